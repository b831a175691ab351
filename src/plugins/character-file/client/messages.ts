import { MAX_FILE_LENGTH } from '../check/limits';
import type { FileFailure } from './decodeFile';
import { MAX_LINES, type TooLarge } from './fileLimits';
import type { LinkFailure } from './share/characterLink';

/** What to tell if the check breaks, or takes too long, where it is asked for more than a verdict. */
export const NO_ANSWER = 'The check hasn’t answered, so nothing was changed or copied. Try again.';

/**
 * What to tell of a file.
 *
 * @param what - why it can't be shown, or `utf-16` for one that can, but that the release can't read
 * @param name - the name of the file; none for a text that was pasted or typed
 * @returns plain text
 */
export function fileMessage(what: FileFailure | 'utf-16', name?: string): string {
  if (typeof what === 'object') {
    return `${name ?? ''} was not opened: line ${what.line} has a character that isn’t in UTF-8, the only encoding that Eliza reads. It may be Windows-1252 or the like. Save the file as UTF-8 in your editor, and open it again.`;
  }
  switch (what) {
    case 'too-large':
    case 'too-many-lines':
      return name === undefined
        ? `This text has ${excess(what)}, so it was not inserted. Your text is unchanged.`
        : `${name} has ${excess(what)}, so it was not opened. Your text is unchanged.`;
    case 'binary':
      return `${name ?? ''} isn’t a text file, so it was not opened. A character file is JSON.`;
    case 'unreadable':
      return `The browser could not read ${name ?? ''}. If it is a folder, open a file in it.`;
    case 'utf-16':
      return `${name ?? ''} is UTF-16, and Eliza reads only UTF-8. The verdict below is on its text. Download the file here to get it as UTF-8.`;
  }
}

/** What to tell of a link that can't be read, as plain text. */
export function linkMessage(failure: LinkFailure): string {
  switch (failure) {
    case 'broken':
      return 'The link that you opened has a damaged character: a part of it may be missing. Ask for the file instead.';
    case 'too-large':
      return 'The character in the link that you opened is too large. Ask for the file instead.';
    case 'too-many-lines':
      return `The character in the link that you opened has ${excess(failure)}. Ask for the file instead.`;
    case 'unsupported':
      return 'This browser is too old to read the character in the link.';
  }
}

function excess(what: TooLarge): string {
  return what === 'too-large'
    ? `more than ${MAX_FILE_LENGTH.toLocaleString('en')} characters`
    : `more than ${MAX_LINES.toLocaleString('en')} lines`;
}
