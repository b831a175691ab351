import React, { forwardRef, useEffect, useImperativeHandle, useRef, type Ref, type ReactElement } from 'react';
import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Problem, ProblemKind } from '../../check/types';
import { limitOver } from '../fileLimits';
import type { EditorHandle, EditorProps } from './editorHandle';

export interface CodeEditorProps extends EditorProps {
  /** Those of the text as it is; undefined while it is checked. */
  problems: readonly Problem[] | undefined;
  /** What is selected at first. The editor takes the focus if there is something. */
  selection: readonly [from: number, to: number] | undefined;
}

/** Longer texts have no colors: reading a long string takes so long in one go that the page would freeze. */
const MAX_COLORED_LENGTH = 100_000;

const language = new Compartment();
const languageFor = (length: number): Extension => (length <= MAX_COLORED_LENGTH ? JSON_LANGUAGE : NO_LANGUAGE);
const JSON_LANGUAGE: Extension = json();
const NO_LANGUAGE: Extension = [];

const SEVERITIES = { refused: 'error', fails: 'error', ignored: 'warning', advice: 'info' } as const satisfies Record<
  ProblemKind,
  Diagnostic['severity']
>;

/** The colors of code on this site. */
const COLORS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--site-code-property)' },
  { tag: tags.string, color: 'var(--site-code-string)' },
  { tag: tags.number, color: 'var(--site-code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--site-code-keyword)' },
  { tag: tags.invalid, color: 'var(--site-code-deleted)' },
]);

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--site-text)', backgroundColor: 'var(--site-surface-raised)' },
  // The frame shows the focus, around the line numbers, too.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: 'var(--site-font-2)',
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--site-text)' },
  '.cm-gutters': {
    color: 'var(--site-text-soft)',
    backgroundColor: 'var(--site-surface-sunken)',
    borderRight: '1px solid var(--site-line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--site-accent) 8%, transparent)' },
  '.cm-tooltip': {
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-surface-raised)',
    border: '1px solid var(--site-line)',
  },
  '.cm-diagnostic': { maxWidth: '40rem', fontSize: 'var(--site-font-2)', overflowWrap: 'anywhere' },
});

/** A code editor, with colors, marks at the problems and undo. Loaded later, because it is large. */
export default forwardRef(function CodeEditor(
  { text, onText, onTooLarge, label, describedBy, problems, selection }: CodeEditorProps,
  ref: Ref<EditorHandle>,
): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const start = useRef({ text, selection, label, describedBy });
  const listeners = useRef({ onText, onTooLarge });
  listeners.current = { onText, onTooLarge };

  useEffect(() => {
    const { text: doc, selection: selected, label: name, describedBy: description } = start.current;
    const editor = new EditorView({
      parent: frame.current ?? undefined,
      doc,
      ...(selected && { selection: { anchor: selected[0], head: selected[1] } }),
      extensions: [
        EXTENSIONS,
        language.of(languageFor(doc.length)),
        // In the same transaction, because the text would be read for the colors in it.
        EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
          const wanted = docChanged ? languageFor(newDoc.length) : undefined;
          return wanted && wanted !== language.get(startState) ? { effects: language.reconfigure(wanted) } : null;
        }),
        EditorView.contentAttributes.of({ 'aria-label': name, 'aria-describedby': description, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) {
            listeners.current.onText(state.doc.toString());
          }
        }),
        EditorState.changeFilter.of(({ newDoc }) => {
          const limit = limitOver(newDoc.length, newDoc.lines);
          if (limit) {
            // Not while the editor is updated.
            queueMicrotask(() => listeners.current.onTooLarge(limit));
          }
          return !limit;
        }),
      ],
    });
    view.current = editor;
    if (selected) {
      editor.focus();
    }
    return () => editor.destroy();
  }, []);

  /** An editor that is scrolled out of view would draw all lines of a text that it is given, which takes seconds. */
  function show(editor: EditorView, transaction: Transaction): void {
    if (editor.inView || !transaction.docChanged) {
      editor.dispatch(transaction);
    } else {
      editor.setState(transaction.state);
      listeners.current.onText(transaction.newDoc.toString());
    }
  }

  useEffect(() => {
    const editor = view.current;
    if (editor && problems) {
      const { length } = editor.state.doc;
      const marks = problems
        .filter(({ to }) => to <= length)
        .map(({ from, to, kind, rule, message }) => ({ from, to, severity: SEVERITIES[kind], source: rule, message }));
      editor.dispatch(setDiagnostics(editor.state, marks));
    }
  }, [problems]);

  useImperativeHandle(
    ref,
    () => ({
      select(from, to) {
        view.current?.focus();
        view.current?.dispatch({
          selection: { anchor: from, head: to },
          effects: EditorView.scrollIntoView(from, { y: 'center' }),
        });
      },
      apply(changes) {
        const editor = view.current;
        if (editor) {
          show(editor, editor.state.update({ changes: [...changes], userEvent: 'input.fix' }));
        }
      },
      undo() {
        const editor = view.current;
        if (editor) {
          undo({ state: editor.state, dispatch: (transaction) => show(editor, transaction) });
        }
      },
    }),
    [],
  );

  return <div ref={frame} className="cc-code" />;
});

/**
 * Without a binding for Tab, which leaves the editor, and without marks of special characters: thousands of them, as in pasted
 * binary data, would keep the page busy.
 */
const EXTENSIONS: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightActiveLine(),
  history(),
  bracketMatching(),
  indentUnit.of('    '),
  EditorView.lineWrapping,
  syntaxHighlighting(COLORS),
  THEME,
  keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
];
