import path from 'node:path';
import type { List, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parsePage, type WrittenPage } from '../../page-model/written';
import { checkTopics, listQuestions, questionsOf } from './listQuestions';

const SITE = path.resolve(__dirname, '../../..');

const link = (topic: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: `/docs/faq/${topic}/`, children: [{ type: 'text', value: 'Title' }] }],
    },
  ],
});

describe('questionsOf', () => {
  it('reads the headings of the second level, with the anchors that they get on their page', () => {
    const text = '---\ntitle: X\n---\n\n# X\n\n## Why?\n\n### Not this\n\n```md\n## Nor this\n```\n\n## Is `a_b` on?\n';
    expect(questionsOf(parsePage('docs/faq/x.md', text))).toEqual([
      { text: 'Why?', anchor: 'why', line: 7 },
      { text: 'Is a_b on?', anchor: 'is-a_b-on', line: 15 },
    ]);
  });
});

describe('checkTopics', () => {
  const index = (text: string): WrittenPage => parsePage('docs/faq/index.md', text);
  const topics = new Map([
    ['install', [{ text: 'Why?', anchor: 'why', line: 7 }]],
    ['models', [{ text: 'How?', anchor: 'how', line: 7 }]],
  ]);

  it('accepts an index with each topic once', () => {
    expect(checkTopics(index('[B](/docs/faq/models/)\n\n[A](/docs/faq/install/)\n'), topics)).toEqual([]);
  });

  it('reports topics that are missing, unknown or there twice, with their lines', () => {
    const text = '# FAQ\n\n[B](/docs/faq/models/)\n\n[B](/docs/faq/models/)\n\n[C](/docs/faq/gone/)\n';
    expect(checkTopics(index(text), topics)).toEqual([
      expect.stringContaining('docs/faq/index.md:5: lists the questions of models.md a second time'),
      expect.stringContaining('docs/faq/index.md:7: there is no docs/faq/gone.md'),
      expect.stringContaining(
        'docs/faq/index.md:1: lacks the questions of install.md: add [Title of the page](/docs/faq/install/)',
      ),
    ]);
  });

  it('reports a question that two topics have', () => {
    const twice = new Map([...topics, ['models', [{ text: 'Why?', anchor: 'why', line: 7 }]] as const]);
    expect(checkTopics(index('[B](/docs/faq/models/)\n\n[A](/docs/faq/install/)\n'), twice)).toEqual([
      expect.stringContaining('docs/faq/models.md:7: the question "Why?" is also on docs/faq/install.md:7: keep one'),
    ]);
  });
});

describe('listQuestions', () => {
  it('lists the questions of a topic in the index, with links to the answers and their anchors', () => {
    const tree = link('install');
    listQuestions({ siteDir: SITE })(tree, { path: path.join(SITE, 'docs/faq/index.md') });
    const anchor = 'which-versions-of-node-and-pnpm-do-i-need';
    const [list] = tree.children as List[];
    expect(list?.children.find(({ data }) => data?.hProperties?.id === anchor)).toMatchObject({
      children: [{ children: [{ type: 'link', url: `/docs/faq/install/#${anchor}` }] }],
    });
  });

  it('changes no other page', () => {
    const tree = link('install');
    listQuestions({ siteDir: SITE })(tree, { path: path.join(SITE, 'docs/intro.md') });
    expect(tree).toEqual(link('install'));
  });
});
