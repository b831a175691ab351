import React, { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';

interface Props<Id extends string> {
  /** Names the row of tabs. */
  label: ReactNode;
  tabs: readonly { id: Id; title: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/**
 * Tabs by the pattern of the ARIA Authoring Practices: arrow keys, Home and End choose a tab. Those of the theme have no
 * names for their panels, and need another key after the arrow.
 */
export default function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const base = useId();
  const tabId = (id: Id): string => `${base}${id}`;
  const panelId = `${base}panel`;

  function choose(event: KeyboardEvent): void {
    const last = tabs.length - 1;
    const current = tabs.findIndex(({ id }) => id === chosen);
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (tab && next !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onChoose(tab.id);
      (row.current?.children[next] as HTMLElement | undefined)?.focus();
    }
  }

  return (
    <>
      <span id={base} hidden>
        {label}
      </span>
      <div ref={row} role="tablist" aria-labelledby={base} className="tabs">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={panelId}
            tabIndex={id === chosen ? 0 : -1}
            className={clsx('tabs__item prompt-tab', id === chosen && 'tabs__item--active')}
            onClick={() => onChoose(id)}
            onKeyDown={choose}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(chosen)} className="prompt-panel">
        {children}
      </div>
    </>
  );
}
