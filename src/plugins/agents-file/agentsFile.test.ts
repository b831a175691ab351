import path from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../page-model/written';
import { readWrittenFiles } from '../../page-model/writtenFiles';
import { folderWith } from '../../utils/testFolder';
import { agentsFile, completeAgentsFile } from './agentsFile';

const SITE = path.resolve(__dirname, '../../..');
const PAGE = 'docs/build-with-ai/agents-md.md';
const MAX_BYTES = 8_192;

const page = (code: string, title = 'AGENTS.md'): string => `# Page\n\n\`\`\`md title="${title}"\n${code}\n\`\`\`\n`;

/** The code of the block after the plugin, in a file of a site. */
function completed(siteDir: string, file: string, text: string): string {
  const tree: Root = parseMarkdown(text);
  completeAgentsFile({ siteDir })(tree, { path: path.join(siteDir, file) });
  return tree.children.flatMap((node) => (node.type === 'code' ? [node.value] : [])).join('');
}

describe('agentsFile', () => {
  it('is the block of the page with all guides below it, by folder, as the page shows it', () => {
    const text = page('# Rules');
    const site = folderWith({
      [PAGE]: text,
      'docs/intro.md': '# Intro\n',
      'docs/recipes/index.md': '# Recipes\n',
      'docs/recipes/b.md': '---\nslug: c\n---\n\n# B\n',
      'docs/recipes/a.mdx': '# A\n',
      'docs/packages/plugins/index.md': '# Plugins\n',
      'docs/packages/plugins/evm.md': '# EVM\n',
      'community/index.md': '# Community\n',
    });
    expect(agentsFile(site)).toBe(
      '# Rules\n\n- intro.md, recipes.md\n- build-with-ai/: agents-md.md\n- packages/: plugins.md\n- recipes/: a.md, c.md\n',
    );
    expect(`${completed(site, PAGE, text)}\n`).toBe(agentsFile(site));
    expect(completed(site, 'docs/intro.md', text)).toBe('# Rules');
    expect(completed(site, PAGE, page('@AGENTS.md', 'CLAUDE.md'))).toBe('@AGENTS.md');
  });

  it('stops without the block', () => {
    const site = folderWith({ [PAGE]: page('# Rules', 'CLAUDE.md') });
    expect(() => agentsFile(site)).toThrow(`${PAGE}:1: no block of code has the title AGENTS.md`);
  });
});

describe('the file of this site', () => {
  const text = agentsFile(SITE);
  const anchors = new Map(
    readWrittenFiles(SITE).files.map(({ route, headings }) => [
      `${route.slice(1, -1)}.md`,
      headings.map(({ anchor }) => anchor),
    ]),
  );

  it(`has at most ${MAX_BYTES} bytes`, () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('has twenty surprises, each with the page that explains it', () => {
    const [, surprises = ''] = /^## What surprises in 0\.1\.7\n\n([^]*?)\n\n## /mu.exec(text) ?? [];
    const items = surprises.split(/\n(?=\d)/u);
    expect(items).toHaveLength(20);
    expect(items.filter((item) => !/\(`[\w/-]+\.md(?:#[\w-]+)?`\)\.$/u.test(item))).toEqual([]);
  });

  it('names only pages and sections that the site has', () => {
    const paths = [...text.matchAll(/`((?:[a-z\d-]+\/)*[a-z\d-]+\.md)(?:#([\w-]+))?`/gu)];
    expect(paths.length).toBeGreaterThan(20);
    const isThere = (file: string, anchor: string | undefined): boolean => {
      const found = anchors.get(`docs/${file}`);
      return found !== undefined && (anchor === undefined || found.includes(anchor));
    };
    expect(paths.filter(([, file = '', anchor]) => !isThere(file, anchor)).map(([name]) => name)).toEqual([]);
  });
});
