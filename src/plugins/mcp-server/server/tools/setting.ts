import * as z from 'zod/v4';
import { indexWords, queryTokens } from '../../../../utils/words';
import type { SettingRow } from '../data';
import type { Docs } from '../docs';
import { nearest } from '../nearest';
import { offsetArgument, partOfList } from '../paging';
import { defineTool, Refusal } from '../tool';

const ROWS = 10;
/** What a word counts in the name of a setting, and elsewhere in its row. */
const IN_NAME = 3;
const ELSEWHERE = 1;
/** `OPENAI_API_KEY`, but not `port`. */
const LOOKS_LIKE_NAME = /^[A-Za-z][A-Za-z\d]*_\w+$/u;
const PAGES = 3;
/** Rows with a smaller part of the best score share only common words with the query. */
const OF_THE_BEST = 0.4;

export const setting = defineTool({
  name: 'setting',
  title: 'Look up a setting',
  description:
    'Looks up environment variables and other settings of the release: what each does, its default, which packages read ' +
    'it, and whether a character can set it. Takes a name such as OPENAI_API_KEY, or words such as "postgres".',
  input: z.object({
    name: z.string().trim().min(1).max(200).describe('Name of the setting, or words that say what it is for'),
    offset: offsetArgument,
  }),
  answer({ name: written, offset }, docs) {
    const name = written.replace(/^[\s"'`$]+|=.*|(?<!["'`\s])["'`\s]+$/gu, '');
    const { settings } = docs.data;
    const named = settings.filter((row) => isCalled(row.name, name));
    const rows = named.length > 0 ? named : LOOKS_LIKE_NAME.test(name) ? [] : matching(written, settings);
    if (rows.length === 0) {
      throw new Refusal(unknown(name, docs));
    }
    const { entries, shown, next } = partOfList(rows, offset, ROWS);
    return `Settings: ${shown}\n\n${entries.map((row) => describe(row, docs)).join('\n\n')}${next}`;
  },
});

/** Whether a row is about a setting; `ETHEREUM_PROVIDER_<CHAIN>` is about all that start like this. */
function isCalled(row: string, name: string): boolean {
  const [start = '', open] = row.split(/<[A-Z]+>/u);
  const isOpen = open !== undefined && name.length > start.length && /^\w+$/u.test(name.slice(start.length));
  return row.toLowerCase() === name.toLowerCase() || (isOpen && name.toUpperCase().startsWith(start.toUpperCase()));
}

/** The rows with the words of a query, best first: rare words count more, and so do those in the name. */
function matching(query: string, settings: readonly SettingRow[]): SettingRow[] {
  const rows = settings.map((row) => ({
    row,
    name: new Set(indexWords(row.name)),
    text: new Set(indexWords(`${row.area} ${Object.values(row.cells).join(' ')}`)),
  }));
  const tokens = queryTokens(query).flatMap(({ whole, parts, otherWords }) => {
    const words = parts.length > 0 ? parts : [whole];
    return words.map((word) => ({ word, others: otherWords }));
  });
  const scored = rows.map(({ row, name, text }) => {
    const found = tokens.map(({ word, others }) => {
      const valueOf = (one: string): number => (name.has(one) ? IN_NAME : text.has(one) ? ELSEWHERE : 0);
      return Math.max(valueOf(word), ...others.map((other) => valueOf(other) / 2));
    });
    return { row, found };
  });
  const weights = tokens.map((_, place) => {
    const count = scored.filter(({ found }) => (found[place] ?? 0) > 0).length;
    return Math.log((settings.length + 1) / (count + 1));
  });
  return scored
    .map(({ row, found }) => {
      const share = found.filter((value) => value > 0).length / tokens.length;
      return { row, score: share * found.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * OF_THE_BEST)
    .map(({ row }) => row);
}

function describe({ name, area, route, cells }: SettingRow, docs: Docs): string {
  const lines = Object.entries(cells).map(([column, text]) => `- ${column}: ${text}`);
  return `${docs.linkTo(name, route)} (${area})\n${lines.join('\n')}`;
}

function unknown(name: string, docs: Docs): string {
  const near = nearest(
    name,
    docs.data.settings.map((row) => row.name),
  );
  const pages = /\w/u.test(name)
    ? docs.pagesThatName(name, ['guides'], PAGES).map(({ title, route }) => `- ${docs.linkTo(title, route)}`)
    : [];
  return [
    `No setting of ${docs.data.release} is called ${name}.`,
    ...(near.length > 0 ? [`The nearest: ${near.join(', ')}.`] : []),
    ...(pages.length > 0 ? [`Pages that name it:\n${pages.join('\n')}`] : []),
    ...(near.length + pages.length === 0 ? ['Use search for words.'] : []),
  ].join(' ');
}
