import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { CLIENT_NEEDS } from '../facts/clients';
import { findingAt, type Finding, type Rule } from '../rule';
import { nameBefore, settingsOf } from './secrets';

const CLIENTS = '/docs/core/characterfile/#clients-that-a-character-starts';

/** Clients that start nothing, or that lack what they need. */
export const CLIENT_RULES: readonly Rule[] = [
  {
    id: 'client-without-effect',
    kind: 'ignored',
    finds: 'the client auto, which starts nothing',
    why: 'The default agent has no code for "auto".',
    link: CLIENTS,
    proof: [{ file: 'agent/src/index.ts', line: 400, shows: 'clientTypes.includes(Clients.DIRECT)' }],
    find: (file) => findClient(file, 'auto', 'The client "auto" starts nothing.'),
  },
  {
    id: 'client-direct',
    kind: 'advice',
    finds: 'the client direct, which is not the REST API',
    why: '"direct" starts a timer that writes a line into the log once an hour. The REST API runs for every agent.',
    link: CLIENTS,
    proof: [
      { file: 'agent/src/index.ts', line: 401, shows: 'AutoClientInterface.start' },
      { file: 'packages/client-auto/src/index.ts', line: 13, shows: 'running auto client' },
    ],
    find: (file) => findClient(file, 'direct', 'The client "direct" is only a timer.'),
  },
  {
    id: 'client-settings',
    kind: 'advice',
    finds: 'a client whose settings are not in the file',
    why: 'The client reads them from settings.secrets, from settings, or from the environment, so they may be in .env.',
    link: '/docs/guides/configuration/clients/',
    proof: Object.values(CLIENT_NEEDS).map(({ proof }) => proof),
    find: findMissingSettings,
  },
  {
    id: 'twitter-email',
    kind: 'fails',
    finds: 'a TWITTER_EMAIL that isn’t an email address',
    why: 'The Twitter client checks it, and the agent doesn’t start.',
    link: '/docs/guides/configuration/clients/#twitter',
    proof: [{ file: 'packages/client-twitter/src/environment.ts', line: 23, shows: 'TWITTER_EMAIL' }],
    find: findEmail,
  },
  {
    id: 'team-without-ids',
    kind: 'ignored',
    finds: 'an agent in a team without teamAgentIds',
    why: 'The client uses the list without checking that it exists, so messages fail with a TypeError.',
    link: '/docs/core/character-reference/#discord-and-telegram-in-clientconfig',
    proof: [{ file: 'packages/client-discord/src/messages.ts', line: 198, shows: 'teamAgentIds.filter' }],
    find: findTeams,
  },
  {
    id: 'spaces-without-voice',
    kind: 'ignored',
    finds: 'twitterSpaces without a voice',
    why: 'With TWITTER_SPACES_ENABLE, the client uses settings.voice.model if twitterSpaces.voiceId is missing. Without settings.voice, it throws a TypeError.',
    link: '/docs/core/character-reference/#twitterspaces',
    proof: [
      { file: 'packages/client-twitter/src/spaces.ts', line: 168, shows: 'runtime.character.settings.voice.model' },
    ],
    find: findSpaces,
  },
];

/** The clients that a character starts. */
export function clientsOf(file: CharacterFile): ReadonlySet<string> {
  return new Set(clientNodes(file).map(({ value }) => value));
}

function clientNodes(file: CharacterFile): TextNode[] {
  return file.items('clients').filter(isText);
}

function findClient(file: CharacterFile, client: string, message: string): Finding[] {
  return clientNodes(file)
    .filter(({ value }) => value === client)
    .map((node) => findingAt(node, message, 'Remove it. The REST API runs without it.'));
}

function findMissingSettings(file: CharacterFile): Finding[] {
  // The rule for a line of .env as a name tells of those.
  const pasted = new Set(settingsOf(file).flatMap(({ name }) => (name.includes('=') ? nameBefore(name) : [])));
  return clientNodes(file).flatMap((node) => {
    const needs = Object.hasOwn(CLIENT_NEEDS, node.value) ? CLIENT_NEEDS[node.value] : undefined;
    const missing =
      needs?.settings.filter(
        (name) =>
          !pasted.has(name) &&
          !file.textAt('settings', 'secrets', name)?.value &&
          !file.textAt('settings', name)?.value,
      ) ?? [];
    if (!needs || missing.length === 0) {
      return [];
    }
    const [are, them, They] = missing.length > 1 ? ['are', 'them', 'They'] : ['is', 'it', 'It'];
    return {
      ...findingAt(
        node,
        `The client "${node.value}" needs ${missing.join(', ')}, which ${are} not in this file.`,
        `If .env doesn’t have ${them} yet, write ${missing.map((name) => `${name}=…`).join(', ')} there.`,
      ),
      why: `Without ${them} ${needs.otherwise}. ${They} may be in .env, which this check can’t see.`,
    };
  });
}

function findEmail(file: CharacterFile): Finding | undefined {
  const node = file.textAt('settings', 'secrets', 'TWITTER_EMAIL');
  return node &&
    node.value !== '' &&
    clientsOf(file).has('twitter') &&
    !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(node.value)
    ? findingAt(
        node,
        'TWITTER_EMAIL isn’t an email address.',
        'Write the email address of the account, such as ada@example.com.',
      )
    : undefined;
}

function findTeams(file: CharacterFile): Finding | undefined {
  const node = file.at('clientConfig', 'discord', 'isPartOfTeam');
  const mentionsOnly = file.at('clientConfig', 'discord', 'shouldRespondOnlyToMentions');
  const isOn = (one: typeof node): boolean => one?.type === 'scalar' && one.value === true;
  return node && isOn(node) && !isOn(mentionsOnly) && !file.at('clientConfig', 'discord', 'teamAgentIds')
    ? findingAt(
        node,
        'The agent is part of a team on Discord, but teamAgentIds is missing.',
        'Add teamAgentIds to clientConfig.discord: a list with the Discord ids of all agents of the team.',
      )
    : undefined;
}

function findSpaces(file: CharacterFile): Finding | undefined {
  const spaces = file.member('twitterSpaces');
  return spaces && !file.textAt('twitterSpaces', 'voiceId')?.value && !file.at('settings', 'voice')
    ? findingAt(
        spaces,
        'twitterSpaces has no voiceId, and settings has no voice.',
        'Add voiceId to twitterSpaces, with the id of an ElevenLabs voice.',
      )
    : undefined;
}
