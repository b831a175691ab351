import type { Snapshot } from '../../../release/snapshots';
import type { Detail, ExportChange, ExportChangeKind, ReleaseComparison } from './comparison';
import { lineDiff } from './lineDiff';
import {
  anchorsOf,
  breakingWords,
  code,
  codeBlock,
  DETAIL_WORDS,
  GROUPS,
  linkNames,
  routeOf,
  routesOf,
  sentence,
} from './wording';

/** The page, next to the other generated pages of the current release. */
export const CHANGES_PAGE = 'changes.mdx';
/** Its route in the reference, with the slash at its end. */
export const CHANGES_ROUTE = 'changes/';
/** The comparison as data, next to the page in the build. */
export const CHANGES_FILE = 'changes.json';

const CLIENT = '@site/src/plugins/api-reference/changes/client';
const SETTLED_HEADING = 'The same in both releases';

/**
 * The page that shows a comparison, as MDX. Everything is in it without any script.
 *
 * @param before - the old release, whose reference has the pages of what is gone
 * @param after - the release whose reference has the page
 */
export function changesPage(comparison: ReleaseComparison, before: Snapshot, after: Snapshot): string {
  const { counts, breaking, changes } = comparison;
  const release = `${after.packageName} ${after.version}`;
  const frontMatter = {
    title: `What changed from ${before.version} to ${after.version}`,
    description: `${breaking} exports with breaking changes, ${counts.added} new and ${counts.removed} removed ones since ${before.packageName} ${before.version}, with a filter.`,
    release,
    custom_edit_url: null,
    last_update: { date: after.committed, author: release },
    toc_max_heading_level: 2,
  };
  const anchors = [...anchorsOf(changes)];
  const routes = routesOf(changes, after);
  const group = (heading: string, kinds: readonly ExportChangeKind[]): string => {
    const entries = anchors
      .filter(([{ kind }]) => kinds.includes(kind))
      .map(([change, anchor]) => entry(change, anchor, routes, before, after));
    return entries.length === 0
      ? ''
      : `<section data-group="">\n\n## ${heading}\n\n${entries.join('\n\n')}\n\n</section>`;
  };
  const equal = changes.filter(({ kind }) => kind === 'equal');
  return `---
${Object.entries(frontMatter)
  .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  .join('\n')}
---

import ChangeFilter from '${CLIENT}/ChangeFilter';
import Signatures from '${CLIENT}/Signatures';

# What changed from ${before.version} to ${after.version}

${breaking} exports have breaking changes. \`${before.packageName}\` ${before.version} exports ${comparison.exportsBefore} names, and
\`${after.packageName}\` ${after.version} exports ${comparison.exportsAfter}: ${counts.removed} are gone, ${counts.renamed} have another name, ${counts.changed} have changed, ${counts.added} are new, and
${counts.equal} are the same. [Upgrade](/docs/upgrade/) lists what to do, and what behaves differently although its types are the same.

The list is computed from the published types of both releases. A change is breaking **for callers** if code that uses the
export no longer compiles, and **for implementers** if code that makes such objects or extends the class doesn't. The same list
as data: [changes.json](pathname:///${after.routeBasePath}/${CHANGES_FILE}).

<ChangeFilter>

${[
  ...GROUPS.map(({ heading: title, kinds }) => group(title, kinds)),
  `<section data-group="">\n\n## ${SETTLED_HEADING}\n\n${equal.map((change) => `<span data-change="equal">${linked(change, after)}</span>`).join("{' '}\n")}\n\n</section>`,
]
  .filter(Boolean)
  .join('\n\n')}

</ChangeFilter>
`;
}

function entry(
  change: ExportChange,
  id: string,
  routes: ReadonlyMap<string, string>,
  before: Snapshot,
  after: Snapshot,
): string {
  const { kind, breaks, symbolKind, note, signatureBefore, signatureAfter, details } = change;
  const isBreaking = breaks.length > 0 ? ' data-breaking=""' : '';
  const parts = [`### ${heading(change)} {#${id}}`, [`${sentence(symbolKind)} · ${link(change, before, after)}`]];
  if (kind !== 'added') {
    parts.push(
      [
        breaks.length > 0 ? `**${sentence(breakingWords(breaks))}.**` : 'Not breaking.',
        // Advice about members has the names of other exports, too.
        kind === 'changed' ? note : linkNames(note ?? '', routes),
      ]
        .join(' ')
        .trim(),
    );
    if (kind === 'removed' || kind === 'renamed') {
      parts.push(signatures('Signatures', signatureBefore, signatureAfter));
    }
  }
  parts.push(...details.map(detailText));
  return `<section data-change="${kind}"${isBreaking}>\n\n${parts.flat().filter(Boolean).join('\n\n')}\n\n</section>`;
}

function heading({ kind, before, after }: ExportChange): string {
  return kind === 'renamed' ? `\`${before}\` is now \`${after}\`` : `\`${before ?? after}\``;
}

function link(change: ExportChange, before: Snapshot, after: Snapshot): string {
  const old = `[in ${before.version}](${routeOf(change.symbolKind, change.before ?? '', before)})`;
  const current = `[in ${after.version}](${routeOf(change.symbolKind, change.after ?? '', after)})`;
  return change.kind === 'removed' ? old : change.kind === 'renamed' ? `${old} · ${current}` : current;
}

function linked({ symbolKind, after }: ExportChange, snapshot: Snapshot): string {
  return `[\`${after}\`](${routeOf(symbolKind, after ?? '', snapshot)})`;
}

function detailText({ kind, member, breaks, before, after }: Detail): string {
  const what = member ? `${code(member)}: ${DETAIL_WORDS[kind]}` : sentence(DETAIL_WORDS[kind]);
  const text = breaks.length > 0 ? `${what}, **${breakingWords(breaks)}**` : what;
  const [only] = [before, after].filter((each) => each !== undefined);
  if ((before === undefined || after === undefined) && only !== undefined && !only.includes('\n')) {
    return `- ${text}: ${code(only.replace(/;$/u, ''))}`;
  }
  return only === undefined ? `- ${text}` : signatures(text, before, after);
}

/** One text, or the lines that differ between two. */
function signatures(summary: string, before: string | undefined, after: string | undefined): string {
  const both = before !== undefined && after !== undefined;
  const text = both ? lineDiff(before, after) : (before ?? after);
  if (text === undefined) {
    return '';
  }
  return `<Signatures>\n\n${summary}\n\n${codeBlock(both ? 'diff' : 'ts', text)}\n\n</Signatures>`;
}
