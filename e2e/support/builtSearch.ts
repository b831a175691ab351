import { SEARCH_CONTEXTS } from '../../src/plugins/search/engine/contexts';
import {
  readDocuments,
  searchFile,
  searchFolder,
  type SearchIndex,
  type StoredDocuments,
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
      readDocuments(read(searchFile.documents(context)) as StoredDocuments),
      read(searchFile.index(context)) as SearchIndex,
    );
  }
  return engine;
}
