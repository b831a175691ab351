import { SEARCH_CONTEXTS, type SearchContext } from '../../src/plugins/search/engine/contexts';
import {
  searchFile,
  searchFolder,
  type SearchDocuments,
  type SearchIndex,
  type SearchMessages,
  type StoredDocuments,
} from '../../src/plugins/search/engine/indexFormat';
import { readDocuments } from '../../src/plugins/search/engine/storedDocuments';
import { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import * as matcher from '../../src/plugins/troubleshooting/matchLog';
import { builtFiles, readBuilt } from './site';

function read(file: string): unknown {
  /** In the name of the folder. */
  const [, stamp = ''] = builtFiles().flatMap(
    (name) => /^search-data\/([^/]+)\/guides\.index\.json$/u.exec(name) ?? [],
  );
  return JSON.parse(readBuilt(`${searchFolder(stamp)}/${file}`));
}

interface BuiltContext {
  context: SearchContext;
  documents: SearchDocuments;
}

/** The pages of all parts of the built site. */
export function builtContexts(): BuiltContext[] {
  return SEARCH_CONTEXTS.map((context) => ({
    context,
    documents: readDocuments(read(searchFile.documents(context)) as StoredDocuments),
  }));
}

/** The engine with all parts of the built site. */
export function builtSearch(): SearchEngine {
  const engine = new SearchEngine();
  for (const { context, documents } of builtContexts()) {
    engine.add(context, documents, read(searchFile.index(context)) as SearchIndex);
  }
  engine.addMessages(read(searchFile.messages) as SearchMessages, matcher);
  return engine;
}
