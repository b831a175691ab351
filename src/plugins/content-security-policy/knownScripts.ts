import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { normalizeUrl } from '@docusaurus/utils';
import type { Props } from '@docusaurus/types';
import { builtPage } from '../../page-model/builtPage';
import { minifyScripts } from '../../page-model/minifyScripts';
import { readScripts, type KnownScripts } from './writePolicies';

/** The module of core that adds a script for the wrong-base-URL banner to the home page. No API lists that script. */
const BANNER_MODULE = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';
const BANNER_FUNCTIONS =
  /^const BannerContainerId[\s\S]*^function createInlineScript\([\s\S]*(?=^function BaseUrlIssueBanner\()/mu;

/**
 * Collects the scripts of the build from their sources, not from the pages: the tags of the configuration and of all
 * plugins and themes (`headTags`, `injectHtmlTags`), and the banner of core. They are minified like the pages.
 *
 * @param props - of the `postBuild` of a plugin
 * @param patterns - of inline scripts whose text differs from page to page; each matches a whole script
 * @throws an error if core's banner is not in the known form
 */
export function knownScripts(props: Props, patterns: readonly RegExp[] = []): KnownScripts {
  const { siteDir, siteConfig, baseUrl, headTags, preBodyTags, postBodyTags } = props;
  const banner = siteConfig.baseUrlIssueBanner ? `<script>${bannerScript(siteDir, baseUrl)}</script>` : '';
  const page = builtPage(`${banner}${headTags}${preBodyTags}${postBodyTags}`);
  minifyScripts(page);
  const scripts = readScripts(page);
  return {
    inline: new Set(scripts.flatMap(({ src, text }) => (src === undefined ? [text] : []))),
    patterns: patterns.map(({ source, flags }) => new RegExp(`^(?:${source})$`, flags.replaceAll(/[gmy]/gu, ''))),
    loaded: new Set(scripts.flatMap(({ src }) => src ?? [])),
    bundle: normalizeUrl([baseUrl, 'assets/js/']),
  };
}

function bannerScript(siteDir: string, baseUrl: string): string {
  const file = createRequire(`${siteDir}/`).resolve(BANNER_MODULE);
  try {
    const functions = BANNER_FUNCTIONS.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    return String(runInNewContext(`${functions}; createInlineScript(${JSON.stringify(baseUrl)})`));
  } catch (cause) {
    throw new Error(
      `${file} doesn't have the form that src/plugins/content-security-policy/knownScripts.ts expects: adapt BANNER_FUNCTIONS ` +
        'to it, or set baseUrlIssueBanner to false in docusaurus.config.ts',
      { cause },
    );
  }
}
