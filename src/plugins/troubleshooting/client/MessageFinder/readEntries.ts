import type { KnownMessage } from '../../matchLog';

/** A message as the page shows it. */
export interface Entry extends KnownMessage {
  anchor: string;
  /** Why it appears and what to do. */
  html: string;
}

/** Reads the messages off the page. */
export function readEntries(list: HTMLElement): Entry[] {
  return [...list.querySelectorAll<HTMLElement>('[data-message]')].flatMap((section) => {
    const heading = section.querySelector('h3');
    if (!heading) {
      return [];
    }
    const causes = [...section.querySelectorAll('dl')];
    return {
      anchor: heading.id,
      // The link of the heading to itself is no part of what readers see.
      text: [...heading.childNodes]
        .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
        .map((node) => node.textContent ?? '')
        .join(''),
      codes: [...heading.querySelectorAll('code')].map((code) => code.textContent),
      rest: causes.map((cause) => cause.textContent).join(' '),
      html: causes.map((cause) => cause.outerHTML).join(''),
      isAnnouncement: section.dataset.message === 'announcement',
    };
  });
}
