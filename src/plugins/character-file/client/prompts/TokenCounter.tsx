import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
        <Translate id="site.TokenCounter.count" description="Button that counts the tokens of prompts">
          Count the tokens (loads 1.1 MB)
        </Translate>
      </button>
      {state === 'failed' && (
        <LoadFailed failure="failed" onRetry={start}>
          <Translate id="site.TokenCounter.failed" description="Shown if tokens can't be counted">
            The tokens could not be counted within a minute, or the counter could not be loaded.
          </Translate>
        </LoadFailed>
      )}
      <p role="status">
        {state === 'counting' ? (
          <Translate id="site.TokenCounter.counting" description="Shown while tokens are counted">
            Counting…
          </Translate>
        ) : (
          Array.isArray(state) && (
            <Translate id="site.TokenCounter.counted" description="Announced when tokens have been counted">
              Tokens, not counting text in brackets:
            </Translate>
          )
        )}
      </p>
      {Array.isArray(state) && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="site.TokenCounter.client" description="Head of a table: whose prompt it is">
                    Client
                  </Translate>
                </th>
                <th scope="col">
                  <Translate id="site.TokenCounter.system" description="Head of a table: tokens of the system prompt">
                    System prompt
                  </Translate>
                </th>
                <th scope="col">
                  <Translate id="site.TokenCounter.prompt" description="Head of a table: tokens of the prompt">
                    Prompt
                  </Translate>
                </th>
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
            <Translate
              id="site.TokenCounter.encoding"
              description="Below the numbers of tokens; settings is a link"
              values={{
                encoding: <code>o200k_base</code>,
                settings: (
                  <Link to="/docs/guides/configuration/models/#text-generation">
                    <Translate id="site.TokenCounter.settings">its settings</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Counted with {encoding}, the encoding of gpt-4o. The release measures prompts with it, unless {settings} name another tokenizer. Other models count differently.'
              }
            </Translate>
          </p>
        </>
      )}
    </div>
  );
}
