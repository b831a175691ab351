import { releaseFiles } from './releaseFiles';

/** What the checks of written pages need to know about the documented release; kept in `facts.json`. */
export interface ReleaseFacts {
  commit: string;
  /** Paths of all files of the release except its own documentation. */
  files: string[];
  /** Scripts of each package file, by the package's name. */
  scripts: Record<string, string[]>;
  /** Names of settings and environment variables that code of the release reads. */
  environment: string[];
  /** Other names in capitals with underscores in its code: actions, enumeration members, constants. */
  constants: string[];
  /** Where its code has the messages that the guides tell of: `packages/core/src/runtime.ts:12`, by the message. */
  messages: Record<string, string>;
}

const CODE_FILE = /^(?:agent|client|packages|scripts)\/.*\.(?:ts|tsx|mts|js|mjs|sh)$/u;
const TEST_FILE = /(?:\/__tests__\/|\/tests?\/|\.test\.|\.spec\.)/u;

/** How code of the release reads a setting. The first group is the setting's name. */
const READS: readonly RegExp[] = [
  /process\.env\.([A-Z][A-Z0-9_]+)/gu,
  /process\.env\[\s*["'`]([A-Z][A-Z0-9_]+)/gu,
  /import\.meta\.env\.([A-Z][A-Z0-9_]+)/gu,
  /\bsettings\.([A-Z][A-Z0-9_]+)/gu,
  /\bsettings\[\s*["'`]([A-Z][A-Z0-9_]+)/gu,
  /\bgetSetting\??\.?\(\s*["'`]([A-Z][A-Z0-9_]+)/gu,
  /\bgetSecret\(\s*\w+,\s*["'`]([A-Z][A-Z0-9_]+)/gu,
  /\b(?:getEnvVariable|hasEnvVariable|getEnv|getConfig)\(\s*["'`]([A-Z][A-Z0-9_]+)/gu,
  /\bsecrets\??\.([A-Z][A-Z0-9_]+)/gu,
  /\bsecrets\??\.?\[\s*["'`]([A-Z][A-Z0-9_]+)/gu,
];

const CONSTANT = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/gu;

/** Names that a file reads as settings. */
export function settingsReadBy(text: string): string[] {
  return READS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** What stands for a value in a message of a guide, and in a template of the code. */
const MESSAGE_GAP = '…';
const TEMPLATE_GAP = /\$\{[^}]*\}/u;
/** Templates with less text of their own fit too many messages. */
const LEAST_TEXT = 12;

/**
 * Whether a line of code has a message: as it is, or as a template that yields it.
 *
 * @param message - as a guide has it, with "…" for what differs
 */
export function holdsMessage(line: string, message: string): boolean {
  const parts = message.split(MESSAGE_GAP).map((part) => part.trim());
  if (hasInOrder(line, parts)) {
    return true;
  }
  return [...line.matchAll(/`([^`]+)`/gu)].some(([, template = '']) => {
    const fixed = template.split(TEMPLATE_GAP).map((part) => part.trim());
    return fixed.length > 1 && fixed.join('').length >= LEAST_TEXT && hasInOrder(message, fixed);
  });
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const place = text.indexOf(part, from);
    from = place + part.length;
    return place !== -1;
  });
}

/**
 * Collects the facts from a checkout of the framework that has the release's commit in its history.
 *
 * @param messages - messages of guides to look for
 * @throws git's error if the folder is not a checkout or lacks the commit
 */
export function collectReleaseFacts(checkout: string, commit: string, messages: readonly string[] = []): ReleaseFacts {
  const { names, read } = releaseFiles(checkout, commit);
  const files = names.filter((file) => !file.startsWith('docs/'));
  const scripts: ReleaseFacts['scripts'] = {};
  for (const file of files.filter((name) => /(?:^|\/)package\.json$/u.test(name))) {
    const { name, scripts: defined } = JSON.parse(read(file)) as { name: string; scripts?: Record<string, string> };
    scripts[name] = Object.keys(defined ?? {}).sort();
  }
  const environment = new Set<string>();
  const constants = new Set<string>();
  const found = new Map<string, string>();
  for (const file of files.filter((name) => CODE_FILE.test(name) && !TEST_FILE.test(name))) {
    const text = read(file);
    settingsReadBy(text).forEach((name) => environment.add(name));
    [...text.matchAll(CONSTANT)].forEach(([name]) => constants.add(name));
    for (const [index, line] of text.split('\n').entries()) {
      for (const message of messages) {
        if (!found.has(message) && holdsMessage(line, message)) {
          found.set(message, `${file}:${index + 1}`);
        }
      }
    }
  }
  return {
    commit,
    files,
    scripts,
    environment: [...environment].sort(),
    constants: [...constants].filter((name) => !environment.has(name)).sort(),
    messages: Object.fromEntries([...found].sort(([first], [second]) => (first < second ? -1 : 1))),
  };
}
