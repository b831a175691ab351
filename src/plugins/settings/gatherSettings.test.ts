import type { List, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { gatherSettings } from './gatherSettings';
import { SETTINGS_FOLDER as FOLDER } from './readSettings';

const TABLE =
  '| Setting | What it does | Default | Read in | Per character |\n| --- | --- | --- | --- | --- |\n| `A_KEY` | a | b | c | no |\n';

const transform = gatherSettings({ siteDir: process.cwd() });
const marksOf = (file: string): unknown[] => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(TABLE);
  transform(tree, { path: `${process.cwd()}/${file}` });
  const [table] = tree.children as Table[];
  return [table?.data?.hProperties?.className, ...(table?.children ?? []).map(({ data }) => data?.hProperties?.id)];
};

describe('gatherSettings', () => {
  it('gives tables of settings a class, and their rows an anchor', () => {
    expect(marksOf(`${FOLDER}/models.md`)).toEqual([['settings'], undefined, 'a_key']);
  });

  it('leaves other folders alone', () => {
    expect(marksOf('docs/guides/advanced.md')).toEqual([undefined, undefined, undefined]);
  });

  it('puts all settings into the filter, each with the link to its row and no other', () => {
    const filter = { type: 'mdxJsxFlowElement', name: 'SettingFilter', attributes: [], children: [] as List[] };
    const areas = unified()
      .use(remarkParse)
      .parse(`- [Clients](/${FOLDER}/clients/)\n- [Models](/${FOLDER}/models/)\n`);
    transform({ type: 'root', children: [filter, ...areas.children] } as unknown as Root, {
      path: `${process.cwd()}/${FOLDER}/index.mdx`,
    });
    const items = filter.children[0]?.children ?? [];
    expect(items.length).toBeGreaterThan(250);
    const names = items.map((one) => toString(one).split(' ')[0] ?? '');
    const places = ['TWITTER_DRY_RUN', 'OPENAI_API_KEY', 'EVM_PRIVATE_KEY'].map((name) => names.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const item = items.find((one) => toString(one).startsWith('TWITTER_DRY_RUN '));
    expect(item && toString(item)).toMatch(/^TWITTER_DRY_RUN Turns off posts .* Clients$/u);
    const [paragraph] = item?.children ?? [];
    const links = paragraph?.type === 'paragraph' ? paragraph.children.filter(({ type }) => type === 'link') : [];
    expect(links).toMatchObject([{ url: '/docs/guides/configuration/clients/#twitter_dry_run' }]);
  });
});
