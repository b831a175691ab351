import { describe, expect, it } from 'vitest';
import { filterAnswers } from './filterAnswers';

const TEXTS = {
  blocked: 'X blocked the account',
  posts: 'Posting on X: prizes for posts',
  silent: 'The Discord agent is silent, mention it',
  fund: 'What the fund holds, TWITTER_DRY_RUN',
  fees: 'The fees of a swap',
};

const topics: Parameters<typeof filterAnswers>[0] = [
  {
    topic: 'x-twitter',
    problems: [
      { route: 'blocked', title: '', asked: 1 },
      { route: 'posts', title: '', asked: 1 },
    ],
    questions: [],
  },
  { topic: 'discord', problems: [{ route: 'silent', title: '', asked: 1 }], questions: [] },
  {
    topic: 'ai16z',
    problems: [],
    questions: ['fund', 'fees'].map((id) => ({ id, question: '', channel: 'welcome/stage', date: '2024-12-01' })),
  },
];

function found(query: string): { shown: string[]; partly: boolean } {
  const { topics: kept, partly } = filterAnswers(
    topics,
    query,
    (item) => TEXTS[('route' in item ? item.route : item.id) as keyof typeof TEXTS],
  );
  return {
    shown: kept.flatMap(({ problems, questions }) => [
      ...problems.map(({ route }) => route),
      ...questions.map(({ id }) => id),
    ]),
    partly,
  };
}

describe('filterAnswers', () => {
  it.each([
    ['nothing', '', Object.keys(TEXTS)],
    ['the start of a word, in any case', 'DISC', ['silent']],
    ['no middle of a word', 'lent', []],
    ['all words, in any order', 'account x', ['blocked']],
    ['the parts of a name', 'dry run', ['fund']],
    ['another form', 'prize', ['posts']],
    ['another form with an ending', 'holding', ['fund']],
    ['words of readers for the same', 'chatbot', ['silent']],
    ['what was typed alone, without other words for it, if it is there', 'x', ['blocked', 'posts']],
    ['words that say something, without those of a question', 'how does the fund hold', ['fund']],
  ])('finds by %s', (_, query, shown) => {
    expect(found(query)).toEqual({
      shown: Object.keys(TEXTS).filter((id) => shown.includes(id)),
      partly: false,
    });
  });

  it('shows those that have most of the words if none has all', () => {
    expect(found('bot silent nonsense')).toEqual({ shown: ['silent'], partly: true });
    // "the" says nothing, and "x" is in more texts than "swap".
    expect(found('the swap on x')).toEqual({ shown: ['fees'], partly: true });
  });

  it('shows nothing if no word is there', () => {
    expect(found('nonsense')).toEqual({ shown: [], partly: false });
  });
});
