import React, {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/character-file/default/checker.json';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import { useLoadedLater } from '@site/src/components/LoadedLater/useLoadedLater';
import { useNearViewport } from '@site/src/components/useNearViewport';
import { MOST_CHARACTERS } from '../check/limits';
import type { Problem } from '../check/types';
import { changeBetween } from './changes';
import { useCheckedText } from './CheckedText';
import { checkService } from './checkService';
import { readTextFile, withLineFeeds } from './decodeFile';
import TextBox from './editor/TextBox';
import type { EditorHandle } from './editor/editorHandle';
import { fileMessage, linkMessage, type Message } from './messages';
import ProblemList from './problems/ProblemList';
import { isCharacterHash, textOfHash } from './share/characterLink';
import ShareButtons from './share/ShareButtons';
import { useCheck } from './useCheck';
import { useVerdict } from './useVerdict';

const loadEditor = () => import(/* webpackChunkName: "character-editor" */ './editor/CodeEditor');

/** So that the prompts below are there if the reader is offline when there is something to show. */
const loadPrompts = () => import('./prompts/Prompts');

const FILE_NAME = 'agent.character.json';

/** What readers leave here when they open another page of the site and come back. */
const kept = { text: '', fileName: FILE_NAME };

/** Checks the character file that a reader pastes, drops, opens or types. Everything happens in the browser. */
export default function CharacterChecker(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { hash } = useLocation();
  const { setAccepted } = useCheckedText();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState(FILE_NAME);
  const [message, setMessage] = useState<Message>();
  const [isOver, setIsOver] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const { module, failure, retry } = useLoadedLater(loadEditor, useNearViewport(frame));
  const { checked, failed, retry: checkAgain } = useCheck(text);
  const verdict = useVerdict(checked);
  const isCurrent = checked?.text === text;
  const shown = useDeferredValue(checked?.text === '' ? undefined : checked);

  // The editor replaces the text box, and takes over what is selected and the focus.
  const [Editor, setEditor] = useState<{
    component: NonNullable<typeof module>['default'];
    selection?: [number, number];
  }>();
  useEffect(() => {
    if (module && !Editor && !isComposing) {
      const box = frame.current?.querySelector('textarea');
      const hasFocus = box && document.activeElement === box;
      setEditor({
        component: module.default,
        ...(hasFocus && { selection: [box.selectionStart, box.selectionEnd] }),
      });
    }
  }, [module, Editor, isComposing]);

  useEffect(() => {
    if (module) {
      // PromptView tells the reader if they are missing.
      loadPrompts().catch(() => undefined);
    }
  }, [module]);

  useEffect(() => {
    // What was typed before the page was hydrated.
    const typed = withLineFeeds(frame.current?.querySelector('textarea')?.value ?? '');
    const first = typed || kept.text;
    if (first) {
      setText(first);
      setFileName(kept.fileName);
    }
  }, []);

  useEffect(() => {
    if (isCurrent) {
      kept.text = text;
      kept.fileName = fileName;
    }
  }, [text, fileName, isCurrent]);

  useEffect(() => {
    if (isCurrent) {
      setAccepted(checked.accepted ? checked.text : undefined);
    }
  }, [checked, isCurrent, setAccepted]);

  const newest = useRef(text);
  newest.current = text;

  /** Replaces the text, so that readers can undo it. */
  const replaceText = useCallback((next: string, name: string): void => {
    editor.current?.apply([changeBetween(newest.current, next)]);
    setFileName(name);
    setMessage(undefined);
    setCanUndo(newest.current !== '');
  }, []);

  useEffect(() => {
    let isOutdated = false;
    if (isCharacterHash(hash)) {
      void textOfHash(hash).then((read) => {
        if (isOutdated) {
          return;
        }
        if ('failure' in read) {
          setMessage(linkMessage(read.failure));
        } else {
          replaceText(withLineFeeds(read.text), FILE_NAME);
        }
      });
    }
    return () => {
      isOutdated = true;
    };
  }, [hash, replaceText]);

  const tooLarge = (): void => setMessage(fileMessage('too-large'));

  async function open(file: File): Promise<void> {
    const read = await readTextFile(file);
    if (typeof read === 'string') {
      setMessage(fileMessage(read, file.name));
    } else {
      replaceText(read.text, file.name);
      if (read.encoding === 'utf-16') {
        setMessage(fileMessage('utf-16', file.name));
      }
    }
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) {
      event.preventDefault();
      event.stopPropagation();
      void open(file);
    }
  }

  /** Before the editor gets it: a long text would keep the browser busy. */
  function paste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    const isTooLarge = event.clipboardData.getData('text/plain').length > MOST_CHARACTERS;
    if (file || isTooLarge) {
      event.preventDefault();
      event.stopPropagation();
      if (isTooLarge) {
        tooLarge();
      } else if (file) {
        void open(file);
      }
    }
  }

  function go({ from, to }: Problem): void {
    const end = Math.min(to, text.length);
    editor.current?.select(Math.min(from, end), end);
  }

  function afterFix(): void {
    setCanUndo(true);
    // The button is gone with the problem.
    results.current?.focus();
  }

  function fix({ edit }: Problem): void {
    // An older verdict has other offsets.
    if (edit && isCurrent) {
      editor.current?.apply(edit.changes);
      afterFix();
    }
  }

  async function fixAll(): Promise<void> {
    const before = text;
    const after = await (await checkService()).fixAll(before);
    if (newest.current === before && after !== before) {
      editor.current?.apply([changeBetween(before, after)]);
      afterFix();
    }
  }

  const editorProps = {
    ref: editor,
    text,
    onText: (next: string) => {
      setText(next);
      setMessage(undefined);
    },
    onTooLarge: tooLarge,
    label: translate({
      id: 'site.CharacterChecker.label',
      message: 'Character file',
      description: 'Name of the box with the text of the file',
    }),
    describedBy: hint,
  };
  const fixes = shown?.problems.filter(({ edit }) => edit).length ?? 0;

  return (
    <div
      ref={frame}
      role="group"
      aria-label={translate({
        id: 'site.CharacterChecker.group',
        message: 'Check of a character file',
        description: 'Name of the whole check',
      })}
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
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
    >
      <Head>
        <style>{data.styles}</style>
      </Head>
      <div className="cc-bar">
        <button type="button" className="button button--primary button--sm" onClick={() => picker.current?.click()}>
          <Translate id="site.CharacterChecker.open" description="Button that opens a file">
            Open a file
          </Translate>
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".json,.jsonc,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              void open(file);
            }
            // So that the same file can be opened again.
            target.value = '';
          }}
        />
        <label>
          <Translate id="site.CharacterChecker.start" description="Label of the choice of samples">
            Start from
          </Translate>{' '}
          <select
            value=""
            onChange={({ target }) => {
              const sample = data.samples[Number(target.value)];
              if (sample) {
                replaceText(sample.text, sample.file);
              }
            }}
          >
            <option value="">
              {translate({
                id: 'site.CharacterChecker.choose',
                message: 'a sample…',
                description: 'First entry of the choice of samples',
              })}
            </option>
            {data.samples.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <span className="cc-name">{fileName}</span>
      </div>
      <p id={hint} className="cc-hint">
        <Translate id="site.CharacterChecker.hint" description="Above the box with the text of the file">
          Paste, drop or type a file here. Nothing is sent.
        </Translate>
      </p>
      <div className="cc-editor">
        {Editor ? (
          <Editor.component
            {...editorProps}
            problems={isCurrent ? checked.problems : undefined}
            selection={Editor.selection}
          />
        ) : (
          <TextBox {...editorProps} />
        )}
      </div>
      {failure && !Editor && (
        <LoadFailed failure={failure} onRetry={retry}>
          <Translate id="site.CharacterChecker.plain" description="Shown if the code editor can't be loaded">
            The editor with colours and marks has not loaded. The check works without it.
          </Translate>
        </LoadFailed>
      )}
      {failed && (
        <LoadFailed failure="failed" onRetry={checkAgain}>
          <Translate id="site.CharacterChecker.noCheck" description="Shown if the check can't be loaded">
            The check has not loaded.
          </Translate>
        </LoadFailed>
      )}
      <div role="alert" className="cc-alert">
        {message && <p>{message}</p>}
      </div>
      <ShareButtons text={text} fileName={fileName} />
      <div
        ref={results}
        role="region"
        aria-label={translate({
          id: 'site.CharacterChecker.results',
          message: 'Result of the check',
          description: 'Name of the part with the verdict and the problems',
        })}
        tabIndex={-1}
        className="cc-results"
      >
        <p
          role="status"
          className="cc-verdict"
          data-runs={shown?.accepted && !shown.problems.some(({ kind }) => kind === 'fails')}
        >
          {verdict}
        </p>
        {(fixes > 0 || canUndo) && (
          <div className="cc-bar">
            {fixes > 0 && (
              <button type="button" className="button button--primary button--sm" onClick={() => void fixAll()}>
                <Translate
                  id="site.CharacterChecker.fixAll"
                  description="Button that makes all fixes that are safe"
                  values={{ count: fixes }}
                >
                  {'Make all safe fixes ({count})'}
                </Translate>
              </button>
            )}
            {canUndo && (
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => editor.current?.undo()}
              >
                <Translate id="site.CharacterChecker.undo" description="Button that undoes the last change of the file">
                  Undo
                </Translate>
              </button>
            )}
          </div>
        )}
        {shown && <ProblemList problems={shown.problems} onGo={go} onFix={fix} />}
      </div>
    </div>
  );
}
