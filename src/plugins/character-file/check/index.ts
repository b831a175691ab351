/** The check of a character file, for the page, the MCP server and the checks of the site's own samples. */
export { checkCharacter, MOST_CHARACTERS } from './checkCharacter';
export type { Problem } from './types';
