/** Route of the page of all messages, below the base path. */
export const MESSAGES_ROUTE = '/docs/troubleshooting/';

/** The defects as data, below the base path. */
export const DEFECTS_FILE = 'known-defects.json';
