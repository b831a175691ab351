import type { Tool } from '../tool';
import { checkCharacter } from './checkCharacter';
import { findError } from './findError';
import { readPage } from './readPage';
import { search } from './search';
import { setting } from './setting';
import { symbol } from './symbol';

/** All tools of the server. A new one is a file in this folder, and a name here. */
export const TOOLS: readonly Tool[] = [search, readPage, symbol, setting, findError, checkCharacter];
