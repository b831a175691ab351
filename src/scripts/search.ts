/**
 * `npm run search -- "query"`: prints what the search of the built site finds, with the parts of each score. Needs
 * `npm run build`. src/plugins/search/engine/ranking.ts has the numbers.
 */
import { builtSearch } from '../../e2e/support/builtSearch';
import { requireBuild } from '../../e2e/bench/support';
import { contextsFor } from '../plugins/search/engine/contexts';
import type { ScoreParts } from '../plugins/search/engine/score';
import { queryTokens } from '../utils/words';
import { runCommand } from './support/command';

const HITS = 15;
const PARTS = ['title', 'heading', 'names', 'asked', 'text', 'page', 'share'] as const satisfies (keyof ScoreParts)[];

runCommand(() => {
  const query = process.argv.slice(2).join(' ');
  if (query === '') {
    throw new Error('Usage: npm run search -- "query"');
  }
  requireBuild();
  const hits = builtSearch().search(query, { contexts: contextsFor(query) });
  console.log(
    `Words: ${queryTokens(query)
      .map(({ whole, otherWords }) => [whole, ...otherWords].join(' or '))
      .join(', ')}\n${hits.length} hits`,
  );
  for (const { score, parts, route } of hits.slice(0, HITS)) {
    const shown = PARTS.filter((part) => parts[part] > 0).map((part) => `${part} ${parts[part].toFixed(1)}`);
    console.log(`${score.toFixed(1).padStart(9)}  ${route}\n           ${shown.join(', ')}`);
  }
});
