import React, { forwardRef, useImperativeHandle, useRef, type Ref, type ReactElement } from 'react';
import { applyChanges } from '../../check/changes';
import { whyTooLarge } from '../fileLimits';
import type { EditorHandle, EditorProps } from './editorHandle';

/** A plain text box, in place of the editor until that is loaded, or if it can't be. */
export default forwardRef(function TextBox(
  { text, onText, onTooLarge, label, describedBy }: EditorProps,
  ref: Ref<EditorHandle>,
): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);
  /** What the page has changed. The browser could undo it, too, but takes seconds to insert a thousand lines that way. */
  const applied = useRef<{ before: string; after: string }[]>([]);

  useImperativeHandle(
    ref,
    () => ({
      select(from, to) {
        box.current?.focus();
        box.current?.setSelectionRange(from, to);
      },
      apply(changes) {
        const after = applyChanges(text, changes);
        applied.current.push({ before: text, after });
        onText(after);
      },
      undo() {
        if (applied.current.at(-1)?.after === text) {
          onText(applied.current.pop()?.before ?? text);
        } else {
          // What the reader typed.
          box.current?.focus();
          document.execCommand('undo');
        }
      },
    }),
    [text, onText],
  );

  return (
    <textarea
      ref={box}
      rows={16}
      spellCheck={false}
      autoCapitalize="off"
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target: { value } }) => {
        const limit = whyTooLarge(value);
        if (limit) {
          onTooLarge(limit);
        } else {
          onText(value);
        }
      }}
    />
  );
});
