import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nearestTo } from '../../../src/checks/errorRows';
import { written, type WrittenPage } from '../../../src/page-model/written';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** A paragraph, heading or cell of a page, as a reader sees it. */
interface Text {
  text: string;
  line: number;
}

/**
 * Where a page says something: `docs/core/agents.md:120`.
 *
 * @param words - as a reader sees them, without marks of Markdown
 * @throws an error with the page, and the line that says nearly the same, if the page doesn't say it
 */
export function findStatement(file: string, words: string): string {
  const texts = textsOf(written(file, SITE));
  const found = texts.find(({ text }) => text.includes(words));
  if (!found) {
    const nearest = nearestTo(words, texts, ({ text }) => text);
    throw new Error(
      `${file}:${nearest?.line ?? 1} The release was tested for "${words}". The page doesn't say so; the nearest is: "${nearest?.text ?? ''}"`,
    );
  }
  return `${file}:${found.line}`;
}

function textsOf({ tree, lineOfNode }: WrittenPage): Text[] {
  const texts: Text[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      texts.push({ text: toString(node).replaceAll(/\s+/gu, ' '), line: lineOfNode(node) });
    }
  });
  return texts;
}
