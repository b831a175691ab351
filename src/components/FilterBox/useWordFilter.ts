import { useEffect, useState, type RefObject } from 'react';

export interface Shown {
  shown: number;
  all: number;
}

/** Shows everything. */
const any = (): boolean => true;

/**
 * Hides the elements that lack a word of a query, and lists of which nothing is left, with their headings. All are in the
 * page without any script.
 *
 * @param container - where the elements are
 * @param isChosen - whether an element may be shown at all; the same function until the choice changes
 * @returns how many are shown, once the page is hydrated
 */
export function useWordFilter(
  container: RefObject<HTMLElement>,
  selector: string,
  query: string,
  isChosen: (item: HTMLElement) => boolean = any,
): Shown | undefined {
  const [count, setCount] = useState<Shown>();
  useEffect(() => {
    const items = [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const words = query.trim().toLowerCase().split(/\s+/u);
    for (const item of items) {
      const text = item.textContent.toLowerCase();
      item.hidden = !isChosen(item) || !words.every((word) => text.includes(word));
    }
    for (const list of new Set(items.map((item) => item.closest('ul')))) {
      const isEmpty = list?.querySelector(':scope > :not([hidden])') == null;
      list?.toggleAttribute('hidden', isEmpty);
      list?.previousElementSibling?.toggleAttribute('hidden', isEmpty);
    }
    setCount({ shown: items.filter(({ hidden }) => !hidden).length, all: items.length });
  }, [container, selector, query, isChosen]);
  return count;
}
