import React, { forwardRef, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import { useLoadedLater } from '@site/src/components/LoadedLater/useLoadedLater';
import { useNearViewport } from '@site/src/components/useNearViewport';
import type { CodeEditorProps } from './CodeEditor';
import type { EditorHandle, EditorProps } from './editorHandle';
import TextBox from './TextBox';

type Props = EditorProps & Pick<CodeEditorProps, 'problems'>;

const loadEditor = () => import(/* webpackChunkName: "character-editor" */ './CodeEditor');

/** So that the prompts below the check are there if the reader is offline when there is something to show. */
const loadPrompts = () => import('../prompts/Prompts');

/** The code editor, with a text box in its place until it is loaded, or if it can't be. */
export default forwardRef(function Editor(props: Props, ref: Ref<EditorHandle>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isComposing, setIsComposing] = useState(false);
  const { module, failure, retry } = useLoadedLater(loadEditor, useNearViewport(frame));

  // The editor replaces the text box, and takes over what is selected and the focus.
  const [Loaded, setLoaded] = useState<{
    component: NonNullable<typeof module>['default'];
    selection?: [number, number];
  }>();
  useEffect(() => {
    if (module && !Loaded && !isComposing) {
      const box = frame.current?.querySelector('textarea');
      const hasFocus = box && document.activeElement === box;
      setLoaded({
        component: module.default,
        ...(hasFocus && { selection: [box.selectionStart, box.selectionEnd] }),
      });
    }
  }, [module, Loaded, isComposing]);

  useEffect(() => {
    if (module) {
      // PromptView tells the reader if they are missing.
      loadPrompts().catch(() => undefined);
    }
  }, [module]);

  return (
    <>
      <div
        ref={frame}
        className="cc-editor"
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      >
        {Loaded ? (
          <Loaded.component {...props} ref={ref} selection={Loaded.selection} />
        ) : (
          <TextBox {...props} ref={ref} />
        )}
      </div>
      {failure && !Loaded && (
        <LoadFailed failure={failure} onRetry={retry}>
          The editor with colors and marks has not loaded. The check works without it.
        </LoadFailed>
      )}
    </>
  );
});
