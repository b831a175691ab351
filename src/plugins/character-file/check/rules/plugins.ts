import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { writeName } from '../edits';
import { CLIENT_OF_OTHERS, PROVIDER_OF_OTHERS } from '../facts/otherNames';
import { ALWAYS_LOADED, DATABASE, NO_DEFAULT_EXPORT, PLUGIN_MAKER, PLUGINS } from '../facts/plugins';
import { CLIENTS, MODEL_PROVIDERS } from '../characterSchema';
import { nearestName } from '../nearestName';
import { excerpt } from '../readJson';
import { findingAt, type Finding, type Rule } from '../rule';
import type { Proof } from '../types';

const LINK = '/docs/core/characterfile/#plugins-that-a-character-loads';
/** The scope of the release's packages, and those of its other names. */
const SCOPED = /^@(?:elizaos|ai16z|eliza|elizaos-plugins)\//u;
const IMPORTS =
  'The default agent imports the name as a package. If there is no such package, the agent stops with “Cannot find package”.';
const PATH = /^(?:\.{0,2}\/|file:|node:)/u;
const IMPORTED: Proof = { file: 'agent/src/index.ts', line: 213, shows: 'await import(plugin)' };
const DEFAULT: Proof = { file: 'agent/src/index.ts', line: 214, shows: 'importedPlugin.default' };

/** Plugins that pass the schema, but that the default agent can't load. */
export const PLUGIN_RULES: readonly Rule[] = [
  {
    id: 'plugin-not-found',
    kind: 'fails',
    finds: 'a plugin whose name isn’t a package of the release',
    why: IMPORTS,
    link: LINK,
    proof: [IMPORTED, { file: 'agent/src/index.ts', line: 360, shows: 'POSTGRES_URL' }],
    find: (file) => names(file).flatMap((node) => notFound(node, file)),
  },
  {
    id: 'plugin-of-others',
    kind: 'advice',
    finds: 'a plugin that is not from the release, or a file',
    why: 'The default agent imports the name as a package and uses its default export. This check can’t see whether it is installed and made for 0.1.7.',
    link: LINK,
    proof: [IMPORTED, DEFAULT],
    find: (file) =>
      names(file)
        .filter(({ value }) => isOfOthers(value, file))
        .map((node) =>
          findingAt(
            node,
            `“${excerpt(node.value)}” is not a package of the release.`,
            PATH.test(node.value)
              ? 'Check that the file is there, relative to agent/src/, and that its default export is a plugin.'
              : 'Install it in the folder agent/ of the checkout, and check that its default export is a plugin.',
          ),
        ),
  },
  {
    id: 'plugin-without-default',
    kind: 'fails',
    finds: 'a package that has no plugin as its default export',
    why: 'The default agent uses the default export of each package. Without one, the agent stops with “Cannot read properties of undefined”.',
    link: LINK,
    proof: [DEFAULT, { file: 'packages/core/src/runtime.ts', line: 365, shows: 'plugin.actions' }],
    find: (file) =>
      names(file)
        .filter(({ value }) => NO_DEFAULT_EXPORT.includes(value))
        .map((node) =>
          findingAt(
            node,
            `A character can’t load ${node.value}: it has no default export.`,
            ALWAYS_LOADED.includes(node.value)
              ? 'Remove it. The default agent always loads it.'
              : 'Remove it. The guide lists the plugins that the default agent loads automatically when their settings are set.',
          ),
        ),
  },
  {
    id: 'plugin-maker',
    kind: 'ignored',
    finds: 'plugin-goat by its name',
    why: 'Its default export is a function that creates a plugin, not a plugin, so nothing is registered.',
    link: LINK,
    proof: [DEFAULT, { file: 'packages/plugin-goat/src/index.ts', line: 21, shows: 'export default createGoatPlugin' }],
    find: (file) =>
      names(file)
        .filter(({ value }) => value === PLUGIN_MAKER)
        .map((node) =>
          findingAt(
            node,
            'plugin-goat does nothing in this list.',
            'Remove it. The default agent loads it automatically if EVM_PRIVATE_KEY is set.',
          ),
        ),
  },
  {
    id: 'plugin-object',
    kind: 'ignored',
    finds: 'a plugin that is an object',
    why: 'A file can’t contain functions, so the plugin has no actions that can run.',
    link: LINK,
    proof: [
      { file: 'agent/src/index.ts', line: 209, shows: 'isAllStrings(character.plugins)' },
      { file: 'packages/core/src/environment.ts', line: 81, shows: 'plugins' },
    ],
    find: (file) =>
      names(file).length > 0
        ? []
        : file
            .items('plugins')
            .filter(({ type }) => type === 'object')
            .map((node) =>
              findingAt(
                node,
                'This plugin is an object, which can’t contain functions in a file.',
                'Write the name of its package, such as "@elizaos/plugin-gitbook".',
              ),
            ),
  },
];

function names(file: CharacterFile): TextNode[] {
  return file.items('plugins').filter(isText);
}

function notFound(node: TextNode, file: CharacterFile): Finding[] {
  const { value } = node;
  if (isKnown(value) || isOfOthers(value, file)) {
    return [];
  }
  const message = `The release has no plugin “${excerpt(value)}”.`;
  const instead = insteadOf(value, file);
  if (instead) {
    return [{ ...findingAt(node, message, instead.fix), why: instead.why }];
  }
  const near = nearestPlugin(value);
  const fix = near
    ? `Write "${near}" if you mean that.`
    : SCOPED.test(value)
      ? 'Remove it, or choose a plugin of release 0.1.7 in the guide. Packages of later releases aren’t compatible.'
      : 'Write the whole name of a package, such as "@elizaos/plugin-gitbook".';
  return [findingAt(node, message, fix, near ? writeName(node, near) : undefined)];
}

/** What to write instead of a package for what has its own place in a file of 0.1.7, or in .env. */
function insteadOf(value: string, file: CharacterFile): Pick<Finding, 'why' | 'fix'> | undefined {
  const [, scope, name = ''] = /^(@[\w-]+\/)?(?:plugin|client|adapter)-([\w-]+)$/u.exec(value.toLowerCase()) ?? [];
  if (scope && !SCOPED.test(scope)) {
    return undefined;
  }
  // "local-ai" is a separate name, "google-genai" is for google.
  const words = [name.replaceAll('-', '_'), ...name.split('-', 1)];
  /** The client or provider of the release, or what to do. */
  const find = (names: readonly string[], others: Readonly<Record<string, string>>): string | undefined =>
    words
      .map((word) => (Object.hasOwn(others, word) ? others[word] : word))
      .find((word) => word !== undefined && (names.includes(word) || !words.includes(word)));
  const client = find(CLIENTS, CLIENT_OF_OTHERS);
  if (client) {
    return {
      why: `${IMPORTS} In 0.1.7, the list clients names the clients that start.`,
      fix: ['direct', 'auto'].includes(client)
        ? 'Remove it: the REST API always runs.'
        : !CLIENTS.some((one) => one === client)
          ? client
          : file.texts('clients').some((one) => one.value === client)
            ? `Remove it: "${client}" is already in clients.`
            : `Write "${client}" into clients, and remove it here.`,
    };
  }
  const provider = find(MODEL_PROVIDERS, PROVIDER_OF_OTHERS);
  if (provider) {
    return {
      why: `${IMPORTS} In 0.1.7, the core includes the model providers, and modelProvider chooses one.`,
      fix: !MODEL_PROVIDERS.some((one) => one === provider)
        ? provider
        : file.textAt('modelProvider')?.value === provider
          ? `Remove it: modelProvider is already "${provider}".`
          : `Remove it. To use this provider, write "modelProvider": "${provider}".`,
    };
  }
  return DATABASE.test(name)
    ? {
        why: `${IMPORTS} In 0.1.7, the default agent chooses the database: PostgreSQL if POSTGRES_URL is set, otherwise SQLite.`,
        fix: 'Remove it. For PostgreSQL, write POSTGRES_URL=… into .env. SQLite needs no setting.',
      }
    : undefined;
}

function isKnown(name: string): boolean {
  return PLUGINS.includes(name) || NO_DEFAULT_EXPORT.includes(name) || name === PLUGIN_MAKER;
}

/** A package or a file of someone else, which may be there. */
function isOfOthers(name: string, file: CharacterFile): boolean {
  return (
    PATH.test(name) ||
    (/^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?:\/[\w./-]+)?$/u.test(name) &&
      !SCOPED.test(name) &&
      !isKnown(name) &&
      nearestPlugin(name) === undefined &&
      insteadOf(name, file) === undefined &&
      !/(?:^|\/)client-/u.test(name) &&
      /[-/]/u.test(name))
  );
}

/** The plugin of the release that a name stands for: without its scope, with an old one, or mistyped. */
function nearestPlugin(name: string): string | undefined {
  const bare = name
    .replace(/^@[^/]*\//u, '')
    .replace(/^plugin-?/iu, '')
    .replace(/-?plugin$/iu, '');
  const all = [...PLUGINS, ...NO_DEFAULT_EXPORT, PLUGIN_MAKER];
  const bareOf = (full: string): string => full.replace('@elizaos/plugin-', '');
  const exact = all.find((full) => bareOf(full) === bare.toLowerCase());
  if (exact || (name.startsWith('@') && !SCOPED.test(name))) {
    return exact && PLUGINS.includes(exact) ? exact : undefined;
  }
  const near = nearestName(bare, PLUGINS.map(bareOf));
  // Most typing mistakes keep the first letter; without it, mcp would be icp.
  return near && near[0] === bare[0]?.toLowerCase() ? `@elizaos/plugin-${near}` : undefined;
}
