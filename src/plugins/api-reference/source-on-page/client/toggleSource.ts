import { fetchChecked, isObject } from '@site/src/utils/fetchChecked';
import type { PageSources } from '../sourceButtons';

/** Here, because a file of styles would be loaded with every page. */
const STYLES = `
.source-panel { margin-bottom: var(--ifm-leading); }
.source-panel pre { margin-bottom: 0.25rem; max-height: 70vh; }
.source-panel .token-line::before {
  display: inline-block;
  width: 4ch;
  margin-right: 2ch;
  color: var(--site-text-soft);
  counter-increment: line;
  content: counter(line);
  text-align: right;
}`;

const panels = new WeakMap<HTMLElement, HTMLElement>();

addStyles();

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Shows the source below the signature that a button belongs to, or hides it.
 *
 * @param button - in the line that says where something is defined
 */
export function toggleSource(button: HTMLElement): void {
  const opens = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(opens));
  button.textContent = 'Source';
  const panel = panels.get(button);
  if (panel) {
    panel.hidden = !opens;
  } else {
    void fill(addPanel(button), button);
  }
}

/** React doesn't know the panel. It never changes what is around it, and removes it with the page. */
function addPanel(button: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'source-panel';
  const line = button.closest('p');
  const signature = line?.nextElementSibling;
  (signature?.matches('.theme-code-block') ? signature : line)?.after(panel);
  panels.set(button, panel);
  return panel;
}

async function fill(panel: HTMLElement, button: HTMLElement): Promise<void> {
  const waiting = document.createElement('p');
  waiting.role = 'status';
  waiting.textContent = 'Loading the source…';
  panel.replaceChildren(waiting);
  try {
    const link = button.parentElement?.querySelector('a');
    const place = link?.textContent ?? '';
    const [sources, highlight] = await Promise.all([loadSources(), loadHighlighter()]);
    const source = sources[place];
    if (!link || !source) {
      throw new Error(`There is no source of ${place}.`);
    }
    const lines = highlight(source.text, 'ts');
    panel.replaceChildren(codeOf(lines, source.line), linkTo(link.href, source.line, lines.length));
  } catch (error) {
    console.warn('The source could not be loaded.', error);
    panel.replaceChildren(failureMessage(() => void fill(panel, button)));
  }
}

function loadSources(): Promise<PageSources> {
  const page = window.location.pathname.replace(/\/?$/u, '/');
  return fetchChecked(`${page}source.json`, isPageSources);
}

function isPageSources(content: unknown): content is PageSources {
  return isObject(content) && Object.values(content).every((source) => isObject(source) && 'text' in source);
}

type Highlight = (code: string, language: string) => string[];

/** The colors are not needed to read the code. */
async function loadHighlighter(): Promise<Highlight> {
  try {
    return (await import('../../../highlight/highlight')).highlight;
  } catch {
    return (code) => code.split('\n').map((line) => `${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}<br>`);
  }
}

function codeOf(lines: readonly string[], firstLine: number): HTMLElement {
  const pre = document.createElement('pre');
  pre.className = 'thin-scrollbar';
  // It can be scrolled by keyboard.
  pre.tabIndex = 0;
  const code = document.createElement('code');
  code.style.setProperty('counter-reset', `line ${firstLine - 1}`);
  code.innerHTML = lines.map((line) => `<span class="token-line">${line}</span>`).join('');
  pre.append(code);
  return pre;
}

function linkTo(firstLineAddress: string, firstLine: number, count: number): HTMLElement {
  const last = firstLine + count - 1;
  const link = document.createElement('a');
  link.href = firstLineAddress.replace(/#.*/u, `#L${firstLine}-L${last}`);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = `Lines ${firstLine} to ${last} on GitHub`;
  const small = document.createElement('small');
  small.append(link);
  return small;
}

function failureMessage(onRetry: () => void): HTMLElement {
  const message = document.createElement('p');
  message.role = 'alert';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', onRetry);
  message.append('The source could not be loaded.', ' ', retry);
  return message;
}
