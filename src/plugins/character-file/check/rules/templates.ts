import { isText, type CharacterFile } from '../characterFile';
import { renameMember } from '../edits';
import { clientOfTemplate, TEMPLATES } from '../facts/templates';
import { nearestName } from '../nearestName';
import { excerpt } from '../readJson';
import { findingAt, firstOf, type Finding, type Rule } from '../rule';
import { clientsOf } from './clients';

const KEYS = '/docs/guides/template-configuration/#template-keys';

/** Templates that no prompt uses, or that are not filled in. */
export const TEMPLATE_RULES: readonly Rule[] = [
  {
    id: 'unknown-template',
    kind: 'ignored',
    finds: 'a template under a name that no client has',
    why: 'The schema accepts any name, but the release reads only 24.',
    link: KEYS,
    proof: [{ file: 'packages/core/src/types.ts', line: 697, shows: 'templates?: {' }],
    find: findUnknown,
  },
  {
    id: 'template-of-no-client',
    kind: 'ignored',
    finds: 'a template of a client that the character doesn’t start',
    why: 'Only the client of that name reads it. The REST API and the browser chat read none of them.',
    link: KEYS,
    proof: [{ file: 'packages/client-discord/src/messages.ts', line: 388, shows: 'discordMessageHandlerTemplate' }],
    find: findIdle,
  },
  {
    id: 'template-placeholder',
    kind: 'advice',
    finds: 'a placeholder in a template that is not written as {{name}}',
    why: 'The release fills in {{name}} without spaces. Conditions, loops and spaces stay as they are, and the model reads them.',
    link: '/docs/guides/template-configuration/#variables',
    proof: [{ file: 'packages/core/src/context.ts', line: 44, shows: '{{\\w+}}' }],
    find: findPlaceholders,
  },
];

function findUnknown(file: CharacterFile): Finding[] {
  const written = new Set(file.members('templates').map(({ name }) => name));
  return firstOf(file.members('templates').filter(({ name }) => !TEMPLATES.includes(name))).map((member) => {
    const near = nearestName(
      member.name,
      TEMPLATES.filter((name) => !written.has(name)),
    );
    return findingAt(
      member,
      `No client reads the template ${excerpt(member.name)}.`,
      near ? `Rename it to ${near} if you mean that.` : 'Use one of the names in the guide.',
      near ? renameMember(member, near) : undefined,
    );
  });
}

function findIdle(file: CharacterFile): Finding[] {
  const clients = clientsOf(file);
  // Without a list of clients, that is the first thing to fix.
  if (file.at('clients')?.type !== 'list') {
    return [];
  }
  return file.members('templates').flatMap((member) => {
    const client = clientOfTemplate(member.name);
    return TEMPLATES.includes(member.name) && client && !clients.has(client)
      ? findingAt(
          member,
          `Only the client "${client}" reads ${member.name}, and clients doesn’t include it.`,
          `Add "${client}" to clients, or use the template of a client in that list.`,
        )
      : [];
  });
}

function findPlaceholders(file: CharacterFile): Finding[] {
  return file.members('templates').flatMap(({ value }) => {
    const [found] = (isText(value) && /\{\{(?!\w+\}\})[^{}]{0,60}\}\}/u.exec(value.value)) || [];
    const name = found ? /^\{\{\s*(\w+)\s*\}\}$/u.exec(found)?.[1] : undefined;
    return found
      ? findingAt(
          value,
          `${excerpt(found)} isn’t filled in.`,
          name ? `Write {{${name}}}, without spaces.` : 'Write only names between the braces, such as {{bio}}.',
        )
      : [];
  });
}
