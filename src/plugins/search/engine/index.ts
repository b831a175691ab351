// What other features use of the search: the engine, and the form of the files that the build writes for it.

export { contextOf } from './contexts';
export { excerpt } from './excerpt';
export {
  searchFile,
  searchFolder,
  type SearchIndex,
  type SearchMessage,
  type SearchMessages,
  type StoredDocuments,
} from './indexFormat';
export { findOldName } from './oldNames';
export type { Hit } from './hit';
export { SearchEngine, type LogAnswer } from './searchEngine';
export { readDocuments, storeDocuments } from './storedDocuments';
