import path from 'node:path';
import sidebars from '../../sidebars';
import { checkCharacters } from '../checks/characters';
import { checkDescriptions, checkGuide, checkPartOf, checkSkill } from '../checks/guideChecks';
import { isDigest } from '../checks/pages';
import { checkRenames, type Redirect, type Rename } from '../checks/renames';
import { readSkillPages } from '../checks/skillPages';
import { parsePage, routeOfFile, type Fence, type WrittenPage } from '../page-model/written';
import { readWrittenFiles, type WrittenFile } from '../page-model/writtenFiles';
import { readSkills } from '../plugins/agent-skills/readSkills';
import { checkCharacter } from '../plugins/character-file/check';
import { readArchive } from '../plugins/chat-archive/readArchive';
import { ARCHIVE_FOLDER } from '../plugins/chat-archive/route';
import { checkSite, sortByPlace } from '../plugins/early-checks/checkSite';
import facts from '../release/facts.json';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { isPicture } from '../utils/pictureFiles';

export interface ChangedPages {
  /** Files that have changed, also those that are gone; all files if left out. */
  changed?: readonly string[];
  renames?: readonly Rename[];
  /** The text of a page before the change; nothing if it is new. */
  before?: (file: string) => string | undefined;
}

/**
 * Checks written pages and skills, in this process: all that a writer can get wrong.
 *
 * @returns `docs/intro.md:12: what is wrong: the fix`, one line each, sorted by file and line
 */
export async function checkPages({ changed: files, renames = [], before }: ChangedPages): Promise<string[]> {
  const written = readWrittenFiles('.').files;
  const changed = files && [...files, ...pagesThatShow(files, written)];
  const isConcerned = (file: string): boolean => changed?.includes(file) ?? true;
  const problems = await checkSite('.', changed, renames);

  const readable = written.filter(({ file, problem }) => !isDigest(file) && problem === undefined);
  const pages = readable.filter(({ file }) => isConcerned(file));
  problems.push(
    ...pages.flatMap((page) => checkGuide(page, facts)),
    ...checkDescriptions(readable),
    ...checkPartOf(readable, new Set(textsIn(sidebars))),
  );

  const { problems: ofSkills } = readSkills('.');
  const skills = ofSkills.length > 0 ? [] : readSkillPages().filter(({ file }) => isConcerned(file));
  problems.push(...ofSkills, ...skills.flatMap((page) => checkSkill(page, facts)));

  problems.push(...checkCharacters([...pages, ...skills], checkCharacter));
  problems.push(...(await checkChangedSamples([...pages, ...skills], before)));
  if (changed?.some((file) => file.startsWith(`${ARCHIVE_FOLDER}/`)) ?? true) {
    problems.push(...archiveProblems());
  }
  if (renames.length > 0) {
    problems.push(...checkRenames(renames, routeOfFile, await readRedirects()));
  }
  return sortByPlace(problems);
}

/** Pages that name one of these images. A variant, such as `x.narrow.svg`, belongs to `x.svg`. */
function pagesThatShow(files: readonly string[], written: readonly WrittenFile[]): string[] {
  const names = files.filter(isPicture).map((file) => `${path.basename(file).split('.')[0] ?? ''}.`);
  return written.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file);
}

/** Compiles the samples that are not on the page as it was before. */
async function checkChangedSamples(pages: readonly WrittenPage[], before: ChangedPages['before']): Promise<string[]> {
  const keyOf = ({ language, code, comments }: Fence): string => JSON.stringify([language, code, comments]);
  const changed = pages.flatMap((page) => {
    const old = before?.(page.file);
    const known = new Set(old === undefined ? [] : fencesOf(old).map(keyOf));
    const fences = page.fences.filter((fence) => !known.has(keyOf(fence)));
    return fences.length > 0 ? [{ file: page.file, fences }] : [];
  });
  if (changed.length === 0) {
    return [];
  }
  // The compiler takes seconds to load.
  const { checkSamples } = await import('../checks/samples');
  const { fetchPackage } = await import('../plugins/api-reference/sources/fetchPackage');
  const folder = await fetchPackage(CURRENT_SNAPSHOT);
  return checkSamples(changed, path.join(folder, 'dist/index.d.ts'), path.resolve('.cache/samples')).problems;
}

function fencesOf(text: string): readonly Fence[] {
  const page = parsePage('before.md', text);
  return page.problem === undefined ? page.fences : [];
}

/** The archive is read as a whole, because its files name questions of each other. */
function archiveProblems(): string[] {
  try {
    readArchive('.');
    return [];
  } catch (error) {
    const { message } = error as Error;
    // The first line says that something is wrong.
    return message.split('\n').slice(1);
  }
}

/** The configuration loads all of Docusaurus, which few changes need. */
async function readRedirects(): Promise<readonly Redirect[]> {
  const { default: config } = await import('../../docusaurus.config');
  const plugin = config.plugins?.find(isRedirects);
  return isRedirects(plugin) ? plugin[1].redirects : [];
}

function isRedirects(plugin: unknown): plugin is [name: string, options: { redirects: readonly Redirect[] }] {
  return Array.isArray(plugin) && plugin[0] === './src/plugins/redirects/index.ts';
}

/** All texts of the sidebars, among them the ids of pages. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
