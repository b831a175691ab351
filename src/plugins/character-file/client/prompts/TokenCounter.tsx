import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import type { PreviewedPrompt } from '../../preview/composePrompts';
import { countInWorker } from './countInWorker';
import { textsIn } from './partLists';

interface Props {
  prompts: readonly PreviewedPrompt[];
}

/** What is known of the prompts that it was counted for. */
interface Count {
  prompts: Props['prompts'];
  state: 'counting' | 'failed' | { system: number; prompt: number }[];
}

/** Counts the tokens of prompts when the reader asks for it. Nothing of the counter is loaded before. */
export default function TokenCounter({ prompts }: Props): ReactNode {
  const [count, setCount] = useState<Count>();
  const stop = useRef<AbortController>();
  // A count of other prompts is none.
  const state = count?.prompts === prompts ? count.state : undefined;

  useEffect(() => () => stop.current?.abort(), [prompts]);

  function start(): void {
    const stopping = new AbortController();
    const show = (newState: Count['state']): void => {
      if (!stopping.signal.aborted) {
        setCount({ prompts, state: newState });
      }
    };
    stop.current?.abort();
    stop.current = stopping;
    show('counting');
    countInWorker(
      prompts.flatMap(({ system, parts }) => [textsIn(system), textsIn(parts)]),
      stopping.signal,
    ).then(
      (tokens) =>
        show(prompts.map((_, index) => ({ system: tokens[2 * index] ?? 0, prompt: tokens[2 * index + 1] ?? 0 }))),
      () => show('failed'),
    );
  }

  return (
    <div className="prompt-counter">
      {/* Stays, so that the focus does. */}
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={state === 'counting'}
        onClick={state === 'counting' ? undefined : start}
      >
        Count the tokens (loads 1.1 MB)
      </button>
      {state === 'failed' && (
        <LoadFailed failure="failed" onRetry={start}>
          The tokens could not be counted within a minute, or the counter could not be loaded.
        </LoadFailed>
      )}
      <p role="status">
        {state === 'counting' ? 'Counting…' : Array.isArray(state) && 'Tokens, not counting text in brackets:'}
      </p>
      {Array.isArray(state) && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Client</th>
                <th scope="col">System prompt</th>
                <th scope="col">Prompt</th>
              </tr>
            </thead>
            <tbody>
              {prompts.map(({ client, title }, index) => (
                <tr key={client}>
                  <th scope="row">{title}</th>
                  <td>{state[index]?.system.toLocaleString('en')}</td>
                  <td>{state[index]?.prompt.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            Counted with <code>o200k_base</code>, the encoding of gpt-4o. The release measures prompts with it, unless{' '}
            <Link to="/docs/guides/configuration/models/#text-generation">its settings</Link> name another tokenizer.
            Other models count differently.
          </p>
        </>
      )}
    </div>
  );
}
