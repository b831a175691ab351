import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { replaceNode } from '../edits';
import { CLIENT_OF_OTHERS, PROVIDER_OF_OTHERS } from '../facts/otherNames';
import { ALWAYS_LOADED, DATABASE, NO_DEFAULT_EXPORT, PLUGIN_MAKER, PLUGINS } from '../facts/plugins';
import { CLIENTS, MODEL_PROVIDERS } from '../characterSchema';
import { nearestName } from '../nearestName';
import { excerpt } from '../readJson';
import type { Finding, Rule } from '../rule';
import type { Proof } from '../types';

const LINK = '/docs/core/characterfile/#plugins-that-a-character-loads';
/** The scope of the release's packages, and those of its other names. */
const SCOPED = /^@(?:elizaos|ai16z|eliza|elizaos-plugins)\//u;
const IMPORTS =
  'The start program imports the name as a package. If there is none, the agent stops with “Cannot find package”.';
const PATH = /^(?:\.{0,2}\/|file:|node:)/u;
const IMPORTED: Proof = { file: 'agent/src/index.ts', line: 213, shows: 'await import(plugin)' };
const DEFAULT: Proof = { file: 'agent/src/index.ts', line: 214, shows: 'importedPlugin.default' };

/** Plugins that pass the schema, but that the start program can't load. */
export const PLUGIN_RULES: readonly Rule[] = [
  {
    id: 'plugin-not-found',
    kind: 'fails',
    finds: 'a plugin under a name that is no package of the release',
    why: IMPORTS,
    link: LINK,
    proof: [IMPORTED, { file: 'agent/src/index.ts', line: 360, shows: 'POSTGRES_URL' }],
    find: (file) => names(file).flatMap((node) => notFound(node, file)),
  },
  {
    id: 'plugin-of-others',
    kind: 'advice',
    finds: 'a plugin that is not from the release, or a file',
    why: 'The start program imports the name as a package and takes its default export. Whether it is installed, and made for 0.1.7, isn’t visible from here.',
    link: LINK,
    proof: [IMPORTED, DEFAULT],
    find: (file) =>
      names(file)
        .filter(({ value }) => isOfOthers(value))
        .map((node) => ({
          ...placeOf(node),
          message: `“${excerpt(node.value)}” is not a package of the release.`,
          fix: PATH.test(node.value)
            ? 'Check that the file is there, relative to agent/src/, and that its default export is a plugin.'
            : 'Install it in the folder agent/ of the checkout, and check that its default export is a plugin.',
        })),
  },
  {
    id: 'plugin-without-default',
    kind: 'fails',
    finds: 'a package that has no plugin as its default export',
    why: 'The start program takes the default export of each package. Without one, the agent stops with “Cannot read properties of undefined”.',
    link: LINK,
    proof: [DEFAULT, { file: 'packages/core/src/runtime.ts', line: 365, shows: 'plugin.actions' }],
    find: (file) => names(file).flatMap(withoutDefault),
  },
  {
    id: 'plugin-maker',
    kind: 'ignored',
    finds: 'plugin-goat by its name',
    why: 'Its default export is a function that makes a plugin, not a plugin. So nothing of it is registered.',
    link: LINK,
    proof: [DEFAULT, { file: 'packages/plugin-goat/src/index.ts', line: 21, shows: 'export default createGoatPlugin' }],
    find: (file) =>
      names(file)
        .filter(({ value }) => value === PLUGIN_MAKER)
        .map((node) => ({
          ...placeOf(node),
          message: 'plugin-goat does nothing in this list.',
          fix: 'Remove it. The start program loads it by itself if EVM_PRIVATE_KEY is set.',
        })),
  },
  {
    id: 'plugin-object',
    kind: 'ignored',
    finds: 'a plugin that is an object',
    why: 'A file can hold no functions, so the plugin has no actions that can run.',
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
            .map(({ from, to }) => ({
              from,
              to,
              message: 'This plugin is an object, which can hold no functions.',
              fix: 'Write the name of its package, such as "@elizaos/plugin-gitbook".',
            })),
  },
];

function names(file: CharacterFile): TextNode[] {
  return file.items('plugins').filter(isText);
}

function notFound(node: TextNode, file: CharacterFile): Finding[] {
  const { value } = node;
  if (isKnown(value) || isOfOthers(value)) {
    return [];
  }
  const message = `The release has no plugin “${excerpt(value)}”.`;
  const instead = insteadOf(value, file);
  if (instead) {
    return [{ ...placeOf(node), message, ...instead }];
  }
  const near = nearestPlugin(value);
  return [
    {
      ...placeOf(node),
      message,
      fix: near
        ? `Write "${near}" if you mean that.`
        : SCOPED.test(value)
          ? 'Remove it, or choose a plugin of release 0.1.7 in the guide. Packages of later releases don’t fit.'
          : 'Write the whole name of a package, such as "@elizaos/plugin-gitbook".',
      ...(near && { edit: replaceNode(`Write "${near}"`, node, JSON.stringify(near)) }),
    },
  ];
}

/** Packages for what has its own place in a file of 0.1.7, or in .env: the client or provider of the release, or what to do. */
function purposeOf(value: string): { client: string } | { provider: string } | 'database' | undefined {
  const [, scope, name = ''] = /^(@[\w-]+\/)?(?:plugin|client|adapter)-([\w-]+)$/u.exec(value.toLowerCase()) ?? [];
  if (scope && !SCOPED.test(scope)) {
    return undefined;
  }
  // "local-ai" is a name of its own, "google-genai" is for google.
  const words = [name.replaceAll('-', '_'), ...name.split('-', 1)];
  const find = (names: readonly string[], others: Readonly<Record<string, string>>): string | undefined =>
    words
      .map((word) => (Object.hasOwn(others, word) ? others[word] : word))
      .find((word) => word !== undefined && (names.includes(word) || !words.includes(word)));
  const client = find(CLIENTS, CLIENT_OF_OTHERS);
  const provider = find(MODEL_PROVIDERS, PROVIDER_OF_OTHERS);
  return client ? { client } : provider ? { provider } : DATABASE.test(name) ? 'database' : undefined;
}

/** What to write instead of such a package. */
function insteadOf(value: string, file: CharacterFile): Pick<Finding, 'why' | 'fix'> | undefined {
  const purpose = purposeOf(value);
  if (!purpose) {
    return undefined;
  }
  if (purpose === 'database') {
    return {
      why: `${IMPORTS} In 0.1.7, the start program chooses the database: PostgreSQL if POSTGRES_URL is set, otherwise SQLite.`,
      fix: 'Remove it. For PostgreSQL, write POSTGRES_URL=… into .env. SQLite needs no setting.',
    };
  }
  if ('client' in purpose) {
    const { client } = purpose;
    const isThere = file.texts('clients').some((one) => one.value === client);
    return {
      why: `${IMPORTS} In 0.1.7, the list clients says which clients start.`,
      fix: ['direct', 'auto'].includes(client)
        ? 'Remove it: the REST API always runs.'
        : !isOneOf(CLIENTS, client)
          ? client
          : isThere
            ? `Remove it: "${client}" is already in clients.`
            : `Write "${client}" into clients, and remove it here.`,
    };
  }
  const { provider } = purpose;
  return {
    why: `${IMPORTS} In 0.1.7, the core includes the model providers, and modelProvider chooses one.`,
    fix: !isOneOf(MODEL_PROVIDERS, provider)
      ? provider
      : file.textAt('modelProvider')?.value === provider
        ? `Remove it: modelProvider is already "${provider}".`
        : `Remove it. To use this provider, write "modelProvider": "${provider}".`,
  };
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function withoutDefault(node: TextNode): Finding[] {
  return NO_DEFAULT_EXPORT.includes(node.value)
    ? [
        {
          ...placeOf(node),
          message: `A character can’t load ${node.value}: it has no default export.`,
          fix: ALWAYS_LOADED.includes(node.value)
            ? 'Remove it. The start program always loads it.'
            : 'Remove it. The guide says which plugins the start program loads by itself when their settings are there.',
        },
      ]
    : [];
}

function isKnown(name: string): boolean {
  return PLUGINS.includes(name) || NO_DEFAULT_EXPORT.includes(name) || name === PLUGIN_MAKER;
}

/** A package or a file of someone else, which may be there. */
function isOfOthers(name: string): boolean {
  const isPackage =
    /^(?:@(?!elizaos\/|ai16z\/|eliza\/|elizaos-plugins\/)[\w.-]+\/)?[a-z\d][\w.-]*(?:\/[\w./-]+)?$/u.test(name);
  return (
    PATH.test(name) ||
    (isPackage &&
      !isKnown(name) &&
      nearestPlugin(name) === undefined &&
      purposeOf(name) === undefined &&
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
  if (exact || /^@(?!elizaos\/|ai16z\/|eliza\/|elizaos-plugins\/)/u.test(name)) {
    return exact && PLUGINS.includes(exact) ? exact : undefined;
  }
  const near = nearestName(bare, PLUGINS.map(bareOf));
  // Most typing mistakes keep the first letter; without it, mcp would be icp.
  return near && near[0] === bare[0]?.toLowerCase() ? `@elizaos/plugin-${near}` : undefined;
}

function placeOf({ from, to }: TextNode): { from: number; to: number } {
  return { from, to };
}
