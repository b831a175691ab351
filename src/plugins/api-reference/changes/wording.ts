import { createSlugger } from '@docusaurus/utils';
import { routeOfFile } from '../../../page-model/written';
import type { Snapshot } from '../../../release/snapshots';
import type { Affected, DetailKind, ExportChange, ExportChangeKind, SymbolKind } from './comparison';

/** Groups of the page of changes, in its order. */
export const GROUPS = [
  { heading: 'Gone or renamed', kinds: ['removed', 'renamed'] },
  { heading: 'Changed', kinds: ['changed'] },
  { heading: 'New', kinds: ['added'] },
] as const satisfies { heading: string; kinds: ExportChangeKind[] }[];

/** Folder of the pages of a kind. */
const FOLDERS: Readonly<Record<SymbolKind, string>> = {
  class: 'classes',
  interface: 'interfaces',
  enumeration: 'enumerations',
  'type alias': 'type-aliases',
  function: 'functions',
  variable: 'variables',
  other: 'variables',
};

/** What a detail says about a member. */
export const DETAIL_WORDS: Readonly<Record<DetailKind, string>> = {
  'member added': 'new',
  'member removed': 'gone',
  'signature changed': 'signature changed',
  'type changed': 'type changed',
  'type widened': 'type widened',
  'type narrowed': 'type narrowed',
  'became required': 'became required',
  'became optional': 'became optional',
  'value changed': 'value changed',
  'declaration changed': 'declaration changed',
  deprecated: 'deprecated',
};

/**
 * The anchors of the entries on the page of changes.
 *
 * @returns an anchor for each change except the equal ones, which share a list
 */
export function anchorsOf(changes: readonly ExportChange[]): Map<ExportChange, string> {
  const slugger = createSlugger();
  const shown = GROUPS.flatMap(({ kinds }) =>
    changes.filter(({ kind }) => (kinds as readonly ExportChangeKind[]).includes(kind)),
  );
  return new Map(shown.map((change) => [change, slugger.slug(change.before ?? change.after ?? '')]));
}

/** The file of the page of an export, in the folder of its release. */
export function pageOf(kind: SymbolKind, name: string): string {
  return `${FOLDERS[kind]}/${name}.md`;
}

/** The route of the page of an export, below the base path. */
export function routeOf(kind: SymbolKind, name: string, { routeBasePath }: Pick<Snapshot, 'routeBasePath'>): string {
  return routeOfFile(`${routeBasePath}/${pageOf(kind, name)}`);
}

/** The routes of the exports of the new release, by their names. */
export function routesOf(changes: readonly ExportChange[], after: Snapshot): Map<string, string> {
  return new Map(
    changes.flatMap(({ symbolKind, after: name }) => (name ? [[name, routeOf(symbolKind, name, after)]] : [])),
  );
}

/** In Markdown, what became of an export that the new release doesn't have under its name; nothing of others. */
export function fateOf(
  { kind, symbolKind, after = '' }: ExportChange,
  now: Pick<Snapshot, 'version' | 'routeBasePath'>,
): string | undefined {
  return kind === 'removed'
    ? `**Gone in ${now.version}.**`
    : kind === 'renamed'
      ? `**Called [\`${after}\`](${routeOf(symbolKind, after, now)}) in ${now.version}.**`
      : undefined;
}

/**
 * Links the names in the text of a decision to their pages: in `getEmbeddingConfig().dimensions` the whole code.
 *
 * @param routes - routes of pages by the name of the export
 */
export function linkNames(text: string, routes: ReadonlyMap<string, string>): string {
  return text.replaceAll(/`([A-Za-z_]\w*)\b[^`]*`/gu, (written, name: string) => {
    const route = routes.get(name);
    return route ? `[${written}](${route})` : written;
  });
}

/** `breaking for callers`. */
export function breakingWords(breaks: readonly Affected[]): string {
  return `breaking for ${breaks.join(' and ')}`;
}

/** A text with a capital at its start. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Inline code, whatever it contains. */
export function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length)) + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** A block of code, whatever it contains: texts of constants may have fences of their own. */
export function codeBlock(language: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}
