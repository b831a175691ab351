import type { Emphasis, Link, Paragraph, PhrasingContent, Text } from 'mdast';
// Its types let nodes name the element that they become.
import type {} from 'remark-rehype';

type Properties = NonNullable<NonNullable<Paragraph['data']>['hProperties']>;

/** A text as a node. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** A link. */
export function linkNode(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

/** A paragraph with attributes. */
export function paragraphNode(hProperties: Properties, ...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties }, children };
}

/** An element inside a text. Emphasis is a node that holds text and may become any element. */
export function elementNode(hName: string, hProperties: Properties, ...children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName, hProperties }, children };
}
