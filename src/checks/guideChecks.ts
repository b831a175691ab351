import { checkFrontMatter } from './frontMatter/checkFrontMatter';
import { guideFrontMatter, pageFrontMatter, type GuideFrontMatter } from './frontMatter/guide';
import { type WrittenPage } from '../page-model/written';
import { isPartial, sourcesOf } from './pages';
import type { ReleaseFacts } from '../release/facts';
import { RELEASE } from '../release/version';
import { repeats } from '../utils/repeats';
import { checkWording } from './wording';

/** Problems are lines of text: `docs/intro.md:12: what is wrong, and the fix`. */
type Problems = string[];

const EMOJI = /\p{Extended_Pictographic}/u;

/**
 * Checks front matter against the schema of guides or of other pages. Features check the additional keys of their own
 * pages.
 */
export function checkPageFrontMatter(page: WrittenPage): Problems {
  if (isPartial(page.file)) {
    return [];
  }
  const schema = page.file.startsWith('docs/') ? guideFrontMatter : pageFrontMatter;
  return checkFrontMatter(page, schema).problems;
}

/** A page has one first-level heading, skips no level, and has no emoji in headings. */
export function checkHeadings({ file, headings }: WrittenPage): Problems {
  if (isPartial(file)) {
    return [];
  }
  const problems: Problems = [];
  const first = headings.filter(({ depth }) => depth === 1);
  if (first.length !== 1) {
    problems.push(`${file}:${first[1]?.line ?? 1}: has ${first.length} first-level headings: keep one`);
  }
  headings.forEach(({ depth, text, line }, index) => {
    const before = headings[index - 1]?.depth ?? 0;
    if (depth > before + 1) {
      problems.push(`${file}:${line}: heading "${text}" skips level ${before + 1}: use that level`);
    }
    if (EMOJI.test(text)) {
      problems.push(`${file}:${line}: heading "${text}" contains an emoji: remove it`);
    }
  });
  return problems;
}

/** Every path in `sources` is a file of the release. */
export function checkSources(page: WrittenPage, facts: Pick<ReleaseFacts, 'files'>): Problems {
  const { file, frontMatter, lineOf } = page;
  const line = lineOf('sources' in frontMatter ? 'sources' : 'metadata');
  return sourcesOf(page)
    .filter((source) => !facts.files.includes(source))
    .map((source) => `${file}:${line}: source "${source}" is not a file of the release: fix the path`);
}

/** What is known of a page that is not parsed. */
export type FrontMatter = Pick<WrittenPage, 'file' | 'frontMatter' | 'lineOf'>;

const SITE_PAGE = /^\/(.+)\/$/u;

/**
 * A guide outside the sidebar says in `part_of` which pages are above it, with their titles: its breadcrumbs show them.
 *
 * @param ids - the guides in the sidebar, such as `core/actions`
 */
export function checkPartOf(pages: readonly FrontMatter[], ids: ReadonlySet<string>): Problems {
  const titles = new Map(
    pages.map(({ file, frontMatter }) => [file.replace(/(?:\/index)?\.mdx?$/u, ''), frontMatter.title]),
  );
  return pages
    .filter(({ file }) => file.startsWith('docs/') && !isPartial(file))
    .flatMap(({ file, frontMatter, lineOf }) => {
      const isInSidebar = ids.has(file.replace(/^docs\/|\.mdx?$/gu, ''));
      const parts = frontMatter.part_of as GuideFrontMatter['part_of'];
      const where = `${file}:${lineOf('part_of')}`;
      if (!parts) {
        return isInSidebar ? [] : [`${where}: is in no sidebar: add it to sidebars.ts, or add part_of`];
      }
      if (isInSidebar) {
        return [`${where}: the sidebar has breadcrumbs for this page: remove part_of`];
      }
      return parts
        .filter(({ title, page }) => titles.get(SITE_PAGE.exec(page)?.[1] ?? '') !== title)
        .map(({ title, page }) => `${where}: no page ${page} has the title "${title}": fix the route or the title`);
    });
}

/** Every page has a description that no other page has. */
export function checkDescriptions(pages: readonly FrontMatter[]): Problems {
  const placeOf = ({ file, lineOf }: FrontMatter): string => `${file}:${lineOf('description')}`;
  const described = pages.filter(({ frontMatter: { description } }) => description !== undefined);
  return repeats(described, ({ frontMatter: { description } }) => description).map(
    ({ item, first }) => `${placeOf(item)}: has the same description as ${placeOf(first)}: say what this page is about`,
  );
}

/** Everything that holds for one page of the guides and the community. */
export function checkGuide(page: WrittenPage, facts: ReleaseFacts): Problems {
  return [
    ...checkPageFrontMatter(page),
    ...checkHeadings(page),
    ...checkWording(page),
    ...checkBroken(page),
    ...checkSources(page, facts),
    ...checkScripts(page, facts),
    ...checkSettings(page, facts),
  ];
}

/** Everything of it that holds for a skill. */
export function checkSkill(page: WrittenPage, facts: ReleaseFacts): Problems {
  return [
    ...checkHeadings(page),
    ...checkSources(page, facts),
    ...checkScripts(page, facts),
    ...checkSettings(page, facts),
  ];
}

/** The list of defects on a page. */
const OWN_DEFECTS = `#what-doesnt-work-in-${RELEASE.version.replaceAll('.', '')}`;
const KNOWN_DEFECT = new RegExp(`^(?:/docs/known-defects/#.|${OWN_DEFECTS}$)`, 'u');

/** A call-out `:::broken` links to the known defect that it tells of. */
export function checkBroken({ file, callOuts }: WrittenPage): Problems {
  return callOuts
    .filter(({ kind, links }) => kind === 'broken' && !links.some((url) => KNOWN_DEFECT.test(url)))
    .map(
      ({ line }) =>
        `${file}:${line}: this call-out links to no known defect: end it with a link to its entry, /docs/known-defects/#the-words-it-starts-with, or to ${OWN_DEFECTS}`,
    );
}

const SHELL = new Set(['bash', 'sh', 'shell']);
/** Commands of pnpm and npm themselves, which are not scripts. */
const PACKAGE_MANAGER_COMMANDS = new Set(
  'add audit ci config create dlx exec i init install link list login ls outdated pack prune publish remove rm setup store unlink up update version view why'.split(
    ' ',
  ),
);

/** Every script that a shell sample runs is in a package.json of the release. */
export function checkScripts({ file, fences }: WrittenPage, facts: Pick<ReleaseFacts, 'scripts'>): Problems {
  return fences
    .filter(({ language }) => SHELL.has(language))
    .flatMap(({ code, line }) =>
      code.split('\n').flatMap((text, index) =>
        scriptsRunBy(text)
          .filter(({ script, packageName }) => !isScript(script, packageName, facts.scripts))
          .map(
            ({ script, packageName }) =>
              `${file}:${line + index}: "${script}" is not a script of ${packageName ?? 'any package'} in the release`,
          ),
      ),
    );
}

interface RunScript {
  script: string;
  packageName?: string;
}

function scriptsRunBy(text: string): RunScript[] {
  const commands = text.replace(/#.*/u, '').split(/&&|\|\||;|\|/u);
  return commands.flatMap((command) => {
    const words = command.trim().split(/\s+/u);
    while (words[0] && /^[A-Z][A-Z0-9_]*=/u.test(words[0])) {
      words.shift();
    }
    const manager = words.shift();
    if (manager !== 'pnpm' && manager !== 'npm') {
      return [];
    }
    let packageName: string | undefined;
    while (words[0]?.startsWith('-')) {
      const [option = '', value] = (words.shift() ?? '').split('=');
      if (['--filter', '-F', '--dir', '-C', '--prefix'].includes(option)) {
        const named = (value ?? words.shift() ?? '').replace(/["']/gu, '');
        packageName = option === '--filter' || option === '-F' ? named : undefined;
      }
    }
    const explicit = words[0] === 'run';
    const script = explicit ? words[1] : words[0];
    if (!script || (!explicit && PACKAGE_MANAGER_COMMANDS.has(script))) {
      return [];
    }
    return [{ script: script.replace(/["']/gu, ''), packageName }];
  });
}

function isScript(script: string, packageName: string | undefined, scripts: ReleaseFacts['scripts']): boolean {
  const candidates = packageName && packageName in scripts ? [scripts[packageName] ?? []] : Object.values(scripts);
  return candidates.some((names) => names.includes(script));
}

const SETTING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u;
const ASSIGNMENT = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)=/u;
const ASSIGNING_LANGUAGES = new Set([...SHELL, 'dotenv', 'env', 'ini']);

/**
 * Code of the release reads every setting that a page names. Names of actions and constants of the release are allowed,
 * too, and so are error codes (`ERR_…`). A page lists settings that nothing reads under `unreadSettings` in its front
 * matter.
 */
export function checkSettings(
  { file, frontMatter, fences, inlineCode }: WrittenPage,
  facts: Pick<ReleaseFacts, 'environment' | 'constants'>,
): Problems {
  const read = new Set(facts.environment);
  const constants = new Set(facts.constants);
  const unread = new Set(Array.isArray(frontMatter.unreadSettings) ? frontMatter.unreadSettings.map(String) : []);
  const problems: Problems = [...unread]
    .filter((name) => read.has(name))
    .map((name) => `${file}:1: unreadSettings names ${name}, which the release reads: remove it`);
  const isUnknown = (name: string): boolean => !read.has(name) && !unread.has(name);

  for (const { language, code, line } of fences.filter((fence) => ASSIGNING_LANGUAGES.has(fence.language))) {
    code.split('\n').forEach((text, index) => {
      const name = ASSIGNMENT.exec(text)?.[1];
      if (name && isUnknown(name)) {
        problems.push(`${file}:${line + index}: nothing in the release reads ${name} (${language} sample)`);
      }
    });
  }
  for (const { text, line } of inlineCode) {
    const name = text.replace(/=.*/u, '');
    if (SETTING.test(name) && isUnknown(name) && !constants.has(name) && !name.startsWith('ERR_')) {
      problems.push(`${file}:${line}: nothing in the release reads ${name}: fix it, or list it in unreadSettings`);
    }
  }
  return problems;
}
