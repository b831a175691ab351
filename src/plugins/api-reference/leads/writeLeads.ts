import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import uses from '../../../release/apiUses.json';
import type { SymbolUses } from '../../../release/apiUses';
import type { Snapshot } from '../../../release/snapshots';
import { releaseFile } from '../../../release/version';
import { readApiSymbols } from '../identifier-links/apiSymbols';
import { describe } from '../pages/frontMatter';
import type { Lead } from './findLeads';
import { type SectionLink, withoutMarks } from './markdownText';
import { readLeads, type SymbolLeads } from './readLeads';

/** Marks the section that writeLeads adds to a page, for htmlOnly.ts. */
export const LEADS_SECTION = { attribute: 'data-leads', property: 'dataLeads' } as const;

/**
 * Adds to each page of a reference where its export is explained and used: at its end, and at its start where the
 * sources don't describe it.
 *
 * @param snapshot - the release that the guides document
 */
export async function writeLeads({ outputDirectory, routeBasePath, commit }: Snapshot, siteDir: string): Promise<void> {
  const directory = path.join(siteDir, outputDirectory);
  const symbols = readApiSymbols(directory, routeBasePath);
  const leads = readLeads(siteDir, symbols);
  // The data are of one commit: a reference of other sources would link to the wrong lines.
  const packageUses: Readonly<Record<string, SymbolUses | undefined>> | undefined =
    uses.commit === commit ? (uses.uses as Record<string, SymbolUses>) : undefined;
  for (const [name, found] of Object.entries(leads)) {
    const file = path.join(directory, `${(symbols.get(name) ?? '').slice(routeBasePath.length + 2, -1)}.md`);
    const text = await readFile(file, 'utf8');
    const page = withMostUsed(text, packageUses?.[name]?.members ?? []);
    await writeFile(file, withLeads(page, found, packageUses && usesInPackages(packageUses[name])));
  }
}

/** How the page shows the packages of the framework that use its export. */
interface PackageUses {
  /** Such as `3 files of 2 packages`. */
  count: string;
  links: readonly SectionLink[];
}

function usesInPackages(found: SymbolUses | undefined): PackageUses {
  if (!found) {
    return { count: 'Nothing in the packages of the release', links: [] };
  }
  const { files, packages, onlyCore, inCore, places } = found;
  const count = onlyCore
    ? `${plural(files, 'file')} of the core package`
    : `${plural(files, 'file')} of ${plural(packages, 'package')}${inCore ? ', besides core itself' : ''}`;
  const names = places.map((place) => ({ place, folder: /^(?:packages\/)?([^/]+)/u.exec(place)?.[1] ?? place }));
  return {
    count,
    links: names.map(({ place, folder }) => {
      const isOnly = names.filter((other) => other.folder === folder).length === 1;
      const file = path.posix.basename(place).replace(/:\d+$/u, '');
      return {
        route: releaseFile(place.replace(/:(?=\d+$)/u, '#L')),
        text: onlyCore ? file : isOnly ? folder : `${folder}/${file}`,
      };
    }),
  };
}

const SHOWN = 3;
const FOLDED = 1;

/**
 * A page of the reference with its leads.
 *
 * @param text - the generated page, with front matter
 * @param packageUses - undefined if the page's release has no such data
 * @throws an error if the page does not have the known form
 */
export function withLeads(text: string, leads: SymbolLeads, packageUses: PackageUses | undefined): string {
  const [best] = leads.explained;
  const sentence = best?.sentence;
  const subject = UNDESCRIBED.exec(text)?.[2];
  const needsSentence = subject !== undefined && best !== undefined && sentence !== undefined;
  const described = needsSentence ? withDescription(text, subject, best, sentence) : text;
  const end = [...explainedIn(leads.explained, needsSentence), ...usedIn(leads, packageUses)];
  // The search finds the guides instead.
  return end.length > 0
    ? `${described.trimEnd()}\n\n<section ${LEADS_SECTION.attribute}="" data-no-search="">\n\n${end.join('\n\n')}\n\n</section>\n`
    : described;
}

/** Where a page starts with its members: a list of all, or their sections. */
const FIRST_MEMBERS = /^(?=<nav class="member-list"|## )/mu;
/** The end of the title, on a page with a declaration that is longer than a screen. */
const BELOW_TITLE = /(?<=^# .*\n\n)(?=[^]*^```ts\n(?:(?!```).*\n){30})/mu;

/**
 * A page of the reference with a list of the members that are used most, above all others.
 *
 * @param text - the generated page
 * @param members - their names; those that have no section are left out
 */
export function withMostUsed(text: string, members: readonly string[]): string {
  const items = members.flatMap((member) => {
    const section = new RegExp(`^### (\`${member}(?:\\(\\))?\\??\`)\n([^]*?)(?=^##|(?![^]))`, 'mu').exec(text);
    return section ? [`- [${section[1]}](#${member.toLowerCase()}) ${firstSentence(section[2] ?? '')}`.trimEnd()] : [];
  });
  // The search finds the sections instead.
  const list = `<div data-no-search="">\n\nUsed most in the packages of the release:\n\n${items.join('\n')}\n\n</div>\n\n`;
  return items.length > 0 ? text.replace(BELOW_TITLE.test(text) ? BELOW_TITLE : FIRST_MEMBERS, () => list) : text;
}

/** Of what a section says below its signature; a note counts as well. */
function firstSentence(section: string): string {
  const said = section
    .replaceAll(/^```[^]*?^```$/gmu, '')
    .split(/\n{2,}/u)
    .map((part) => part.trim().replace(/^\*\*Our note:\*\* /u, ''))
    .find((part) => /^[\p{L}`[]/u.test(part));
  const sentence = /^[^]*?[.!?](?=\s|$)/u.exec(said ?? '')?.[0] ?? said ?? '';
  return sentence.replaceAll(/\s+/gu, ' ');
}

/** `description: Name, kind of release.` of an export that the sources don't describe. */
const UNDESCRIBED = /^description: ("?)([^:"\n]+, [^:"\n]+)\.\1$/mu;
/** The title, and the line with the source where it follows. */
const START = /^# .+\n(?:\n<small>.*\n)?/mu;

function withDescription(text: string, subject: string, lead: Lead, sentence: string): string {
  if (!START.test(text)) {
    throw new Error('A page of the API reference has no title. Fix src/plugins/api-reference/leads/writeLeads.ts.');
  }
  const description = describe(subject, withoutSubject(withoutMarks(sentence), subject));
  const paragraph = `${sentence} <small>More in ${link(lead)}.</small>`;
  return text
    .replace(UNDESCRIBED, () => `description: ${JSON.stringify(description)}`)
    .replace(START, (start) => `${start}\n<div data-lead="" data-no-search="">\n\n${paragraph}\n\n</div>\n`);
}

/** `createGoal stores a goal` is `Stores a goal` behind the name. */
function withoutSubject(sentence: string, subject: string): string {
  const [, name = '', kind] = /^([^,]+), (\w+)/u.exec(subject) ?? [];
  const rest = sentence.startsWith(`${name} is `)
    ? sentence.slice(name.length + 4)
    : kind === 'function' && sentence.startsWith(`${name} `)
      ? sentence.slice(name.length + 1)
      : sentence;
  // `process.env` stays as it is.
  return rest === sentence || /^\w+\.\w/u.test(rest) ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** @param isDescribed - whether the first sentence already is at the start of the page */
function explainedIn(explained: readonly Lead[], isDescribed: boolean): string[] {
  if (explained.length === 0) {
    return [];
  }
  const shown = explained
    .slice(0, SHOWN)
    .map((lead) => `- ${link(lead)}${lead.sentence && !isDescribed ? `: ${lead.sentence}` : ''}`);
  return ['## Explained in', shown.join('\n'), ...folded(explained.slice(SHOWN, SHOWN + FOLDED), 'More sections')];
}

function usedIn({ explained, samples, chats }: SymbolLeads, packageUses: PackageUses | undefined): string[] {
  // Their sections are linked above.
  const named = new Set(explained.slice(0, SHOWN).map(({ route }) => route));
  const otherSamples = samples.filter(({ route }) => !named.has(route));
  const lists = [
    ...(packageUses ? [{ label: packageUses.count, links: packageUses.links }] : []),
    ...(samples.length > 0
      ? [
          otherSamples.length > 0
            ? { label: plural(otherSamples.length, 'sample'), links: otherSamples }
            : { label: plural(samples.length, 'sample'), links: samples },
        ]
      : []),
    ...(chats.length > 0 ? [{ label: `${plural(chats.length, 'day')} of the chat`, links: chats }] : []),
  ];
  if (lists.length === 0) {
    return [];
  }
  const shown = lists.map(({ label, links }) =>
    links.length > 0 ? `- ${label}: ${links.slice(0, SHOWN).map(link).join(', ')}` : `- ${label}`,
  );
  const rest = lists.flatMap(({ links }) => links.slice(SHOWN)).slice(0, FOLDED);
  return ['## Used in', shown.join('\n'), ...folded(rest, 'More places')];
}

/** Without a number, because there can be more than these. */
function folded(links: readonly SectionLink[], label: string): string[] {
  return links.length > 0
    ? [`<details>\n<summary>${label}</summary>`, links.map((one) => `- ${link(one)}`).join('\n'), '</details>']
    : [];
}

function link({ route, text }: SectionLink): string {
  return `[${text}](${route})`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
