import path from 'node:path';
import type { LoadContext, Plugin, Preset } from '@docusaurus/types';
import { startProcess } from '../../utils/ownProcess';
import type * as checksModule from './checkSite';
import { duplicateRoutes, type PageWithRoute } from './duplicateRoutes';

/** The content of the docs and pages plugins: only the parts that say where pages come from. */
interface DocsContent {
  loadedVersions: { docs: PageWithRoute[] }[];
}
type PagesContent = PageWithRoute[] | null;

/**
 * Checks the written pages (checkSite.ts), so that mistakes are reported within seconds, all together and with their
 * lines. Later it checks that no two pages have the same route.
 *
 * It is a preset, because presets are loaded before any plugin: the checks run while Docusaurus loads the plugins, and
 * end before the build continues.
 *
 * @param context - the site
 * @returns a plugin that throws an error with file, line and fix of everything that is wrong
 */
export default function earlyChecks({ siteDir }: LoadContext): Preset {
  const checking = checkInOtherProcess(siteDir);
  // The plugin below awaits it, and reports its error, unless something else stops the build first.
  checking.catch(() => undefined);

  return {
    plugins: [
      async (): Promise<Plugin> => {
        refuse(await checking);
        return {
          name: 'early-checks',

          allContentLoaded({ allContent }) {
            const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
            const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as PagesContent[];
            refuse(
              duplicateRoutes(siteDir, [
                ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
                ...pages.flatMap((content) => content ?? []),
              ]),
            );
            return Promise.resolve();
          },
        };
      },
    ],
  };
}

/** Runs in its own process, so that the memory of Mermaid is freed when it ends. */
async function checkInOtherProcess(siteDir: string): Promise<string[]> {
  const worker = startProcess<typeof checksModule>(path.join(__dirname, 'checkSite.ts'), ['checkSite']);
  try {
    // The plugin api-reference may be writing its pages at the same time.
    return await worker.checkSite(siteDir, undefined, [], true);
  } finally {
    await worker.end();
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`The written pages need fixing:\n${problems.join('\n')}`);
  }
}
