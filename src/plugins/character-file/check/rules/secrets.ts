import { isText, type CharacterFile, type TextNode } from '../characterFile';
import type { JsonNode } from '../readJson';
import type { Finding, Rule } from '../rule';

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
  ['a key of a wallet', /\b(?:0x)?[\da-f]{64}\b/iu],
];

/** What people write where a secret belongs. */
const PLACEHOLDER =
  /^(?:$|[<[{(].*|\*+|\.{3}|…|x{3,}.*|.*(?:your|insert|replace|example|placeholder|change.?me|from the|todo|token here|key here).*)$/iu;

/** Names of secrets whose values are no secret. */
const HARMLESS =
  /(?:USERNAME|EMAIL|MODEL|URL|ENABLE|INTERVAL|DRY_RUN|_ID|_FID|USERS|LIMIT|PROVIDER|LENGTH|PORT|PUBLIC_KEY|ADDRESS|CHANNEL|REGION|VOICE)$|^(?:SMALL|MEDIUM|LARGE)_|_MODEL_(?:SMALL|LARGE)$|MODE$/u;

/** Secrets in a file that people share. */
export const SECRET_RULES: readonly Rule[] = [
  {
    id: 'secret-in-file',
    kind: 'advice',
    finds: 'what looks like a key or a password',
    why: 'Whoever gets the file has the secret, and the REST API hands out the whole character to anyone who asks.',
    link: '/docs/core/characterfile/#secrets-in-a-character-file',
    proof: [
      { file: 'packages/client-direct/src/api.ts', line: 59, shows: 'character: agent.character' },
      { file: 'packages/core/src/runtime.ts', line: 480, shows: 'settings?.secrets' },
    ],
    find: (file: CharacterFile): Finding[] => {
      const listed = new Map(listedSecrets(file));
      return textsOf(file.root).flatMap((node) => {
        const name = listed.get(node);
        const form = FORMS.find(([, pattern]) => pattern.test(node.value));
        if (!form && name === undefined) {
          return [];
        }
        return [
          {
            from: node.from,
            to: node.to,
            message:
              name === undefined
                ? `This looks like ${form?.[0] ?? 'a key'}.`
                : `The value of ${name} stands in the file.`,
            fix: `Before you share the file, move it into .env${name === undefined ? '' : ` as ${name}=…`}. If others have seen it, replace it where you got it.`,
          },
        ];
      });
    },
  },
];

/** Values in settings.secrets that are no placeholders, with their names. */
function listedSecrets(file: CharacterFile): (readonly [TextNode, string])[] {
  return file
    .members('settings', 'secrets')
    .flatMap(({ name, value }) =>
      isText(value) && value.value.length >= 6 && !HARMLESS.test(name) && !PLACEHOLDER.test(value.value)
        ? [[value, name] as const]
        : [],
    );
}

function textsOf(node: JsonNode | undefined): TextNode[] {
  if (!node) {
    return [];
  }
  if (node.type === 'scalar') {
    return isText(node) ? [node] : [];
  }
  return (node.type === 'list' ? node.items : node.members.map(({ value }) => value)).flatMap(textsOf);
}
