import React, { forwardRef, useImperativeHandle, useRef, type Ref, type ReactElement } from 'react';
import { MOST_CHARACTERS } from '../../check/limits';
import { applyChanges } from '../changes';
import type { EditorHandle, EditorProps } from './editorHandle';

/** What can be undone takes the browser seconds if it is larger. */
const MOST_UNDOABLE = 50_000;

/** A plain text box, which stands in until the editor is loaded, and stays if it can't be. */
export default forwardRef(function TextBox(
  { text, onText, onTooLarge, label, describedBy }: EditorProps,
  ref: Ref<EditorHandle>,
): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      select(from, to) {
        box.current?.focus();
        box.current?.setSelectionRange(from, to);
      },
      apply(changes) {
        const area = box.current;
        const isLarge = changes.some(({ from, to, insert }) => insert.length + to - from > MOST_UNDOABLE);
        if (!area || isLarge) {
          onText(applyChanges(text, changes));
          return;
        }
        area.focus();
        for (const { from, to, insert } of [...changes].sort((one, other) => other.from - one.from)) {
          area.setSelectionRange(from, to);
          // The only way to change a text box so that readers can undo it.
          if (!document.execCommand(insert ? 'insertText' : 'delete', false, insert)) {
            area.setRangeText(insert, from, to, 'end');
          }
        }
        onText(area.value);
      },
      undo() {
        box.current?.focus();
        document.execCommand('undo');
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
      onChange={({ target }) => (target.value.length > MOST_CHARACTERS ? onTooLarge() : onText(target.value))}
    />
  );
});
