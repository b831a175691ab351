import type { Snapshot } from '../../../release/snapshots';
import { CHANGES_ROUTE } from './changesPage';
import type { Detail, ExportChange, ReleaseComparison } from './comparison';
import { lineDiff } from './lineDiff';
import {
  anchorsOf,
  breakingWords,
  code,
  codeBlock,
  DETAIL_WORDS,
  linkNames,
  pageOf,
  fateOf,
  routeOf,
  routesOf,
  sentence,
} from './wording';

/** More signatures, and more names in one line, are only on the page of changes. */
const MAX_SIGNATURES = 4;
const MAX_NAMES = 10;

/** Markdown for the start of pages, by their files in the folder of each release. */
export interface ChangeNotes {
  before: Map<string, string>;
  after: Map<string, string>;
}

/**
 * What the pages of both references say about the changes of their symbols: below the title, in a few lines, and on the
 * pages of the old release only where to look. A symbol that is the same in both has no note.
 *
 * @param before - the old release
 * @param after - the release whose reference has the page of changes
 */
export function changeNotes({ changes }: ReleaseComparison, before: Snapshot, after: Snapshot): ChangeNotes {
  const notes: ChangeNotes = { before: new Map(), after: new Map() };
  const anchors = anchorsOf(changes);
  const routes = routesOf(changes, after);
  const add = (side: keyof ChangeNotes, file: string, ...texts: string[]): void => {
    const text = texts.filter(Boolean).join(' ');
    notes[side].set(file, [notes[side].get(file), text].filter(Boolean).join('\n\n'));
  };
  for (const change of changes) {
    const { kind, symbolKind, before: oldName = '', after: newName = '' } = change;
    const note = linkNames(change.note ?? '', routes);
    const entry = `/${after.routeBasePath}/${CHANGES_ROUTE}#${anchors.get(change) ?? ''}`;
    const oldLink = `[\`${oldName}\`](${routeOf(symbolKind, oldName, before)})`;
    const fate = fateOf(change, after) ?? '';
    switch (kind) {
      case 'added':
        add('after', pageOf(symbolKind, newName), `**New in ${after.version}**`);
        break;
      case 'removed':
        add('before', pageOf(symbolKind, oldName), fate, note);
        break;
      case 'renamed':
        add('before', pageOf(symbolKind, oldName), fate, note);
        add('after', pageOf(symbolKind, newName), `**Called ${oldLink} in ${before.version}.**`, note);
        break;
      case 'changed':
        add('before', pageOf(symbolKind, oldName), `Changed in ${after.version}: [what changed](${entry}).`);
        notes.after.set(pageOf(symbolKind, newName), changedNote(change, entry, before));
        break;
      case 'equal':
    }
  }
  for (const { kind, symbolKind, before: oldName = '', after: newName = '' } of changes) {
    if (kind === 'renamed' && routes.has(oldName)) {
      const oldLink = `[\`${oldName}\` of ${before.version}](${routeOf(symbolKind, oldName, before)})`;
      add(
        'after',
        pageOf(symbolKind, oldName),
        `The ${oldLink} is [\`${newName}\`](${routes.get(newName) ?? ''}) now.`,
      );
    }
  }
  for (const side of Object.values(notes) as Map<string, string>[]) {
    for (const [file, text] of side) {
      side.set(file, text.startsWith('<') ? text : `<div class="api-change" data-no-search="">\n\n${text}\n\n</div>`);
    }
  }
  return notes;
}

function changedNote(change: ExportChange, entry: string, { version }: Snapshot): string {
  const { breaks } = change;
  const summary = `Changed since ${version}${breaks.length > 0 ? `, <strong>${breakingWords(breaks)}</strong>` : ''}`;
  const parts = [...changedParts(change), `[On the page of changes](${entry})`];
  return `<details class="api-change" data-no-search="">\n<summary>${summary}</summary>\n\n${parts.join('\n\n')}\n\n</details>`;
}

/**
 * What changed in a symbol, and what to do: members by name, and the lines of signatures that differ, as far as they are
 * few.
 *
 * @returns paragraphs in Markdown, what breaks code first
 */
export function changedParts({ note, details }: Pick<ExportChange, 'note' | 'details'>): string[] {
  const isCompared = ({ before, after }: Detail): boolean => before !== undefined && after !== undefined;
  const isBreaking = ({ breaks }: Detail): boolean => breaks.length > 0;
  const compared = details.filter(isCompared);
  // Of a breaking change, only what breaks is shown in full.
  const important = compared.some(isBreaking) ? compared.filter(isBreaking) : compared;
  const shown = important.slice(0, MAX_SIGNATURES);
  const rest = compared.filter((detail) => !shown.includes(detail));
  return [
    ...(note ? [note] : []),
    ...groupsOf(details.filter((detail) => !isCompared(detail))).map(membersLine),
    ...groupsOf(shown).map(
      (group) => `${membersLine(group)}\n\n${codeBlock('diff', group.map(differingLines).join('\n'))}`,
    ),
    ...(rest.length > 0 ? [`Also changed: ${namesOf(rest)}`] : []),
  ];
}

/** Details that one line can tell: those of the same kind that break the same code. */
function groupsOf(details: readonly Detail[]): Detail[][] {
  const groups = new Map<string, Detail[]>();
  for (const detail of details) {
    const key = `${detail.kind} ${detail.breaks.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), detail]);
  }
  return [...groups.values()].sort((one, other) => breaksOf(other) - breaksOf(one));
}

function breaksOf([detail]: readonly Detail[]): number {
  return detail?.breaks.length ?? 0;
}

function membersLine(details: readonly Detail[]): string {
  const [{ kind, breaks }] = details as [Detail];
  const what = sentence(DETAIL_WORDS[kind]) + (breaks.length > 0 ? `, **${breakingWords(breaks)}**` : '');
  return details.some(({ member }) => member) ? `${what}: ${namesOf(details)}` : what;
}

function namesOf(details: readonly Detail[]): string {
  const names = details.slice(0, MAX_NAMES).map(({ member, kind }) => (member ? code(member) : DETAIL_WORDS[kind]));
  const more = details.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function differingLines({ before = '', after = '' }: Detail): string {
  return withoutEqualLines(lineDiff(before, after));
}

/** The first and the last line of a comparison, and what differs. Other lines are left out. */
export function withoutEqualLines(diff: string): string {
  const lines = diff.split('\n');
  const isLeftOut = (index: number): boolean =>
    index > 0 && index < lines.length - 1 && (lines[index] as string).startsWith('  ');
  return lines
    .flatMap((line, index) => {
      if (!isLeftOut(index)) {
        return [line];
      }
      const indentation = /^\s*/u.exec(line)?.[0] ?? '';
      return isLeftOut(index - 1) ? [] : [`${indentation}…`];
    })
    .join('\n');
}
