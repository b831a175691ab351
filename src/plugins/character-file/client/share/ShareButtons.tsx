import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ask } from '../checkService';
import { NO_ANSWER } from '../messages';
import { canLink, hashOf, MAX_LINK_LENGTH } from './characterLink';

interface Props {
  text: string;
  fileName: string;
}

/** The rule that finds what looks like a key or a password. */
const SECRET_RULE = 'secret-in-file';

type State =
  | { is: 'copied' | 'link-copied' | 'unsupported' | 'not-copied' | 'unchecked' }
  | { is: 'warning'; secrets: readonly string[] }
  | { is: 'too-long'; length: number }
  /** The browser doesn't let the page copy. */
  | { is: 'by-hand'; link: string };

/** Buttons that copy the file, download it, and copy a link with the file in it. */
export default function ShareButtons({ text, fileName }: Props): ReactNode {
  const [state, setState] = useState<State>();
  const warning = useRef<HTMLDivElement>(null);
  const newest = useRef(text);
  newest.current = text;
  const isEmpty = text.trim() === '';
  // The built page can't know.
  const isBrowser = useIsBrowser();
  const canCopyLink = !isBrowser || canLink();

  useEffect(() => setState(undefined), [text]);

  useEffect(() => {
    if (state?.is === 'warning') {
      warning.current?.focus();
    }
  }, [state]);

  async function copyText(): Promise<void> {
    setState((await wasCopied(text)) ? { is: 'copied' } : { is: 'not-copied' });
  }

  function download(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // Not before the browser has started.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  async function copyLink(mayHaveSecrets: boolean): Promise<void> {
    if (!canCopyLink) {
      setState({ is: 'unsupported' });
      return;
    }
    const secrets = mayHaveSecrets ? [] : await secretsIn(text);
    if (newest.current !== text) {
      return;
    }
    if (!secrets || secrets.length > 0) {
      setState(secrets ? { is: 'warning', secrets } : { is: 'unchecked' });
      return;
    }
    const packed = await hashOf(text);
    if (newest.current !== text) {
      return;
    }
    if ('failure' in packed) {
      setState(packed.failure === 'too-large' ? { is: 'too-long', length: packed.length ?? 0 } : { is: 'unsupported' });
      return;
    }
    const { origin, pathname } = window.location;
    const link = origin + pathname + packed.hash;
    setState((await wasCopied(link)) ? { is: 'link-copied' } : { is: 'by-hand', link });
  }

  const button = 'button button--secondary button--sm';
  return (
    <>
      <div className="cc-bar">
        <button type="button" className={button} disabled={isEmpty} onClick={() => void copyText()}>
          Copy
        </button>
        <button type="button" className={button} disabled={isEmpty} onClick={download}>
          Download
        </button>
        <button type="button" className={button} disabled={isEmpty} onClick={() => void copyLink(false)}>
          Copy link
        </button>
        <span role="status">{state && statusOf(state)}</span>
      </div>
      {state?.is === 'warning' && (
        <div ref={warning} role="group" tabIndex={-1} className="cc-warning" aria-labelledby="secret-warning">
          <p id="secret-warning">Anyone with the link can read these possible secrets:</p>
          <ul>
            {state.secrets.map((secret, index) => (
              // The same may be there twice.
              <li key={index}>{secret}</li>
            ))}
          </ul>
          <div className="cc-bar">
            <button type="button" className={button} onClick={() => setState(undefined)}>
              Don’t copy
            </button>
            <button type="button" className={button} onClick={() => void copyLink(true)}>
              Copy the link anyway
            </button>
          </div>
        </div>
      )}
      {state?.is === 'by-hand' && (
        <label className="cc-by-hand">
          The browser did not copy the link. Copy it from here:
          <input readOnly value={state.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

/** What to tell after a click; empty for what has a place of its own. */
function statusOf(state: State): string {
  switch (state.is) {
    case 'copied':
      return 'Copied.';
    case 'not-copied':
      return 'The browser did not copy it. Select the text and copy it by hand.';
    case 'link-copied':
      return 'Link copied. The file is in the link itself and is not sent to any server.';
    case 'unsupported':
      return 'This browser is too old to make a link. Download the file instead.';
    case 'unchecked':
      return NO_ANSWER;
    case 'too-long':
      return `The link would have ${state.length} characters, but the limit is ${MAX_LINK_LENGTH}. Download the file instead.`;
    case 'warning':
    case 'by-hand':
      return '';
  }
}

/** What looks like a secret, asked for this text: the last verdict may be about an older one. Undefined if nothing is known. */
async function secretsIn(text: string): Promise<string[] | undefined> {
  try {
    const { problems } = await ask(({ check }) => check(text));
    return problems.filter(({ rule }) => rule === SECRET_RULE).map(({ message }) => message);
  } catch {
    return undefined;
  }
}

async function wasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
