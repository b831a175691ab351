import { isText, type CharacterFile } from '../characterFile';
import { SETTING_NAME } from '../facts/members';
import { excerpt, objectsIn, scalarsIn, type JsonMember, type JsonNode, type Place } from '../readJson';
import { findingAt, firstOf, type Finding, type Rule } from '../rule';
import type { Proof } from '../types';

const LINK = '/docs/core/characterfile/#secrets-in-a-character-file';
const RUNTIME = 'packages/core/src/runtime.ts';
const FROM_SECRETS: Proof = { file: RUNTIME, line: 480, shows: 'settings?.secrets?.[key]' };

/** Forms of keys. Each pattern is found without going back, so that long texts take no time. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['an OpenAI or OpenRouter key', /\bsk-[\w-]{20,}/u],
  ['a Groq key', /\bgsk_\w{20,}/u],
  ['a Google key', /\bAIza[\w-]{30,}/u],
  ['a Slack token', /\bxox[abprs]-[\w-]{10,}/u],
  ['a GitHub token', /\b(?:gh[pousr]_\w{30,}|github_pat_\w{20,})/u],
  ['an AWS key', /\bAKIA[A-Z\d]{16}\b/u],
  ['a Telegram token', /\b\d{8,10}:[\w-]{35}\b/u],
  ['a Discord token', /\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/u],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/u],
];

/**
 * Names whose value is a secret wherever they are, in words with underscores. Only the name tells the key of a wallet: as
 * 64 hexadecimal digits, it looks like any hash.
 */
const SECRET_NAME =
  /(?:^|_)(?:PASSWORD|PASSPHRASE|SECRET|MNEMONIC|(?:API|PRIVATE)KEY)$|_(?:KEY|TOKEN|JWT|SALT|SEED|COOKIES)$/u;

/** What people write where a secret belongs. */
const PLACEHOLDER =
  /^(?:$|[<[{(].*|\*+|\.{3}|…|xxx.*|.*(?:your|insert|replace|example|placeholder|change.?me|from the|todo|token here|key here).*)$/iu;

/** Values that other tools replace with that of a variable. */
const REFERENCE =
  /^(?:\$\{[^{}]*\}|\$[A-Z_][A-Z\d_]*|%[A-Z_][A-Z\d_]*%|\{\{\s*\w+\s*\}\}|(?:process|import\.meta)\.env\W.*)$/u;

/** Names of secrets whose values are no secret. */
const HARMLESS =
  /(?:USERNAME|EMAIL|MODEL|URL|ENABLE|INTERVAL|DRY_RUN|_ID|_FID|USERS|LIMIT|PROVIDER|LENGTH|PORT|PUBLIC_KEY|ADDRESS|CHANNEL|REGION|VOICE)$|^(?:SMALL|MEDIUM|LARGE)_|_MODEL_(?:SMALL|LARGE)$|MODE$/u;

const WHY = 'Anyone with the file has the secret, and the REST API returns the whole character to anyone who asks.';

/** Secrets in a file that people share, and settings that don’t arrive. */
export const SECRET_RULES: readonly Rule[] = [
  {
    id: 'secret-in-file',
    kind: 'advice',
    finds: 'what looks like a key or a password',
    why: WHY,
    link: LINK,
    proof: [
      { file: 'packages/client-direct/src/api.ts', line: 59, shows: 'character: agent.character' },
      FROM_SECRETS,
      { file: RUNTIME, line: 484, shows: 'settings?.[key]' },
    ],
    find: findSecrets,
  },
  {
    id: 'reference-not-replaced',
    kind: 'ignored',
    finds: 'a setting that refers to a variable, such as ${OPENAI_API_KEY}',
    why: 'The release uses each string as it is in the file. In settings.secrets it even takes precedence over .env, so the right value there isn’t used.',
    link: LINK,
    proof: [{ file: 'agent/src/index.ts', line: 186, shows: 'JSON.parse(content)' }, FROM_SECRETS],
    find: findReferences,
  },
  {
    id: 'equals-in-name',
    kind: 'ignored',
    finds: 'a line of .env as the name of a setting',
    why: 'The release looks for a setting by its name alone. No name has an equals sign.',
    link: LINK,
    proof: [FROM_SECRETS],
    find: (file) =>
      settingsOf(file)
        .filter(({ name }) => name.includes('='))
        .map((member) => {
          const { name, value } = member;
          const isSplit = !name.endsWith('=') && !(isText(value) && value.value === '');
          return findingAt(
            member,
            `This name is a line of .env: the setting is ${nameBefore(name)}.`,
            `Write "${nameBefore(name)}": "…". Its value is what comes after the equals sign${isSplit ? ', then a colon, then the value that is here now' : ''}.`,
          );
        }),
  },
];

/** The settings that a character brings along, for which the runtime looks by name. */
export function settingsOf(file: CharacterFile): readonly JsonMember[] {
  return [...file.members('settings'), ...file.members('settings', 'secrets')];
}

/** The name of a setting; of a line of .env, the part before the equals sign. */
export function nameBefore(name: string): string {
  return excerpt(name.split('=', 1)[0]?.trim() ?? '');
}

function findSecrets(file: CharacterFile): Finding[] {
  const listed = new Set(file.members('settings', 'secrets'));
  const inSettings = new Set(file.members('settings'));
  const named = membersOf(file.root).flatMap((member): Finding[] => {
    const { value } = member;
    const name = nameBefore(member.name);
    const isSecret = listed.has(member) ? !HARMLESS.test(name) : isSecretName(name);
    // Elsewhere a name such as token may have a sentence as its value.
    const isWord = listed.has(member) || inSettings.has(member) || (isText(value) && !/\s/u.test(value.value));
    if (!isText(value) || !isSecret || !isWord || !isSecretValue(value.value)) {
      return [];
    }
    const why = `In settings it works as in settings.secrets: the runtime reads both. ${WHY}`;
    const found = findingAt(value, `The value of ${name} is in the file.`, fixFor(name));
    return [inSettings.has(member) ? { ...found, why } : found];
  });
  const reported = new Set(named.map(({ from }) => from));
  const formed = textsOf(file.root).flatMap((node) => {
    const form = reported.has(node.from) ? undefined : FORMS.find(([, pattern]) => pattern.test(node.value));
    return form ? findingAt(node, `This looks like ${form[0]}.`, fixFor()) : [];
  });
  return [...firstOf(named), ...firstOf(formed)].sort((one, other) => one.from - other.from);
}

function fixFor(name?: string): string {
  const place = name === undefined ? '' : ` as ${name}=…`;
  return `Before you share the file, move it into .env${place}. If others have seen it, get a new one from the service that issued it.`;
}

function isSecretName(name: string): boolean {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_').toUpperCase();
  return SECRET_NAME.test(words) && !HARMLESS.test(words);
}

function isSecretValue(value: string): boolean {
  return value.length >= 6 && !PLACEHOLDER.test(value) && !REFERENCE.test(value);
}

function findReferences(file: CharacterFile): Finding[] {
  const settings = membersOf(file.at('settings'));
  const endpoint = file.member('modelEndpointOverride');
  const found = [...settings, ...(endpoint ? [endpoint] : [])].flatMap(({ name, value }) =>
    isText(value) && REFERENCE.test(value.value) ? [{ name, value }] : [],
  );
  return firstOf(found).map(({ name, value }) =>
    findingAt(
      value,
      `“${excerpt(value.value)}” isn’t replaced with the value of a variable.`,
      SETTING_NAME.test(name)
        ? `Remove ${name} here, and write ${name}=… into .env, where the release finds it.`
        : 'Write the value itself.',
    ),
  );
}

function membersOf(node: JsonNode | undefined): JsonMember[] {
  return objectsIn(node).flatMap(({ members }) => members);
}

/** All strings of a value, names too: a line of .env may be one. */
function textsOf(node: JsonNode | undefined): (Place & { value: string })[] {
  const names = membersOf(node).map(({ from, nameEnd, name }) => ({ from, to: nameEnd, value: name }));
  return [...names, ...scalarsIn(node).filter(isText)].sort((one, other) => one.from - other.from);
}
