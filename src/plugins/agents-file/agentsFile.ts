import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { written } from '../../page-model/written';
import { readWrittenFiles } from '../../page-model/writtenFiles';

/** Name of the file in the build, and title of the block on the page. */
export const AGENTS_FILE = 'AGENTS.md';
/** The page with the part of the file that people write. */
const AGENTS_PAGE = 'docs/build-with-ai/agents-md.md';

const GUIDES = '/docs/';
/** Guides, without the pages of plugins, which are too many: the index of the plugins lists them. */
const LISTED = /^\/docs\/(?!packages\/plugins\/.)/u;

/**
 * The file for coding agents: the block of the page, with the list of all guides at its end.
 *
 * @param siteDir - folder of the site
 * @throws an error with the fix if the page has no such block
 */
export function agentsFile(siteDir: string): string {
  const block = written(AGENTS_PAGE, siteDir).fences.find(({ title }) => title === AGENTS_FILE);
  if (!block) {
    throw new Error(`${AGENTS_PAGE}:1: no block of code has the title ${AGENTS_FILE}: add it, it becomes the file`);
  }
  return `${withGuides(block.code, siteDir)}\n`;
}

/**
 * A remark plugin that completes the block on the page, so that its button copies the whole file.
 *
 * @param options - `siteDir` is the folder of the site
 */
export function completeAgentsFile({ siteDir }: { siteDir: string }): (tree: Root, file: { path?: string }) => void {
  return (tree, file) => {
    if (file.path && path.resolve(file.path) === path.resolve(siteDir, AGENTS_PAGE)) {
      visit(tree, 'code', (block) => {
        if (block.meta?.includes(`title="${AGENTS_FILE}"`)) {
          block.value = withGuides(block.value, siteDir);
        }
      });
    }
  };
}

/** Adds a line for each folder of the guides, such as `- recipes/: discord-bot.md, ollama.md`. */
function withGuides(text: string, siteDir: string): string {
  const folders = new Map<string, string[]>();
  const routes = readWrittenFiles(siteDir).files.map(({ route }) => route);
  for (const route of routes.filter((one) => LISTED.test(one)).sort()) {
    const { dir, base } = path.posix.parse(route.slice(GUIDES.length, -1));
    folders.set(dir, [...(folders.get(dir) ?? []), `${base}.md`]);
  }
  const lines = [...folders].sort().map(([folder, names]) => `- ${folder && `${folder}/: `}${names.join(', ')}`);
  return `${text}\n\n${lines.join('\n')}`;
}
