import { changedParts } from './changeNotes';
import { PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import type { ExportChange, ReleaseComparison } from './comparison';
import { readComparison } from './readComparison';
import { anchorsOf, breakingWords } from './wording';

/** What became of an export since the release before, in words. */
export interface DescribedChange {
  /** Markdown without links. */
  text: string;
  /** Anchor of its entry on the page of changes. */
  anchor: string;
  /** Members that are gone, such as `people`. */
  gone: string[];
}

export interface DescribedChanges {
  /** By the names of the exports of the current release; those that are the same as before are not in it. */
  current: Map<string, DescribedChange>;
  /** By the names of exports that are gone: what to use instead. */
  removed: Map<string, string>;
}

/**
 * Tells programs what the pages of the reference tell readers.
 *
 * @throws an error with the fix if the comparison is of other releases
 */
export function describeChanges(
  { changes }: Pick<ReleaseComparison, 'changes'> = readComparison(),
  before = PREVIOUS_SNAPSHOT.version,
): DescribedChanges {
  const anchors = anchorsOf(changes);
  return {
    current: new Map(
      changes.flatMap((change): [string, DescribedChange][] => {
        const anchor = anchors.get(change);
        if (!change.after || anchor === undefined) {
          return [];
        }
        const gone = change.details.flatMap(({ kind, member }) => (kind === 'member removed' ? [member] : []));
        return [[change.after, { text: describe(change, changes, before), anchor, gone }]];
      }),
    ),
    removed: new Map(
      changes.flatMap(({ kind, before: name, note }): [string, string][] =>
        kind === 'removed' && name ? [[name, note ?? '']] : [],
      ),
    ),
  };
}

function describe(change: ExportChange, all: readonly ExportChange[], before: string): string {
  const { kind, breaks, note = '', before: oldName = '', after = '' } = change;
  if (kind === 'changed') {
    const breaking = breaks.length > 0 ? `, ${breakingWords(breaks)}` : ', not breaking';
    return [`Changed since ${before}${breaking}.`, ...changedParts(change)].join('\n\n');
  }
  const namesake = all.find((other) => other.kind === 'renamed' && other.before === after);
  return [
    kind === 'renamed' ? `Called \`${oldName}\` in ${before}. ${note}`.trim() : `New: ${before} does not have it.`,
    ...(namesake ? [`The \`${after}\` of ${before} is \`${namesake.after ?? ''}\` now.`] : []),
  ].join('\n\n');
}
