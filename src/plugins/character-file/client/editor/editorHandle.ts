import type { Change } from '../../check/types';
import type { TooLarge } from '../fileLimits';

/** What the page does with the editor, whichever it is. */
export interface EditorHandle {
  /** Selects a part of the text, brings it into view and moves the focus there. */
  select: (from: number, to: number) => void;
  /** Changes the text, so that readers can undo it at once. The changes don't overlap. */
  apply: (changes: readonly Change[]) => void;
  undo: () => void;
}

export interface EditorProps {
  /** The text of the file. */
  text: string;
  onText: (text: string) => void;
  /** Called instead if the text would become too large. */
  onTooLarge: (reason: TooLarge) => void;
  label: string;
  /** Id of an element that describes the editor. */
  describedBy: string;
}
