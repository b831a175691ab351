import type { Blockquote, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DigestQuestion } from './readDigest';
import { DIGEST_TOPICS, isFolded } from './topics';

/**
 * Folds the answers to questions whose topic most readers are not after (topics.ts).
 *
 * @param body - of a digest
 * @param questions - of the same digest
 * @returns a copy; the body is not changed
 */
export function foldQuestions(body: Root, questions: readonly DigestQuestion[]): Root {
  const children: RootContent[] = [];
  let fold: Blockquote | undefined;
  for (const node of body.children) {
    if (node.type !== 'heading') {
      (fold?.children ?? children).push(node);
      continue;
    }
    children.push(node);
    const asked = node.depth === 3 && questions.find(({ question }) => question === toString(node));
    fold = asked && isFolded(asked.topic) ? emptyFold(DIGEST_TOPICS[asked.topic].label) : undefined;
    if (fold) {
      children.push(fold);
    }
  }
  return { ...body, children };
}

/** A `<details>` with its summary. */
function emptyFold(label: string): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: 'details' },
    children: [{ type: 'paragraph', data: { hName: 'summary' }, children: [{ type: 'text', value: label }] }],
  };
}
