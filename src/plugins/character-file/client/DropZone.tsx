import React, { forwardRef, useState, type ClipboardEvent, type DragEvent, type ReactNode, type Ref } from 'react';
import { whyTooLarge, type TooLarge } from './fileLimits';

interface Props {
  onFile: (file: File) => void;
  /** Called for a pasted text that would keep the page busy. It doesn't get into the page. */
  onTooLarge: (reason: TooLarge) => void;
  children: ReactNode;
}

/** The frame of the check, which takes files that are dropped or pasted. */
export default forwardRef(function DropZone(
  { onFile, onTooLarge, children }: Props,
  ref: Ref<HTMLDivElement>,
): ReactNode {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) {
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    }
  }

  /** Before the editor gets it. */
  function paste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    const reason = whyTooLarge(event.clipboardData.getData('text/plain'));
    if (file || reason) {
      event.preventDefault();
      event.stopPropagation();
      if (reason) {
        onTooLarge(reason);
      } else if (file) {
        onFile(file);
      }
    }
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-label="Check of a character file"
      className={isOver ? 'cc cc-over' : 'cc'}
      data-no-markdown
      onDragOverCapture={(event) => {
        if (event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setIsOver(true);
        }
      }}
      onDragLeave={() => setIsOver(false)}
      onDropCapture={drop}
      onPasteCapture={paste}
    >
      {children}
    </div>
  );
});
