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

const TOO_OLD = 'This browser is too old to make a link. Download the file instead.';

/** What a click led to. */
interface State {
  told?: string;
  /** What the reader is warned of before a link is copied. */
  secrets?: readonly string[];
  /** What the browser doesn't let the page copy. */
  link?: string;
}

const NOTHING: State = {};

/** Buttons that copy the file, download it, and copy a link with the file in it. */
export default function ShareButtons({ text, fileName }: Props): ReactNode {
  const [{ told, secrets, link }, setState] = useState(NOTHING);
  const warning = useRef<HTMLDivElement>(null);
  const newest = useRef(text);
  newest.current = text;
  const isEmpty = text.trim() === '';
  // The built page can't know.
  const isBrowser = useIsBrowser();
  const canCopyLink = !isBrowser || canLink();

  useEffect(() => setState(NOTHING), [text]);

  useEffect(() => {
    warning.current?.focus();
  }, [secrets]);

  async function copyText(): Promise<void> {
    const isCopied = await wasCopied(text);
    setState({
      told: isCopied ? 'Copied.' : 'The browser did not copy it. Select the text and copy it by hand.',
    });
  }

  function download(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
    // Not before the browser has started.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  async function copyLink(mayHaveSecrets: boolean): Promise<void> {
    if (!canCopyLink) {
      setState({ told: TOO_OLD });
      return;
    }
    const found = mayHaveSecrets ? [] : await secretsIn(text);
    if (newest.current !== text) {
      return;
    }
    if (!found || found.length > 0) {
      setState(found ? { secrets: found } : { told: NO_ANSWER });
      return;
    }
    const packed = await hashOf(text);
    if (newest.current !== text) {
      return;
    }
    if ('failure' in packed) {
      const tooLong = `The link would have ${packed.length ?? 0} characters, but the limit is ${MAX_LINK_LENGTH}. Download the file instead.`;
      setState({ told: packed.failure === 'too-large' ? tooLong : TOO_OLD });
      return;
    }
    const made = window.location.origin + window.location.pathname + packed.hash;
    const isCopied = await wasCopied(made);
    setState(
      isCopied
        ? { told: 'Link copied. The file is in the link itself and is not sent to any server.' }
        : { link: made },
    );
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
        <span role="status">{told}</span>
      </div>
      {secrets && (
        <div ref={warning} role="group" tabIndex={-1} className="cc-warning" aria-labelledby="secret-warning">
          <p id="secret-warning">Anyone with the link can read these possible secrets:</p>
          <ul>
            {secrets.map((secret, index) => (
              // The same may be there twice.
              <li key={index}>{secret}</li>
            ))}
          </ul>
          <div className="cc-bar">
            <button type="button" className={button} onClick={() => setState(NOTHING)}>
              Don’t copy
            </button>
            <button type="button" className={button} onClick={() => void copyLink(true)}>
              Copy the link anyway
            </button>
          </div>
        </div>
      )}
      {link && (
        <label className="cc-by-hand">
          The browser did not copy the link. Copy it from here:
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
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
