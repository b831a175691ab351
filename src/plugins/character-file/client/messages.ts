import { translate } from '@docusaurus/Translate';
import type { FileFailure } from './decodeFile';
import type { LinkFailure } from './share/characterLink';

/** A message to the reader, as plain text. */
export type Message = string;

/**
 * What to tell of a file.
 *
 * @param what - why it can't be shown, or `utf-16` for one that can, but that the release can't read
 * @param name - the name of the file; none for a text that was pasted or typed
 */
export function fileMessage(what: FileFailure | 'utf-16', name?: string): Message {
  const named = { name: name ?? '' };
  switch (what) {
    case 'too-large':
      return name === undefined
        ? translate({
            id: 'site.CharacterChecker.textTooLarge',
            message: 'This text has more than a million characters, so it was not put in. Your text is unchanged.',
            description: 'Shown if a pasted text is too large',
          })
        : translate(
            {
              id: 'site.CharacterChecker.tooLarge',
              message: '{name} has more than a million characters, so it was not opened. Your text is unchanged.',
              description: 'Shown if a file is too large',
            },
            named,
          );
    case 'binary':
      return translate(
        {
          id: 'site.CharacterChecker.binary',
          message: '{name} is no text file, so it was not opened. A character file is JSON.',
          description: 'Shown for a binary file',
        },
        named,
      );
    case 'encoding':
      return translate(
        {
          id: 'site.CharacterChecker.encoding',
          message: '{name} is not UTF-8, so it was not opened. Save it as UTF-8 in your editor, and open it again.',
          description: 'Shown for a file in another encoding',
        },
        named,
      );
    case 'unreadable':
      return translate(
        {
          id: 'site.CharacterChecker.unreadable',
          message: 'The browser could not read {name}. If it is a folder, open a file in it.',
          description: 'Shown if the browser fails to read a file',
        },
        named,
      );
    case 'utf-16':
      return translate(
        {
          id: 'site.CharacterChecker.utf16',
          message: '{name} is UTF-16, and Eliza reads only UTF-8. The download below is UTF-8.',
          description: 'Shown for a file in UTF-16, which is opened',
        },
        named,
      );
  }
}

/** What to tell of a link that can't be read. */
export function linkMessage(failure: LinkFailure): Message {
  switch (failure) {
    case 'broken':
      return translate({
        id: 'site.CharacterChecker.brokenLink',
        message:
          'The link that you opened has a damaged character: a part of it may be missing. Ask for the file instead.',
        description: 'Shown if the character in the address can not be read',
      });
    case 'too-large':
      return translate({
        id: 'site.CharacterChecker.largeLink',
        message: 'The character in the link that you opened is too large. Ask for the file instead.',
        description: 'Shown if the character in the address is too large',
      });
    case 'unsupported':
      return translate({
        id: 'site.CharacterChecker.oldBrowser',
        message: 'This browser is too old to read the character in the link.',
        description: 'Shown if the browser can not unpack the character in the address',
      });
  }
}
