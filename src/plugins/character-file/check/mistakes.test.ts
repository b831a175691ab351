import { describe, expect, it } from 'vitest';
import { applyChanges } from './changes';
import { checkCharacter } from './checkCharacter';

/** A character file as people write it, with a line for each member. */
const FILE = `{
  "name": "Ada",
  "modelProvider": "openai",
  "clients": ["telegram"],
  "plugins": ["@elizaos/plugin-evm"],
  "settings": {
    "secrets": { "TELEGRAM_BOT_TOKEN": "<token>" },
    "modelConfig": { "temperature": 0.4 }
  },
  "bio": ["Ada explains mathematics."],
  "lore": ["Ada computed a table by hand."],
  "knowledge": [
    "The group meets on Tuesdays.",
    "Room 12 is upstairs."
  ],
  "messageExamples": [
    [
      { "user": "{{user1}}", "content": { "text": "What is a prime?" } },
      { "user": "Ada", "content": { "text": "A number with two divisors." } }
    ]
  ],
  "postExamples": ["Zero is even."],
  "topics": ["geometry"],
  "adjectives": ["patient"],
  "templates": {
    "telegramMessageHandlerTemplate": "{{bio}}"
  },
  "style": {
    "all": ["short sentences"],
    "chat": ["asks back"],
    "post": ["one thought"]
  }
}
`;

/** What someone writes instead, and what the check says: the line, the rule, and words that the fix must have. */
const MISTAKES: readonly (readonly [part: string, instead: string, line: number, rule: string, fix: RegExp])[] = [
  ['"Room 12 is upstairs."', '"Room 12 is upstairs.",', 14, 'extra-comma', /Remove the comma/u],
  ['"name": "Ada",', '"name": "Ada"', 2, 'missing-comma', /Write , before “"modelProvider"”/u],
  [',\n    "post": ["one thought"]', '', 28, 'missing-member', /"post": \[\]/u],
  ['"openai"', '"gpt-4o"', 3, 'unknown-provider', /"openai"/u],
  ['"Room 12 is upstairs."', '{ "path": "room.md" }', 14, 'knowledge-object', /Write the text itself/u],
  [', "content": { "text": "What is a prime?" }', '', 18, 'missing-member', /"content": \{ "text"/u],
  ['{ "text": "A number with two divisors." }', '"A number."', 19, 'message-form', /\{ "text": "…" \}/u],
  ['"name": "Ada",', '"name": "Ada",\n  "secrets": {},', 3, 'unknown-member', /settings/u],
  ['"@elizaos/plugin-evm"', '"@ai16z/plugin-evm"', 5, 'plugin-not-found', /"@elizaos\/plugin-evm"/u],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-bootstrap"', 5, 'plugin-without-default', /always loads/u],
  ['"<token>"', '"123456789:AAH-abcdefghijklmnopqrstuvwxyz12345"', 7, 'secret-in-file', /\.env/u],
  [
    '"modelConfig"',
    '"TWITTER_PASSWORD": "correct-horse-9", "modelConfig"',
    8,
    'secret-in-file',
    /\.env as TWITTER_PASSWORD/u,
  ],
  ['"name": "Ada",', '"name": "Ada", "privateKey": "0x12345678",', 2, 'secret-in-file', /\.env/u],
  ['"<token>"', '"<token>", "OPENAI_API_KEY=sk-abcdefghijklmnopqrstuvw": ""', 7, 'secret-in-file', /\.env/u],
  ['TELEGRAM_BOT_TOKEN"', 'TELEGRAM_BOT_TOKEN=123"', 7, 'equals-in-name', /"TELEGRAM_BOT_TOKEN": .* then a colon/u],
  ['"<token>"', '"$TELEGRAM_BOT_TOKEN"', 7, 'reference-not-replaced', /write TELEGRAM_BOT_TOKEN=… into \.env/u],
  ['"openai",', '"openai", "model": "gpt-4o",', 3, 'model-beside-provider', /LARGE_OPENAI_MODEL=gpt-4o/u],
  ['"openai",', '"galadriel", "model": "x",', 3, 'model-beside-provider', /fixed models/u],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-google-genai"', 5, 'plugin-not-found', /"modelProvider": "google"/u],
  [
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-openai"',
    5,
    'plugin-not-found',
    /Remove it: modelProvider is already "openai"/u,
  ],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-discord"', 5, 'plugin-not-found', /"discord" into clients/u],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-telegram"', 5, 'plugin-not-found', /already in clients/u],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-sql"', 5, 'plugin-not-found', /POSTGRES_URL/u],
  ['"@elizaos/plugin-evm"', '"@elizaos/plugin-mcp"', 5, 'plugin-not-found', /later releases/u],
  ['"user": "Ada"', '"user": "{{agentName}}"', 19, 'placeholder-not-filled', /Write Ada for the character/u],
  ['"{{user1}}"', '"{{name1}}"', 18, 'placeholder-not-filled', /Write \{\{user1\}\}/u],
  ['"name": "Ada",', '"agentName": "Ada",', 2, 'missing-member', /this is name/u],
  [
    'telegramMessageHandlerTemplate',
    'telegramMessageTemplate',
    26,
    'unknown-template',
    /telegramMessageHandlerTemplate/u,
  ],
  ['Ada explains', '{{agentName}} explains', 10, 'placeholder-not-filled', /such as Ada/u],
  ['["patient"]', '["patient"', 25, 'not-closed', /Write \] where that list ends, before "templates"/u],
];

describe('a planted mistake', () => {
  it('is in a file that has none', () => {
    expect(checkCharacter(FILE)).toMatchObject({ accepted: true, problems: [] });
  });

  it.each(MISTAKES)('is told at its line: %s as %s', (part, instead, line, rule, fix) => {
    expect(FILE).toContain(part);
    const { problems } = checkCharacter(FILE.replace(part, instead));
    expect(problems.map((problem) => [problem.rule, problem.line])).toContainEqual([rule, line]);
    expect(problems.find((problem) => problem.rule === rule)?.fix).toMatch(fix);
  });

  it('is told once, however often it is there', () => {
    const many = FILE.replaceAll('"user"', '"name"');
    expect(many.split('"name"')).toHaveLength(4);
    const { problems } = checkCharacter(many);
    expect(problems).toMatchObject([{ rule: 'message-name' }]);
    expect(applyChanges(many, problems[0]?.edit?.changes ?? [])).toBe(FILE);
  });
});

const HASH = 'a85fe83300ff8d167f5c8c2e37008699a0ada970c422fd66ffe1a3a668a7ff54';
const REFERENCES = ['${X}', '$TELEGRAM_BOT_TOKEN', '%TELEGRAM_BOT_TOKEN%', 'process.env.X_Y', '{{TOKEN}}'];

describe('what looks like a secret', () => {
  it.each([
    // The name of a variable.
    ...REFERENCES.map((value) => ['<token>', value, ['reference-not-replaced']] as const),
    // A word in another place.
    ['"name"', '"_note": { "key": "greeting", "secret": "a song of hers" }, "name"', []],
    ['"modelConfig"', '"imageSettings": { "modelId": "flux-dev-1" }, "modelConfig"', []],
    // A hash is no key of a wallet, unless its name says so.
    ['a table by hand', `block ${HASH}`, []],
    ['"Room 12', `"${HASH}", "Room 12`, []],
    ['"<token>"', `"<token>", "EVM_PRIVATE_KEY": "0x${HASH}"`, ['secret-in-file']],
    ['"modelConfig"', `"walletPrivateKey": "${HASH}", "modelConfig"`, ['secret-in-file', 'unknown-member']],
  ] as const)('is told for what it is: %s as %s', (part, instead, rules) => {
    expect(
      checkCharacter(FILE.replace(part, () => instead))
        .problems.map(({ rule }) => rule)
        .sort(),
    ).toEqual(rules);
  });
});
