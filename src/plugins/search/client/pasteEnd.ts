import type { ClipboardEvent } from 'react';
import { endOfQuery } from '../engine/queryLength';

/**
 * Handles pastes of long texts: only the end becomes the query, because an input with a whole log in it would block the page.
 *
 * @param onQuery - takes the query
 */
export function pasteEnd(onQuery: (query: string) => void): (event: ClipboardEvent<HTMLInputElement>) => void {
  return (event) => {
    const text = event.clipboardData.getData('text');
    const end = endOfQuery(text);
    if (end !== text) {
      event.preventDefault();
      onQuery(end.replaceAll(/[\r\n]+/gu, ' '));
    }
  };
}
