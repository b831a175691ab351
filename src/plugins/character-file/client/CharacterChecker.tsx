import React, { useEffect, useId, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import data from '@generated/character-file/default/checker.json';
import { changeBetween } from '../check/changes';
import { useCheckedText } from './CheckedText';
import { ask } from './checkService';
import DropZone from './DropZone';
import Editor from './editor/Editor';
import type { EditorHandle } from './editor/editorHandle';
import FileBar from './FileBar';
import { fileMessage, NO_ANSWER } from './messages';
import Results from './Results';
import ShareButtons from './share/ShareButtons';
import { useCheck } from './useCheck';
import { useFile } from './useFile';

/** Checks the character file that a reader pastes, drops, opens or types. Everything happens in the browser. */
export default function CharacterChecker(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const hint = useId();
  const { text, fileName, message, canUndo, onText, tell, open, replace, change } = useFile(frame, editor);
  const isEmpty = text.trim() === '';
  const { checked, failed, retry } = useCheck(text);

  const { setAccepted } = useCheckedText();
  useEffect(() => {
    if (checked || failed) {
      setAccepted(checked?.accepted ? checked.text : undefined);
    }
  }, [checked, failed, setAccepted]);

  async function fixAll(): Promise<boolean> {
    try {
      const after = await ask((service) => service.fixAll(text));
      return after !== text && change(text, [changeBetween(text, after)]);
    } catch {
      tell(NO_ANSWER);
      return false;
    }
  }

  return (
    <DropZone ref={frame} onFile={(file) => void open(file)} onTooLarge={(reason) => tell(fileMessage(reason))}>
      <Head>
        <style>{data.styles}</style>
      </Head>
      <FileBar fileName={fileName} onFile={(file) => void open(file)} onSample={replace} />
      <p id={hint} className="cc-hint">
        Paste, drop or type a file here. It never leaves your browser.
      </p>
      <Editor
        ref={editor}
        text={text}
        onText={onText}
        onTooLarge={(reason) => tell(fileMessage(reason))}
        label="Character file"
        describedBy={hint}
        problems={failed || isEmpty ? [] : checked?.problems}
      />
      <div role="alert" className="cc-alert">
        {message && <p>{message}</p>}
      </div>
      <ShareButtons text={text} fileName={fileName} />
      <Results
        checked={checked}
        failed={failed}
        isEmpty={isEmpty}
        canUndo={canUndo}
        onRetry={retry}
        onGo={({ from, to }) => editor.current?.select(Math.min(from, text.length), Math.min(to, text.length))}
        onFix={({ edit }) => edit !== undefined && checked !== undefined && change(checked.text, edit.changes)}
        onFixAll={fixAll}
        onUndo={() => editor.current?.undo()}
      />
    </DropZone>
  );
}
