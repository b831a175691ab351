import { describe, expect, it } from 'vitest';
import { packagesIn, readPackages } from './defectPackages';
import { readDefects } from './readDefects';
import { parsePage, type WrittenPage } from '../../page-model/written';
import { readGuides } from './readGuides';

const guide = (body: string, file = 'docs/x.md'): WrittenPage =>
  parsePage(file, `# X\n\n## What doesn't work in 0.1.7\n\n${body}\n\n## Next\n\n- a link\n`);

const { words } = readPackages();
const PACKAGES = { pages: { 'docs/x.md': 'core' }, words };

describe('readDefects', () => {
  it('finds no mistake in the guides, and more defects than pages', () => {
    const { defects, problems } = readDefects(readGuides('.'));
    expect(problems).toEqual([]);
    expect(defects.length).toBeGreaterThan(100);
  });

  it('reads the list, with lines and packages, core before clients', () => {
    const { defects } = readDefects([guide('- Slack is\n  slow.\n- It is slow.')], PACKAGES);
    expect(defects).toMatchObject([
      { text: 'It is slow.', anchor: 'it-is-slow', line: 7, packages: ['core'] },
      { text: 'Slack is slow.', line: 5, packages: ['client-slack'] },
    ]);
  });

  it('takes the entries of a plugin page for that plugin, whatever else they name', () => {
    const entries = guide(
      '- With plugin-evm loaded, `SWAP_TOKENS` runs its `swap`.\n- It is slow.',
      'docs/packages/plugins/goat.md',
    );
    expect(readDefects([entries], { pages: {}, words }).defects.map(({ packages }) => packages)).toEqual([
      ['plugin-goat', 'plugin-evm'],
      ['plugin-goat'],
    ]);
  });

  it.each([
    [
      'a page that has no package',
      guide('- a', 'docs/z.md'),
      'docs/z.md:3: this page has defects but no package: add it to "pages" in src/plugins/troubleshooting/packages.yml',
    ],
    [
      'a section without a list',
      guide('Nothing works.'),
      'docs/x.md:3: "What doesn\'t work in 0.1.7" has no list: write each defect as "- …"',
    ],
    [
      'an entry that is not understood alone',
      guide('- a\n- The same holds for `B`.'),
      'docs/x.md:6: "The same holds for B.…" refers to another entry: write it out, because readers see each entry alone',
    ],
    [
      'two entries with one anchor',
      guide('- It is slow.\n- It is slow!'),
      'docs/x.md:6: "It is slow!…" starts like the entry of docs/x.md:5, so both would be at #it-is-slow: say first what differs',
    ],
  ])('refuses %s, with file, line and fix', (_, one, problem) => {
    expect(readDefects([one], PACKAGES).problems).toEqual([problem]);
  });
});

describe('packagesIn', () => {
  it.each([
    ['plugin-3d-generation hands over a text.', ['plugin-3d-generation']],
    ['Replies on X, and Discord voice.', ['client-twitter', 'client-discord']],
    ['POST /agents/:agentId/set ends the process.', ['client-direct']],
    ['It is slow.', []],
  ])('%s', (text, packages) => {
    expect(packagesIn(text, { words })).toEqual(packages);
  });
});

describe('readPackages', () => {
  it('names file, line and fix of a regular expression that is wrong', () => {
    expect(() => readPackages('pages: {}\nwords:\n  core: (\n')).toThrow(
      /^src\/plugins\/troubleshooting\/packages\.yml:3: .*: fix the regular expression$/u,
    );
  });
});
