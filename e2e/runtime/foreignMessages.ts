/**
 * Messages in the tables "What goes wrong" that the release does not write itself, and who writes them. A row that no test
 * provokes has only messages that are in the sources of the release, see src/release/facts.json, or here.
 */
export const FOREIGN_MESSAGES: Readonly<Record<string, string>> = {};
