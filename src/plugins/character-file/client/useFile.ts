import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Change } from '../check/types';
import { changeBetween } from '../check/changes';
import { readTextFile, withLineFeeds } from './decodeFile';
import type { EditorHandle } from './editor/editorHandle';
import { fileMessage, linkMessage } from './messages';
import { isCharacterHash, textOfHash } from './share/characterLink';

const FILE_NAME = 'agent.character.json';

/** What readers leave here when they open another page of the site and come back. */
const kept = { text: '', fileName: FILE_NAME };

interface EditedFile {
  text: string;
  fileName: string;
  /** What to tell of the last file, link or text that did not get in, as plain text. */
  message: string | undefined;
  canUndo: boolean;
  /** For the editor, when its text has changed. */
  onText: (text: string) => void;
  tell: (message: string) => void;
  /** Opens a file of the reader. */
  open: (file: File) => Promise<void>;
  /** Replaces the text, so that readers can undo it. */
  replace: (text: string, fileName: string) => void;
  /** Changes the text, unless it is no longer the one that the changes are for. Tells whether it did. */
  change: (before: string, changes: readonly Change[]) => boolean;
}

/**
 * The file in the editor, which may come from a link, a file, or what was there before.
 *
 * @param frame - around the editor
 */
export function useFile(frame: RefObject<HTMLElement>, editor: RefObject<EditorHandle>): EditedFile {
  const { hash } = useLocation();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState(FILE_NAME);
  const [message, tell] = useState<string>();
  const [canUndo, setCanUndo] = useState(false);
  const newest = useRef(text);
  newest.current = text;

  const onText = useCallback((next: string): void => {
    setText(next);
    tell(undefined);
    kept.text = next;
  }, []);

  const rename = useCallback((name: string): void => {
    setFileName(name);
    kept.fileName = name;
  }, []);

  const change = useCallback(
    (before: string, changes: readonly Change[]): boolean => {
      if (newest.current !== before || !editor.current) {
        return false;
      }
      editor.current.apply(changes);
      setCanUndo(before !== '');
      return true;
    },
    [editor],
  );

  const replace = useCallback(
    (next: string, name: string): void => {
      const before = newest.current;
      change(before, [changeBetween(before, next)]);
      rename(name);
      tell(undefined);
    },
    [change, rename],
  );

  useEffect(() => {
    // What was typed before the page was hydrated.
    const typed = withLineFeeds(frame.current?.querySelector('textarea')?.value ?? '');
    if (typed) {
      onText(typed);
    } else if (kept.text) {
      onText(kept.text);
      rename(kept.fileName);
    }
  }, [frame, onText, rename]);

  useEffect(() => {
    let isOutdated = false;
    if (isCharacterHash(hash)) {
      void textOfHash(hash).then((read) => {
        if (isOutdated) {
          return;
        }
        if ('failure' in read) {
          tell(linkMessage(read.failure));
        } else {
          replace(withLineFeeds(read.text), FILE_NAME);
        }
      });
    }
    return () => {
      isOutdated = true;
    };
  }, [hash, replace]);

  async function open(file: File): Promise<void> {
    const read = await readTextFile(file);
    if (typeof read === 'string' || 'line' in read) {
      tell(fileMessage(read, file.name));
      return;
    }
    replace(read.text, file.name);
    if (read.encoding === 'utf-16') {
      tell(fileMessage('utf-16', file.name));
    }
  }

  return { text, fileName, message, canUndo, onText, tell, open, replace, change };
}
