import { keyOfCode, type NameNote, type SampleTypes } from '../sampleTypes';

/** A name in a sample, as its own element. */
export interface Name {
  element: HTMLElement;
  note: NameNote;
  /** Address of its page in the API reference. */
  address: string | undefined;
  /** Line of the sample, counted from 0. */
  line: number;
  /** Whether the build has made the element, as a link. */
  isFromBuild: boolean;
}

/** Class of the elements, except of those from the build. */
const NAME_CLASS = 'sample-name';

/**
 * Gives each name in a block of code its own element: a link, if it has a page in the API reference. The text of the
 * code stays the same.
 *
 * @returns the names in their order; none if the code is not the one that the types were made for
 */
export function nameCode(block: Element, { api, notes, samples }: SampleTypes): Name[] {
  const lines = [...block.querySelectorAll('.token-line')];
  const numbers = samples[keyOfCode(lines.map(({ textContent }) => textContent).join('\n'))] ?? [];
  const names: Name[] = [];
  const texts = textsOf(lines);
  let start = 0;
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const [gap = 0, length = 0, noteIndex = 0] = numbers.slice(index, index + 3);
    start += gap;
    const end = start + length;
    const text = texts.find((one) => one.start <= start && end <= one.start + one.node.length);
    const note = notes[noteIndex];
    if (text && note) {
      const address = note[2] === undefined ? undefined : api + note[2];
      const { element, isFromBuild, rest } = elementOf(text.node, start - text.start, length, address);
      names.push({ element, note, address, line: text.line, isFromBuild });
      if (rest) {
        Object.assign(text, { node: rest, start: end });
      }
    }
    start = end;
  }
  return names;
}

interface Text {
  node: globalThis.Text;
  /** Where it starts in the code. */
  start: number;
  line: number;
}

function textsOf(lines: readonly Element[]): Text[] {
  const texts: Text[] = [];
  let start = 0;
  for (const [line, element] of lines.entries()) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      texts.push({ node, start, line });
      start += node.length;
    }
    // The line feed.
    start += 1;
  }
  return texts;
}

/** @returns also the text behind the name, if there is any */
function elementOf(
  node: globalThis.Text,
  start: number,
  length: number,
  address: string | undefined,
): { element: HTMLElement; isFromBuild: boolean; rest?: globalThis.Text } {
  const link = node.parentElement;
  if (link instanceof HTMLAnchorElement && node.length === length) {
    return { element: link, isFromBuild: true };
  }
  const name = start > 0 ? node.splitText(start) : node;
  const rest = name.splitText(length);
  const element = document.createElement(address === undefined ? 'span' : 'a');
  if (element instanceof HTMLAnchorElement && address !== undefined) {
    element.href = address;
    // Otherwise code can't be selected from here on.
    element.draggable = false;
  }
  element.className = NAME_CLASS;
  name.replaceWith(element);
  element.append(name);
  return { element, isFromBuild: false, rest };
}
