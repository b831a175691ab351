import type { Name } from './nameCode';

const ID = 'sample-type';
/** Pixels between the note and the edges of the window. */
const MARGIN = 8;

/**
 * Set here, because all pages share one file of styles, and most readers never see a note. Constructed styles need no
 * exception from the content security policy.
 */
const STYLES = `
#${ID} {
  position: absolute;
  z-index: 3;
  width: max-content;
  max-width: min(36rem, 100vw - ${2 * MARGIN}px);
  padding: 0.4em 0.75em;
  border: 1px solid var(--site-line);
  border-radius: var(--site-radius);
  background: var(--site-surface-raised);
  box-shadow: var(--site-shadow);
  color: var(--site-text);
  font-size: var(--site-font-2);
  user-select: none;
}
#${ID} code {
  display: block;
  padding: 0;
  border: 0;
  background: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
#${ID} :is(p, a) { display: block; margin: 0.3em 0 0 }
@media print { #${ID} { display: none } }
`;

/** The note of one name at a time. */
export interface Tooltip {
  /** The name whose note is shown. */
  name: () => Name | undefined;
  /** @param withLink - show the address as a link, for readers whose tap on the name shows the note only */
  show: (name: Name, block: Element, withLink: boolean) => void;
  hide: () => void;
  /** Whether the pointer is over the note, or over its name, or the name has the focus. */
  isInUse: () => boolean;
  contains: (target: Element) => boolean;
}

/** Creates the note, which is not shown yet, and its styles. */
export function createTooltip(): Tooltip {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const note = document.createElement('div');
  note.id = ID;
  note.setAttribute('role', 'tooltip');
  let shown: Name | undefined;

  const hide = (): void => {
    shown?.element.removeAttribute('aria-describedby');
    shown = undefined;
    note.remove();
  };
  return {
    name: () => shown,
    hide,
    show(name, block, withLink) {
      hide();
      shown = name;
      note.replaceChildren(...contentOf(name, withLink));
      name.element.setAttribute('aria-describedby', ID);
      // In the block, so that it goes with the page and scrolls with the code.
      block.append(note);
      place(note, name.element, block);
    },
    isInUse: () =>
      shown !== undefined &&
      (shown.element === document.activeElement || [shown.element, note].some((element) => element.matches(':hover'))),
    contains: (target) => note.contains(target),
  };
}

function contentOf({ note: [type, sentence], address }: Name, withLink: boolean): Element[] {
  const code = document.createElement('code');
  code.textContent = type;
  const text = document.createElement('p');
  text.textContent = sentence ?? '';
  const link = document.createElement('a');
  link.href = address ?? '';
  link.textContent = 'API reference';
  return [code, ...(sentence ? [text] : []), ...(withLink && address !== undefined ? [link] : [])];
}

/** Below the name, or above it if there is more room, and within the window. */
function place(note: HTMLElement, element: Element, block: Element): void {
  const [name = element.getBoundingClientRect()] = element.getClientRects();
  const frame = block.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  const left = Math.max(MARGIN, Math.min(name.left, document.documentElement.clientWidth - offsetWidth - MARGIN));
  const isBelow = name.bottom + offsetHeight <= window.innerHeight || name.top < offsetHeight;
  note.style.left = `${left - frame.left - block.clientLeft}px`;
  note.style.top = `${(isBelow ? name.bottom : name.top - offsetHeight) - frame.top - block.clientTop}px`;
}
