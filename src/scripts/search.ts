/**
 * `npm run search -- "query"`: prints what the search box of the built site shows on the home page, with the parts of each
 * score. Needs `npm run build`.
 *
 * - `--page`: what the search page shows
 * - `--from docs/intro/`: what the box shows on that page
 * - `--ablate`: what each number of src/plugins/search/engine/ranking.ts is worth on the queries of e2e/search-queries.json
 */
import { parseArgs } from 'node:util';
import { requireBuild } from '../../e2e/bench/support';
import { builtSearch } from '../../e2e/support/builtSearch';
import { hitsInBox, measureQueries, readersQueries } from '../../e2e/support/searchQueries';
import { contextOf } from '../plugins/search/engine/contexts';
import { RANKING } from '../plugins/search/engine/ranking';
import type { ScoreParts } from '../plugins/search/engine/score';
import { queryTokens } from '../utils/words';
import { runCommand } from './support/command';

const PARTS = ['title', 'heading', 'names', 'asked', 'text', 'page', 'share'] as const satisfies (keyof ScoreParts)[];

runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'boolean' }, from: { type: 'string' }, ablate: { type: 'boolean' } },
  });
  const query = positionals.join(' ');
  if (query === '' && !values.ablate) {
    throw new Error('Usage: npm run search -- "query" [--page] [--from docs/intro/], or npm run search -- --ablate');
  }
  requireBuild();
  if (values.ablate) {
    ablate();
    return;
  }
  const { hits, unknown } = hitsInBox(builtSearch(), query, {
    here: values.page ? undefined : contextOf(values.from ?? ''),
    most: values.page ? Infinity : undefined,
  });
  const words = queryTokens(query).map(({ whole, otherWords }) => [whole, ...otherWords].join(' or '));
  console.log(`Words: ${words.join(', ')}`);
  for (const { word, similar } of unknown) {
    console.log(`No page has ${word}.${similar.length > 0 ? ` Searched instead: ${similar.join(', ')}.` : ''}`);
  }
  for (const { score, tier, parts, route } of hits) {
    const shown = PARTS.filter((part) => parts[part] > 0).map((part) => `${part} ${parts[part].toFixed(1)}`);
    console.log(
      `${(tier === 'words' ? score.toFixed(1) : tier).padStart(9)}  ${route}\n           ${shown.join(', ')}`,
    );
  }
});

/** Prints the figures of the readers' queries as they are, and with each number halved and doubled. */
function ablate(): void {
  const engine = builtSearch();
  const line = (name: string): void => {
    const figures = readersQueries().map(({ set, queries }) => {
      const { first, firstThree } = measureQueries(engine, queries);
      return `${set} ${(first * 100).toFixed(0)}/${(firstThree * 100).toFixed(0)}`;
    });
    console.log(`${name.padEnd(22)}${figures.join('  ')}`);
  };
  line('as it is');
  for (const name of Object.keys(RANKING) as (keyof typeof RANKING)[]) {
    const value = RANKING[name];
    for (const other of [value / 2, value * 2]) {
      RANKING[name] = other;
      line(`${name} ${other}`);
    }
    RANKING[name] = value;
  }
}
