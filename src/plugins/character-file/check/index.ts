/** The check of a character file, for the page, the MCP server and the checks of the site's own samples. */
export { checkCharacter } from './checkCharacter';
export { MOST_CHARACTERS } from './limits';
export type { Problem } from './types';
