import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { WrittenPage } from '../page-model/written';

/** Wordings that read as translated nearly everywhere, and what to write instead. */
export const WORDINGS: readonly { pattern: RegExp; write: string }[] = [
  { pattern: /\basks? back\b/iu, write: 'asks for confirmation, or asks a question' },
  { pattern: /\ball the same\b/iu, write: 'anyway, or still' },
  { pattern: /\bby nothing\b/iu, write: 'X is never read, or is unused' },
  { pattern: /\bwhoever\b/iu, write: 'anyone who' },
  { pattern: /\bstands? (?:in|on|there|before|above|below|beside)\b/iu, write: 'is in, appears in, or goes in' },
  { pattern: /\banother (?:one |[a-z]+ )?than\b|\bothers than\b/iu, write: 'a different one from, or other than' },
  { pattern: /\bis the (?:whole )?task\b/iu, write: 'covers this step by step' },
  { pattern: /\b(?:brings?|brought)\b[^.;:]{0,40}\balong\b/iu, write: 'includes, or ships with' },
  { pattern: /\bcalls? of (?:the|a) (?:small |large |medium )?model\b/iu, write: 'calls to the model' },
  { pattern: /\bbefore the REST API\b/iu, write: 'in front of the REST API' },
  { pattern: /\bunless told otherwise\b/iu, write: 'by default' },
  { pattern: /\basks? for no login\b/iu, write: 'doesn’t require authentication' },
  { pattern: /\breplace\b[^.,;:]{1,40}? by\b/iu, write: 'replace X with Y' },
  { pattern: /\btakes? long\b/iu, write: 'takes a long time' },
  { pattern: /\blook whether\b/iu, write: 'check whether' },
  { pattern: /\b(?:set|below) so:/iu, write: 'this way:' },
  { pattern: /\bworks? in part\b/iu, write: 'partly works' },
  { pattern: /\bstock agent\b/iu, write: 'default agent' },
  { pattern: /\basked on \d+ days\b/iu, write: 'nothing, or a link to the problem of the archive' },
  { pattern: /\bin capitals\b/iu, write: 'in uppercase' },
  { pattern: /\bhonour/iu, write: 'honor' },
];

/**
 * Finds wordings of `WORDINGS` in the paragraphs, headings and cells of a page. Code is left out.
 *
 * @returns `docs/x.md:12: "whoever": write anyone who`, one line each, with the line where the paragraph begins
 */
export function checkWording({ file, tree, lineOfNode }: WrittenPage): string[] {
  const problems: string[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = proseOf(node).replace(/\s+/gu, ' ');
    for (const { pattern, write } of WORDINGS) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) {
        problems.push(`${file}:${lineOfNode(node)}: "${found}": write ${write}`);
      }
    }
  });
  return problems;
}

function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(proseOf).join('') : '`…`';
}
