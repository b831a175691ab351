import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { written } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import { CURRENT_SNAPSHOT } from '../../release/snapshots';
import { Kept } from '../../utils/kept';
import { startProcess } from '../../utils/ownProcess';
import { readApiSymbols } from '../api-reference/identifier-links/apiSymbols';
import { fetchPackage, PACKAGE_CACHE } from '../api-reference/sources/fetchPackage';
import type { explainSamples, ExplainSettings } from './explainSamples';
import type { SampleTypesOptions } from './options';
import { SAMPLE_TYPES_FILE, type SampleTypes } from './sampleTypes';

export { validateOptions } from './options';

/** The content of a docs plugin: only the parts that say where pages come from. */
interface DocsContent {
  loadedVersions: { docs: { source: string; permalink: string }[] }[];
}

interface SampledPage extends WrittenFile {
  /** Address of the page on its host. */
  permalink: string;
}

/** A block of TypeScript. Pages without one are not parsed. */
const SAMPLE = /^[ \t]*(?:```|~~~)(?:tsx?|typescript)\b/mu;
/** Files and folders with the code that finds types. */
const CODE = [
  __dirname,
  ...['checks/samples.ts', 'checks/pages.ts', 'page-model', 'utils/readFrontMatter.ts'].map((name) =>
    path.join(__dirname, '../..', name),
  ),
];

/**
 * Writes the types of all names in the TypeScript samples of the guides: a file for each page, which the browser fetches
 * when the reader points at a sample. The compiler runs beside the bundler, in its own process.
 *
 * @param context - the site
 * @param options - where the API reference is, see options.ts
 */
export default function sampleTypesPlugin(
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  { apiPath }: SampleTypesOptions,
): Plugin {
  let written: Promise<readonly (readonly [SampledPage, SampleTypes])[]> | undefined;
  return {
    name: 'sample-types',

    allContentLoaded({ allContent }) {
      // The development server shows no types.
      if (process.env.NODE_ENV === 'production') {
        const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
        written = explain(
          docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
          { siteDir, baseUrl, apiPath },
        );
        // Reported below, unless something else stops the build first.
        written.catch(() => undefined);
      }
      return Promise.resolve();
    },

    async postBuild({ outDir }) {
      for (const [{ permalink }, types] of (await written) ?? []) {
        const folder = path.join(outDir, permalink.slice(baseUrl.length));
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, SAMPLE_TYPES_FILE), JSON.stringify(types));
      }
    },
  };
}

async function explain(
  docs: readonly { source: string; permalink: string }[],
  { siteDir, baseUrl, apiPath }: { siteDir: string; baseUrl: string; apiPath: string },
): Promise<(readonly [SampledPage, SampleTypes])[]> {
  const pages = docs.flatMap((doc) => sampledPage(siteDir, doc) ?? []);
  const apiRoute = `/${apiPath}/`;
  const symbols = readApiSymbols(path.join(siteDir, apiPath), apiPath);
  const kept = new Kept<SampleTypes>(siteDir, 'sample-types', CODE);
  const inputOf = ({ file, text }: SampledPage): unknown => [
    file,
    text,
    baseUrl,
    [...symbols],
    CURRENT_SNAPSHOT.integrity,
  ];
  const types = new Map<SampledPage, SampleTypes | undefined>(pages.map((page) => [page, kept.find(inputOf(page))]));
  const missing = pages.filter((page) => !types.get(page));
  if (missing.length > 0) {
    logger.info(`Types in the samples of ${missing.length} pages`);
    const corePackage = await fetchPackage(CURRENT_SNAPSHOT, { cacheDirectory: path.join(siteDir, PACKAGE_CACHE) });
    const coreTypes = path.join(corePackage, 'dist/index.d.ts');
    const explained = await explainInOtherProcess(missing, { siteDir, baseUrl, coreTypes, symbols, apiRoute });
    for (const [index, page] of missing.entries()) {
      const ofPage = explained[index];
      if (ofPage) {
        types.set(page, ofPage);
        kept.keep(inputOf(page), ofPage);
      }
    }
  }
  kept.removeOthers();
  return [...types].flatMap(([page, ofPage]) =>
    ofPage && Object.keys(ofPage.samples).length > 0 ? [[page, ofPage] as const] : [],
  );
}

/** Runs in its own process, so that the memory of the compiler is freed when it ends. */
async function explainInOtherProcess(pages: readonly WrittenFile[], settings: ExplainSettings): Promise<SampleTypes[]> {
  const worker = startProcess<{ explainSamples: typeof explainSamples }>(path.join(__dirname, 'explainSamples.ts'), [
    'explainSamples',
  ]);
  try {
    return await worker.explainSamples(pages, settings);
  } finally {
    await worker.end();
  }
}

/** Reads a page of the docs plugin, if it is written here and has samples. */
function sampledPage(
  siteDir: string,
  { source, permalink }: { source: string; permalink: string },
): SampledPage | undefined {
  const file = source.replace('@site/', '');
  const isGenerated = /^(?:docs\/)?api\//u.test(file);
  const text = isGenerated ? '' : written(file, siteDir).text;
  return SAMPLE.test(text) ? { file, text, permalink } : undefined;
}
