import type { Detail, ExportChange, ReleaseComparison } from '../comparison';

/** A comparison as lines of text, for a terminal: the counts, what is breaking, and renames that no one has confirmed. */
export function summarize(comparison: ReleaseComparison): string {
  const { before, after, exportsBefore, exportsAfter, counts, breaking, changes, proposedRenames } = comparison;
  const unconfirmed = proposedRenames.filter(({ confirmed }) => !confirmed);
  return [
    `${before} (${exportsBefore} exports) and ${after} (${exportsAfter} exports)`,
    `${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}; ${breaking} with breaking changes`,
    '',
    ...changes.filter(({ breaks }) => breaks.length > 0).flatMap(breakingLines),
    ...(unconfirmed.length > 0
      ? [
          '',
          'These may be renames, because their types are the same. Confirm them in src/plugins/api-reference/changes/compare/decisions.ts:',
          ...unconfirmed.map((rename) => `  ${rename.before} is perhaps ${rename.after}`),
        ]
      : []),
  ].join('\n');
}

function breakingLines({ kind, before, after, details, note }: ExportChange): string[] {
  const names = kind === 'renamed' ? `${before} is ${after}` : `${before ?? after}`;
  return [
    `${names}: ${kind}${note ? `. ${note}` : ''}`,
    ...details.filter(({ breaks }) => breaks.length > 0).map((detail) => `  ${detailLine(detail)}`),
  ];
}

function detailLine({ kind, member, breaks }: Detail): string {
  return `${member ? `${member}: ` : ''}${kind}, breaks ${breaks.join(' and ')}`;
}
