import path from 'node:path';
import type { LoadContext, Plugin, Preset } from '@docusaurus/types';
import { Worker, type JestWorkerFarm } from 'jest-worker';
import type * as checksModule from '../../checks/checkWrittenFiles';
import { duplicateRoutes, type PageWithRoute } from './duplicateRoutes';

type Checker = JestWorkerFarm<typeof checksModule>;

/** Content of the plugins that read pages, as far as it tells where pages come from. */
interface DocsContent {
  loadedVersions: { docs: PageWithRoute[] }[];
}
type PagesContent = PageWithRoute[] | null;

/**
 * Checks the written pages (src/checks/checkWrittenFiles.ts), so that a mistake is told within seconds and with its line,
 * and later that no two pages have the same route.
 *
 * It is a preset, which is loaded before any plugin: the checks run while Docusaurus loads the plugins, and are done before
 * one of them generates or reads anything.
 *
 * @param context - the site
 * @returns a plugin that throws an error with file, line and fix of everything that is wrong
 */
export default function earlyChecks({ siteDir }: LoadContext): Preset {
  const checking = checkInOtherProcess(siteDir);
  // It is awaited below. Something else may stop the build until then.
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

/** A process of its own takes with it what Mermaid needs of memory when it ends. */
async function checkInOtherProcess(siteDir: string): Promise<string[]> {
  const worker = new Worker(path.join(__dirname, '../../checks/checkWrittenFiles.ts'), {
    numWorkers: 1,
    exposedMethods: ['checkWrittenFiles'],
    forkOptions: { execArgv: ['--import', 'tsx'] },
  }) as Checker;
  try {
    return await worker.checkWrittenFiles(siteDir);
  } finally {
    await worker.end();
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`The written pages need fixing:\n${problems.join('\n')}`);
  }
}
