/** The check of a character file, for the page, the MCP server and the checks of the site's own samples. */
export { checkCharacter } from './checkCharacter';
export { MAX_FILE_LENGTH } from './limits';
export type { Problem } from './types';
