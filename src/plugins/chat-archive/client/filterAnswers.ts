import { queryTokens, stemOf } from '../../../utils/words';
import type { AnswersPage, AskedQuestion, ProblemLink } from '../pages';
import { hasStart, spaced, wordsOf } from './words';

type Topics = AnswersPage['topics'];

/** What a filter shows. */
export interface Filtered {
  topics: Topics;
  /** Whether nothing has all words, so that these have most of them. */
  partly: boolean;
}

/** Of the best, how much an entry must have to be shown beside it, when nothing has all words. */
const NEARLY_AS_GOOD = 0.75;

/**
 * Finds the problems and questions with the words of a query. If none has all of them, it tries other forms and other
 * words for the same, which would show too much otherwise; then it shows those that have most, where a word that few have
 * counts more.
 *
 * @param textOf - the text in which a problem or question of a topic is found
 */
export function filterAnswers(
  topics: Topics,
  query: string,
  textOf: (item: ProblemLink | AskedQuestion, topic: Topics[number]['topic']) => string,
): Filtered {
  const typed = wordsOf(query);
  if (typed.length === 0) {
    return { topics, partly: false };
  }
  const texts = new Map<ProblemLink | AskedQuestion, string>(
    topics.flatMap(({ topic, problems, questions }) =>
      [...problems, ...questions].map((item) => [item, spaced(textOf(item, topic))] as const),
    ),
  );
  const wider = queryTokens(typed.join(' ')).map(({ whole, otherWords }) => [
    withoutEnding(whole),
    stemOf(whole) ?? whole,
    ...otherWords,
  ]);
  for (const words of [typed.map((word) => [word]), wider]) {
    const found = keep(topics, (item) => words.every((forms) => hasStart(texts.get(item) ?? '', forms)));
    if (found.length > 0) {
      return { topics: found, partly: false };
    }
  }
  const all = [...texts.values()];
  const weighed = wider.map((forms) => {
    const having = all.filter((text) => hasStart(text, forms)).length;
    return { forms, weight: Math.log((all.length + 1) / (having + 1)) };
  });
  const scores = new Map(
    [...texts].map(([item, text]) => [
      item,
      weighed.reduce((sum, { forms, weight }) => sum + (hasStart(text, forms) ? weight : 0), 0),
    ]),
  );
  const best = Math.max(...scores.values());
  return {
    topics: best > 0 ? keep(topics, (item) => (scores.get(item) ?? 0) >= best * NEARLY_AS_GOOD) : [],
    partly: best > 0,
  };
}

function keep(topics: Topics, isWanted: (item: ProblemLink | AskedQuestion) => boolean): Topics {
  return topics
    .map(({ topic, problems, questions }) => ({
      topic,
      problems: problems.filter(isWanted),
      questions: questions.filter(isWanted),
    }))
    .filter(({ problems, questions }) => problems.length + questions.length > 0);
}

/** `post` of `posted`: a word of the text may have no ending or another one. */
function withoutEnding(word: string): string {
  return word.replace(/(?<=\w{3})(?:ing|ed)$/u, '');
}
