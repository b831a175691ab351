import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { checkService } from '../checkService';
import { canLink, hashOf, MOST_OF_LINK } from './characterLink';

interface Props {
  text: string;
  fileName: string;
}

/** The rule that finds what looks like a key or a password. */
const SECRET_RULE = 'secret-in-file';

type State =
  | { is: 'copied' | 'link-copied' | 'unsupported' | 'not-copied' }
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
    if (!mayHaveSecrets) {
      // Not the last verdict, which may be about an older text.
      const { problems } = await (await checkService()).check(text);
      const secrets = problems.filter(({ rule }) => rule === SECRET_RULE).map(({ message }) => message);
      if (secrets.length > 0) {
        setState({ is: 'warning', secrets });
        return;
      }
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
          <Translate id="site.CharacterChecker.copy" description="Button that copies the text of the file">
            Copy
          </Translate>
        </button>
        <button type="button" className={button} disabled={isEmpty} onClick={download}>
          <Translate id="site.CharacterChecker.download" description="Button that downloads the file">
            Download
          </Translate>
        </button>
        <button type="button" className={button} disabled={isEmpty} onClick={() => void copyLink(false)}>
          <Translate id="site.CharacterChecker.link" description="Button that copies a link with the file in it">
            Copy link
          </Translate>
        </button>
        <span role="status">{state && <Told state={state} />}</span>
      </div>
      {state?.is === 'warning' && (
        <div ref={warning} role="group" tabIndex={-1} className="cc-warning" aria-labelledby="secret-warning">
          <p id="secret-warning">
            <Translate id="site.CharacterChecker.secrets" description="Warning before a link is copied">
              Whoever gets the link can read what looks like a secret:
            </Translate>
          </p>
          <ul>
            {state.secrets.map((secret, index) => (
              // The same may be there twice.
              <li key={index}>{secret}</li>
            ))}
          </ul>
          <div className="cc-bar">
            <button type="button" className={button} onClick={() => setState(undefined)}>
              <Translate id="site.CharacterChecker.cancel" description="Button that copies no link">
                Don’t copy
              </Translate>
            </button>
            <button type="button" className={button} onClick={() => void copyLink(true)}>
              <Translate
                id="site.CharacterChecker.anyway"
                description="Button that copies the link despite the warning"
              >
                Copy the link anyway
              </Translate>
            </button>
          </div>
        </div>
      )}
      {state?.is === 'by-hand' && (
        <label className="cc-by-hand">
          <Translate id="site.CharacterChecker.byHand" description="Label of the link, if the browser does not copy it">
            The browser did not copy the link. Copy it from here:
          </Translate>
          <input readOnly value={state.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

function Told({ state }: { state: State }): ReactNode {
  switch (state.is) {
    case 'copied':
      return translate({ id: 'site.CharacterChecker.copied', message: 'Copied.', description: 'The text was copied' });
    case 'not-copied':
      return translate({
        id: 'site.CharacterChecker.notCopied',
        message: 'The browser did not copy it. Select the text and copy it by hand.',
        description: 'The text could not be copied',
      });
    case 'link-copied':
      return translate({
        id: 'site.CharacterChecker.linkCopied',
        message: 'Link copied. The file is in the link itself, and no server gets it.',
        description: 'A link with the file in it was copied',
      });
    case 'unsupported':
      return translate({
        id: 'site.CharacterChecker.unsupported',
        message: 'This browser is too old to make a link. Download the file instead.',
        description: 'The browser can not pack the file into a link',
      });
    case 'too-long':
      return translate(
        {
          id: 'site.CharacterChecker.tooLong',
          message: 'The link would have {length} characters, and {most} are the limit. Download the file instead.',
          description: 'The file is too large for a link',
        },
        { length: state.length, most: MOST_OF_LINK },
      );
    case 'warning':
    case 'by-hand':
      return null;
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
