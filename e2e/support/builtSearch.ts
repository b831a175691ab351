import { FIRST_CONTEXTS, SEARCH_CONTEXTS, type SearchContext } from '../../src/plugins/search/engine/contexts';
import { hasDate } from '../../src/plugins/search/engine/dates';
import {
  searchFile,
  searchFolder,
  type SearchDocuments,
  type SearchIndex,
} from '../../src/plugins/search/engine/indexFormat';
import { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import { builtFiles, readBuilt } from './site';

/** The engine with all parts of the built site. */
export function builtSearch(): SearchEngine {
  /** In the name of the folder. */
  const [, stamp = ''] = builtFiles().flatMap(
    (file) => /^search-data\/([^/]+)\/guides\.index\.json$/u.exec(file) ?? [],
  );
  const read = (file: string): unknown => JSON.parse(readBuilt(`${searchFolder(stamp)}/${file}`));
  const engine = new SearchEngine();
  for (const context of SEARCH_CONTEXTS) {
    engine.add(
      context,
      read(searchFile.documents(context)) as SearchDocuments,
      read(searchFile.index(context)) as SearchIndex,
    );
  }
  return engine;
}

/** The parts of the site that the search box would search. */
export function contextsFor(query: string, chosen?: string): SearchContext[] {
  const only = SEARCH_CONTEXTS.filter((context) => context === chosen);
  if (only.length > 0) {
    return only;
  }
  return hasDate(query) ? [...FIRST_CONTEXTS, 'archive'] : [...FIRST_CONTEXTS];
}
