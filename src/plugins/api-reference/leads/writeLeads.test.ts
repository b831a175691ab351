import { describe, expect, it } from 'vitest';
import type { Lead } from './findLeads';
import { withLeads, withMostUsed } from './writeLeads';

const PAGE =
  '---\ndescription: "createGoal, function of @elizaos/core 0.1.7."\n---\n\n# createGoal()\n\n<small>Defined in [a.ts:1](https://code.test)</small>\n\n```ts\nfunction createGoal(): void;\n```\n';
const DESCRIBED = PAGE.replace('0.1.7.', '0.1.7: Makes a goal.');

function lead(number: number, sentence?: string): Lead {
  return { route: `/docs/${number}/`, text: `Guide ${number}`, ...(sentence && { sentence }) };
}

const none = { explained: [], samples: [], chats: [] };

describe('withLeads', () => {
  const explained = [lead(1, '`createGoal` stores a goal.'), ...[2, 3, 4, 5].map((number) => lead(number))];

  it('describes an export that the sources do not describe, also in the front matter', () => {
    const text = withLeads(PAGE, { ...none, explained }, undefined);
    expect(text).toContain('description: "createGoal, function of @elizaos/core 0.1.7: Stores a goal."\n');
    expect(text).toContain(
      '</small>\n\n<div data-lead="" data-no-search="">\n\n`createGoal` stores a goal. <small>More in [Guide 1](/docs/1/).</small>\n\n</div>\n\n```ts',
    );
    expect(text).toContain('## Explained in\n\n- [Guide 1](/docs/1/)\n- [Guide 2](/docs/2/)\n');
  });

  it('leaves the description of the sources alone', () => {
    const text = withLeads(DESCRIBED, { ...none, explained }, undefined);
    expect(text.startsWith(DESCRIBED)).toBe(true);
    expect(text).toContain('- [Guide 1](/docs/1/): `createGoal` stores a goal.\n');
  });

  it('shows three and folds the rest', () => {
    expect(withLeads(PAGE, { ...none, explained }, undefined)).toContain(
      '- [Guide 3](/docs/3/)\n\n<details>\n<summary>More sections</summary>\n\n- [Guide 4](/docs/4/)\n\n</details>',
    );
  });

  it('shows who uses it', () => {
    const links = [1, 2, 3, 4].map((number) => ({ route: `https://code.test/${number}`, text: `package-${number}` }));
    const samples = [
      { route: '/docs/1/', text: 'Guide 1' },
      { route: '/docs/9/', text: 'Guide 9' },
    ];
    const text = withLeads(PAGE, { explained, samples, chats: [] }, { count: '4 files of 4 packages', links });
    expect(text).toContain(
      '## Used in\n\n- 4 files of 4 packages: [package-1](https://code.test/1), [package-2](https://code.test/2), [package-3](https://code.test/3)\n- 1 sample: [Guide 9](/docs/9/)\n\n<details>\n<summary>More places</summary>\n\n- [package-4](https://code.test/4)\n',
    );
  });

  it('says that nothing uses it', () => {
    expect(withLeads(PAGE, none, { count: 'Nothing in the packages of the release', links: [] })).toContain(
      '## Used in\n\n- Nothing in the packages of the release\n',
    );
  });

  it('stops at a page without a title', () => {
    expect(() => withLeads(PAGE.replace('# createGoal()', ''), { ...none, explained }, undefined)).toThrow(
      /has no title/u,
    );
  });
});

describe('withMostUsed', () => {
  const section = (title: string, text: string): string =>
    `### \`${title}\`\n\n<small>Defined in [a.ts:1](https://code.test)</small>\n\n\`\`\`ts\n${title};\n\nmore;\n\`\`\`\n\n${text}\n`;
  const page = [
    '# A\n',
    'What it is.\n',
    '## Properties\n',
    section('fetch?', 'Gets things, of\nany kind. And more.'),
    section('plain', '| Parameter | Type |\n| :-- | :-- |\n| `a` | `b` |'),
    '## Methods\n',
    section(
      'getSetting()',
      '**Returns** `string`\n\n<blockquote>\n\n**Our note:** `null` if it is missing. Or so.\n\n</blockquote>',
    ),
  ].join('\n');

  it('lists members in the given order, with their first sentence or that of their note, above their sections', () => {
    const text = withMostUsed(page, ['getSetting', 'gone', 'fetch', 'plain']);
    expect(text).toContain(
      'What it is.\n\n<div data-no-search="">\n\nUsed most in the packages of the release:\n\n' +
        '- [`getSetting()`](#getsetting) `null` if it is missing.\n- [`fetch?`](#fetch) Gets things, of any kind.\n- [`plain`](#plain)\n\n' +
        '</div>\n\n## Properties\n',
    );
    expect(text.replace(/<div[^]*<\/div>\n\n/u, '')).toBe(page);
  });

  it('comes above the list of all members, and above a declaration only if that is long', () => {
    const withList = page.replace('## Properties', '<nav class="member-list">\n</nav>\n\n## Properties');
    expect(withMostUsed(withList, ['plain'])).toMatch(/<\/div>\n\n<nav class="member-list">/u);
    const declared = (lines: number): string =>
      withMostUsed(page.replace('What', `\`\`\`ts\n${'  a: string;\n'.repeat(lines)}\`\`\`\n\nWhat`), ['plain']);
    expect(declared(30)).toMatch(/^# A\n\n<div/u);
    expect(declared(29)).toMatch(/\nWhat it is\.\n\n<div/u);
  });

  it('leaves a page alone of whose members none is used', () => {
    expect(withMostUsed(page, [])).toBe(page);
    expect(withMostUsed(page, ['gone'])).toBe(page);
  });
});
