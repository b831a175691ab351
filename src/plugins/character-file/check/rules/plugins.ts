import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { removePart, replaceNode } from '../edits';
import { ALWAYS_LOADED, NO_DEFAULT_EXPORT, PLUGIN_MAKER, PLUGINS } from '../facts/plugins';
import { CLIENTS } from '../characterSchema';
import { nearestName } from '../nearestName';
import { excerpt } from '../readJson';
import type { Finding, Proof, Rule } from '../rule';

const LINK = '/docs/core/characterfile/#plugins-that-a-character-loads';
const PATH = /^(?:\.{0,2}\/|file:|node:)/u;
const IMPORTED: Proof = { file: 'agent/src/index.ts', line: 213, shows: 'await import(plugin)' };
const DEFAULT: Proof = { file: 'agent/src/index.ts', line: 214, shows: 'importedPlugin.default' };

/** Plugins that pass the schema, but that the start program can't load. */
export const PLUGIN_RULES: readonly Rule[] = [
  {
    id: 'plugin-not-found',
    kind: 'fails',
    finds: 'a plugin under a name that is no package of the release',
    why: 'The start program imports the name as a package. If there is none, the agent stops with “Cannot find package”.',
    link: LINK,
    proof: [IMPORTED],
    find: (file) => names(file).flatMap(notFound),
  },
  {
    id: 'plugin-of-others',
    kind: 'advice',
    finds: 'a plugin that is not from the release, or a file',
    why: 'The start program imports the name as a package and takes its default export. Whether it is installed, and made for 0.1.7, can’t be seen from here.',
    link: LINK,
    proof: [IMPORTED, DEFAULT],
    find: (file) =>
      names(file)
        .filter(({ value }) => isOfOthers(value))
        .map((node) => ({
          ...placeOf(node),
          message: `“${excerpt(node.value)}” is not a package of the release.`,
          fix: PATH.test(node.value)
            ? 'See that the file is there, counted from agent/src/, and that its default export is a plugin.'
            : 'Install it in the folder agent/ of the checkout, and see that its default export is a plugin.',
        })),
  },
  {
    id: 'plugin-without-default',
    kind: 'fails',
    finds: 'a package that has no plugin as its default export',
    why: 'The start program takes the default export of each package. Without one, the agent stops with “Cannot read properties of undefined”.',
    link: LINK,
    proof: [DEFAULT, { file: 'packages/core/src/runtime.ts', line: 365, shows: 'plugin.actions' }],
    find: (file) => names(file).flatMap((node) => withoutDefault(node, file)),
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
          ...removal(file, node),
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

function notFound(node: TextNode): Finding[] {
  const { value } = node;
  if (isKnown(value) || isOfOthers(value)) {
    return [];
  }
  const message = `The release has no plugin “${excerpt(value)}”.`;
  const client = /(?:^|\/)client-([a-z]+)$/u.exec(value)?.[1];
  if (client && CLIENTS.some((name) => name === client)) {
    return [
      {
        ...placeOf(node),
        message: `“${excerpt(value)}” is a client, not a plugin.`,
        why: 'In 0.1.7 the list clients says which clients start. What stands in plugins is imported and taken for a plugin.',
        fix: `Write "${client}" into clients, and remove it here.`,
      },
    ];
  }
  const near = nearestPlugin(value);
  return [
    {
      ...placeOf(node),
      message,
      fix: near
        ? `Write "${near}", if you mean that.`
        : 'Write the whole name of a package, such as "@elizaos/plugin-gitbook".',
      ...(near && { edit: replaceNode(`Write "${near}"`, node, JSON.stringify(near)) }),
    },
  ];
}

function withoutDefault(node: TextNode, file: CharacterFile): Finding[] {
  return NO_DEFAULT_EXPORT.includes(node.value)
    ? [
        {
          ...placeOf(node),
          message: `A character can’t load ${node.value}: it has no default export.`,
          fix: ALWAYS_LOADED.includes(node.value)
            ? 'Remove it. The start program always loads it.'
            : 'Remove it. The guide says which plugins the start program loads by itself when their settings are there.',
          ...removal(file, node),
        },
      ]
    : [];
}

function removal(file: CharacterFile, node: TextNode): Pick<Finding, 'edit'> {
  const list = file.at('plugins');
  return list?.type === 'list' ? { edit: removePart('Remove it', list, node) } : {};
}

function isKnown(name: string): boolean {
  return PLUGINS.includes(name) || NO_DEFAULT_EXPORT.includes(name) || name === PLUGIN_MAKER;
}

/** A package or a file of somebody else, which may be there. */
function isOfOthers(name: string): boolean {
  const isPackage =
    /^(?:@(?!elizaos\/|ai16z\/|eliza\/|elizaos-plugins\/)[\w.-]+\/)?[a-z\d][\w.-]*(?:\/[\w./-]+)?$/u.test(name);
  return (
    PATH.test(name) ||
    (isPackage &&
      !isKnown(name) &&
      nearestPlugin(name) === undefined &&
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
  return near && `@elizaos/plugin-${near}`;
}

function placeOf({ from, to }: TextNode): { from: number; to: number } {
  return { from, to };
}
