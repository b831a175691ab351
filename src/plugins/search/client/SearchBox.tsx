import React, { useDeferredValue, useId, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLoadedLater } from '@site/src/components/LoadedLater/useLoadedLater';
import { pasteEnd } from './pasteEnd';
import { searchPlaceholder } from './searchShortcut';
import styles from './SearchBox.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Whether the panel below the box is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

const loadPanel = () => import(/* webpackChunkName: "search-panel" */ './SearchPanel');

/**
 * The search box. Readers can type into it from the start, and it stays the same element while the rest is loaded: see
 * src/plugins/search/README.md.
 */
export default function SearchBox({ query, onQuery, open, onOpen }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl('search/?q=');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // So that a typed letter is painted before the panel is rendered again.
  const searched = useDeferredValue(query);
  const [entered, onEntered] = useState(false);
  const [attributes, onAttributes] = useState<InputHTMLAttributes<HTMLInputElement>>();
  const { module, failure, retry, loadAgain } = useLoadedLater(loadPanel, open);
  const isLoading = attributes ? attributes['aria-disabled'] : open && !failure;

  return (
    <>
      <input
        ref={input}
        className={`navbar__search-input ${styles.input}`}
        // The type "search" may not be a combobox.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={false}
        aria-controls={module ? listId : undefined}
        // The attribute "disabled" would take the focus and lose keystrokes.
        aria-disabled={isLoading || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={searchPlaceholder(isLoading ? 'loading' : 'ready', isBrowser ? navigator.platform : '')}
        value={query}
        onChange={({ target }) => {
          onQuery(target.value);
          onOpen(true);
        }}
        onPaste={pasteEnd((text) => {
          onQuery(text);
          onOpen(true);
        })}
        onFocus={() => onOpen(true)}
        onInput={loadAgain}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          // The panel handles this key when it is there. The shortcut of the search is also typed into an open box.
          if (!module && key === 'Escape' && !nativeEvent.isComposing) {
            currentTarget.blur();
          }
          loadAgain();
          // Input methods also use this key, to end the composition of a word.
          onEntered(key === 'Enter' && !nativeEvent.isComposing);
        }}
        {...attributes}
      />
      {(module || failure) && (
        <div
          role="presentation"
          className={styles.panel}
          hidden={!open}
          // Pressing a mouse button inside must not take the focus from the box, because that would close the panel
          // before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {module ? (
            <module.default
              {...{ listId, input, query: searched, onQuery, open, onOpen, entered, onEntered, onAttributes }}
            />
          ) : (
            <div role="alert" className={styles.failure}>
              <p>The search has not loaded.</p>
              <button
                type="button"
                className="button button--primary button--sm"
                onClick={() => {
                  input.current?.focus();
                  // An outdated page can't load its chunks any more. So open the search page from the server.
                  if (failure === 'gone') {
                    window.location.assign(searchPage + encodeURIComponent(query));
                  }
                  retry();
                }}
              >
                Retry
              </button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
