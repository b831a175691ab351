import { createHash } from 'node:crypto';
import type { BuiltPage } from '../../page-model/builtPage';
import { activeParts } from './activeContent';

/** Allowed sources by directive. The build's own scripts in a page are added by their hash. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** A script that a browser would run. */
export interface PageScript {
  /** Address that it is loaded from. */
  src?: string;
  /** Its text, if it is inline. */
  text: string;
}

/** The scripts that the build writes. Any other script in a page comes from its content. */
export interface KnownScripts {
  /** Texts of inline scripts, as the pages have them. */
  inline: ReadonlySet<string>;
  /** Patterns of inline scripts whose text differs from page to page; each matches a whole script. */
  patterns: readonly RegExp[];
  /** Addresses of scripts that pages load, besides those of the bundle. */
  loaded: ReadonlySet<string>;
  /** Start of the addresses of the bundle's scripts. */
  bundle: string;
}

/** Types of scripts that contain data, which no browser runs. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);
/** Marks what a component has added to the head; the template doesn't use it. */
const FROM_COMPONENT = 'data-rh';
/** How much of a script an error shows. */
const SHOWN_CHARACTERS = 60;

/**
 * Adds a Content-Security-Policy to a page that lets the build's own inline scripts run, by their SHA-256, and no others.
 *
 * @param page - gets the policy as a meta tag, at the start of its head
 * @param directives - the policy without those hashes; must have `script-src`
 * @param known - the scripts of the build
 * @throws an error if the document has no character set or contains other code; one line for each problem, with the fix
 */
export function addContentSecurityPolicy(page: BuiltPage, directives: Directives, known: KnownScripts): void {
  const { $ } = page;
  const problems = $.root()
    .find('*')
    .toArray()
    .flatMap(({ name, attribs }) =>
      name === 'script' || (name === 'meta' && !(FROM_COMPONENT in attribs))
        ? []
        : activeParts(name, Object.entries(attribs)),
    );
  const scripts = readScripts(page);
  problems.push(...scripts.filter((script) => !isKnown(script, known)).map(unknownScriptMessage));
  // The policy applies only to what follows it.
  const characterSet = $('head > meta[charset]');
  if (characterSet.length === 0) {
    problems.push('it has no <meta charset> in its head, after which its Content-Security-Policy belongs');
  }
  if (problems.length > 0) {
    throw new Error([...new Set(problems)].join('\n'));
  }
  const inline = scripts.filter(({ src }) => src === undefined);
  const hashes = new Set(inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
  characterSet.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** All scripts of a document that a browser would run, in order. */
export function readScripts({ $ }: BuiltPage): PageScript[] {
  return $('script')
    .toArray()
    .filter(({ attribs }) => !isData(attribs.type))
    .map((script) => ({ src: script.attribs.src, text: $(script).text() }));
}

function isData(type: string | undefined): boolean {
  return type !== undefined && DATA_TYPES.has(type.trim().toLowerCase());
}

function isKnown({ src, text }: PageScript, known: KnownScripts): boolean {
  return src === undefined
    ? known.inline.has(text) || known.patterns.some((pattern) => pattern.test(text))
    : known.loaded.has(src) || src.startsWith(known.bundle);
}

function unknownScriptMessage({ src, text }: PageScript): string {
  const start = text.trim().slice(0, SHOWN_CHARACTERS);
  const shown =
    src === undefined
      ? `a script that the build did not write: ${start}`
      : `a script that is not from the build: ${src}`;
  return `${shown} (remove it; if a plugin writes it, use its injectHtmlTags)`;
}
