import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { knownScripts } from './knownScripts';

function props({ baseUrlIssueBanner = false, ...rest }: Partial<Props> & { baseUrlIssueBanner?: boolean } = {}): Props {
  return {
    siteDir: path.resolve('.'),
    baseUrl: '/eliza/',
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    siteConfig: { baseUrlIssueBanner },
    ...rest,
  } as unknown as Props;
}

describe('the scripts of the build', () => {
  it('include the tags of the configuration and the plugins, minified as in the pages', () => {
    const known = knownScripts(
      props({
        headTags: '<meta name="x" content="<script>">\n<script src="/counter.js" async></script>',
        preBodyTags: '<script>\n  window.first = 1 ;\n</script>',
        postBodyTags: '<script>window.last = 2</script><script type="application/ld+json">{}</script>',
      }),
    );
    expect([...known.inline]).toEqual(['window.first=1;', 'window.last=2;']);
    expect([...known.loaded]).toEqual(['/counter.js']);
    expect(known.bundle).toBe('/eliza/assets/js/');
  });

  it('include the banner for a wrong base URL, if the site has it', () => {
    const [banner = '', ...others] = knownScripts(props({ baseUrlIssueBanner: true })).inline;
    expect(others).toEqual([]);
    expect(banner).toContain('document.addEventListener("DOMContentLoaded"');
    expect(banner).toContain('Your Docusaurus site did not load properly');
    expect(banner).toContain('/eliza/</span>');
  });

  it('match the patterns of plugins as a whole', () => {
    const { patterns } = knownScripts(props(), [/go\('[a-z/]+'\);|stay\(\)/gmu]);
    const matches = ["go('/docs/');", 'stay()', "go('/docs/');run()", "run()\ngo('/docs/');", 'stay()\nrun()'].map(
      (text) => patterns.some((pattern) => pattern.test(text)),
    );
    expect(matches).toEqual([true, true, false, false, false]);
  });
});
