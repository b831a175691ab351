import { describe, expect, it } from 'vitest';
import {
  checkBroken,
  checkDescriptions,
  checkGuide,
  checkPageFrontMatter,
  checkHeadings,
  checkPartOf,
  checkScripts,
  checkSettings,
  checkSkill,
  checkSources,
} from './guideChecks';
import { parsePage, type WrittenPage } from '../page-model/written';
import { readGuidePages } from './pages';
import { readSkillPages } from './skillPages';
import facts from '../release/facts.json';
import sidebars from '../../sidebars';

const page = (text: string): WrittenPage => parsePage('docs/x.md', text);

/** All texts of the sidebars, among them the ids of pages. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('written pages', () => {
  const pages = readGuidePages();

  it('are read', () => {
    expect(pages.map(({ file }) => file)).toEqual(expect.arrayContaining(['docs/intro.mdx', 'community/index.md']));
  });

  it('are as guides have to be', () => {
    expect(pages.flatMap((one) => checkGuide(one, facts))).toEqual([]);
  });

  it('are in the sidebar, or say what they are part of', () => {
    const problems = checkPartOf(pages, new Set(textsIn(sidebars)));
    expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
  });

  it('have their own descriptions', () => {
    expect(checkDescriptions(pages)).toEqual([]);
  });
});

describe('skills', () => {
  const skills = readSkillPages();

  it('are read', () => {
    expect(skills.map(({ file }) => file)).toContain('src/plugins/agent-skills/skills/write-an-action/SKILL.md');
  });

  it('are as skills have to be', () => {
    expect(skills.flatMap((one) => checkSkill(one, facts))).toEqual([]);
  });
});

describe('checkPageFrontMatter', () => {
  it('requires title, description and sources', () => {
    expect(checkPageFrontMatter(page('# X'))).toEqual([
      expect.stringContaining('docs/x.md:1: the front matter has no title'),
      expect.stringContaining('no description'),
      expect.stringContaining('no sources'),
    ]);
  });

  it('requires a short description', () => {
    const long = page(`---\ntitle: X\ndescription: ${'a'.repeat(141)}\nsources: [a]\n---\n`);
    expect(checkPageFrontMatter(long)).toEqual([expect.stringContaining('has 141 characters')]);
  });
});

describe('checkHeadings', () => {
  it('reports a second first-level heading, a skipped level and an emoji, with their lines', () => {
    expect(checkHeadings(page('---\ntitle: X\n---\n\n# X\n\n### Deep 🚀\n\n# Y\n'))).toEqual([
      expect.stringContaining('docs/x.md:9: has 2 first-level headings'),
      expect.stringContaining('docs/x.md:7: heading "Deep 🚀" skips level 2'),
      expect.stringContaining('docs/x.md:7: heading "Deep 🚀" contains an emoji'),
    ]);
  });
});

describe('checkSources', () => {
  it('reports a path that the release does not have', () => {
    const text = '---\nsources:\n  - package.json\n  - packages/core/src/gone.ts\n---\n';
    expect(checkSources(page(text), facts)).toEqual([expect.stringContaining('"packages/core/src/gone.ts"')]);
  });

  it('reports such a path of a skill, with the line of its metadata', () => {
    const text = '---\nname: x\nmetadata:\n  sources: >-\n    package.json\n    packages/core/src/gone.ts\n---\n';
    expect(checkSources(page(text), facts)).toEqual([
      expect.stringMatching(/^docs\/x\.md:3: source "packages\/core\/src\/gone\.ts"/u),
    ]);
  });
});

describe('checkDescriptions', () => {
  it('reports the second of two equal descriptions, with its line', () => {
    const one = (file: string, description: string): WrittenPage =>
      parsePage(file, `---\ntitle: X\ndescription: ${description}\n---\n`);
    expect(checkDescriptions([one('docs/a.md', 'A'), one('docs/b.md', 'B'), one('docs/c.md', 'A')])).toEqual([
      'docs/c.md:3: has the same description as docs/a.md:3: say what this page is about',
    ]);
  });
});

describe('checkPartOf', () => {
  const above = parsePage('docs/packages/index.md', '---\ntitle: Packages\n---\n');
  const part = (title: string, address: string): WrittenPage =>
    page(`---\ntitle: X\npart_of:\n  - title: ${title}\n    page: ${address}\n---\n`);

  it('accepts a page in the sidebar, and one that is part of another', () => {
    expect(checkPartOf([above, part('Packages', '/docs/packages/')], new Set(['packages/index']))).toEqual([]);
  });

  it.each([
    ['a page that is nowhere', page('# X'), [], '1: is in no sidebar: add it to sidebars.ts, or add part_of'],
    ['one that is in both', part('Packages', '/docs/packages/'), ['x'], '3: the sidebar has breadcrumbs for this page'],
    [
      'a title of no page',
      part('Parcels', '/docs/packages/'),
      [],
      '3: no page /docs/packages/ has the title "Parcels"',
    ],
  ])('reports %s', (_, one, ids, message) => {
    expect(checkPartOf([above, one], new Set(['packages/index', ...ids]))).toEqual([
      expect.stringContaining(`docs/x.md:${message}`),
    ]);
  });
});

describe('checkBroken', () => {
  const broken = (text: string): WrittenPage => page(`# X\n\n:::broken\n\n${text}\n\n:::\n`);

  it.each([
    ['an entry of the known defects', 'It fails. [Known defect](/docs/known-defects/#it-fails).'],
    ["the page's own list", '- It fails: [what doesn’t work](#what-doesnt-work-in-017).'],
  ])('accepts a link to %s', (_, text) => {
    expect(checkBroken(broken(text))).toEqual([]);
  });

  it.each([
    ['none', 'It fails.'],
    ['one to the whole page', '[Known defects](/docs/known-defects/).'],
    ['one to the list of another page', '[What doesn’t work](adapters.md#what-doesnt-work-in-017).'],
    ['one below the call-out', 'It fails.\n\n:::\n\n[Known defect](/docs/known-defects/#it-fails).\n\n:::note\n\nX.'],
  ])('reports a call-out whose link is %s, with its line and the fix', (_, text) => {
    expect(checkBroken(broken(text))).toEqual([
      expect.stringContaining('docs/x.md:3: this call-out links to no known defect: end it with a link to its entry'),
    ]);
  });

  it('lets call-outs of other kinds be, and code that shows one', () => {
    const text = ':::costs\n\nEach call.\n\n:::\n\n```md\n:::broken\n\nIt fails.\n\n:::\n```\n';
    expect(checkBroken(page(text))).toEqual([]);
  });
});

describe('checkScripts', () => {
  it('reports a script that no package has, with its line', () => {
    const text =
      '# X\n\n```bash\npnpm install --no-frozen-lockfile && pnpm bild\nSERVER_PORT=1 pnpm start:client\n```\n';
    expect(checkScripts(page(text), facts)).toEqual([
      'docs/x.md:4: "bild" is not a script of any package in the release',
    ]);
  });

  it('looks in the package that the command names', () => {
    const text = '```bash\npnpm --filter "@elizaos/core" test:watch\npnpm --filter "@elizaos/core" start:client\n```\n';
    expect(checkScripts(page(text), facts)).toEqual([
      'docs/x.md:3: "start:client" is not a script of @elizaos/core in the release',
    ]);
  });
});

describe('checkSettings', () => {
  it('reports settings that nothing reads, in samples and in text', () => {
    const text =
      '```bash\nOPENAI_API_KEY=x\nOPENAI_KEY=x\n```\n\n`POSTGRES_URL`, `POSTGRES_ADDRESS`, `ERR_X_Y`, `MUTE_ROOM`\n';
    expect(checkSettings(page(text), facts)).toEqual([
      expect.stringContaining('docs/x.md:3: nothing in the release reads OPENAI_KEY'),
      expect.stringContaining('docs/x.md:6: nothing in the release reads POSTGRES_ADDRESS'),
    ]);
  });

  it('lets a page list settings that nothing reads, but not those that the release reads', () => {
    const text = '---\nunreadSettings: [NO_SUCH, OPENAI_API_KEY]\n---\n\n`NO_SUCH`\n';
    expect(checkSettings(page(text), facts)).toEqual([
      expect.stringContaining('OPENAI_API_KEY, which the release reads'),
    ]);
  });
});
