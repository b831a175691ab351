import { describe, expect, it } from 'vitest';
import { checkCharacter } from './checkCharacter';
import { applyEdit } from './testdata/characters';

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
const MISTAKES: readonly (readonly [
  what: string,
  part: string,
  instead: string,
  line: number,
  rule: string,
  fix: RegExp,
])[] = [
  [
    'a comma after the last item',
    '"Room 12 is upstairs."',
    '"Room 12 is upstairs.",',
    14,
    'extra-comma',
    /Remove the comma/u,
  ],
  ['a comma after the last member', '["one thought"]', '["one thought"],', 31, 'extra-comma', /Remove the comma/u],
  [
    'no comma between two lines',
    '"name": "Ada",',
    '"name": "Ada"',
    2,
    'missing-comma',
    /Write , before “"modelProvider"”/u,
  ],
  ['a comment', '"name": "Ada",', '"name": "Ada", // me', 2, 'comment', /Remove it/u],
  ['single quotes', '["geometry"]', "['geometry']", 23, 'wrong-quotes', /Write "/u],
  ['quotes of a word processor', '["geometry"]', '[“geometry”]', 23, 'wrong-quotes', /Write "/u],
  ['a name without quotes', '"topics":', 'topics:', 23, 'unquoted-text', /Write "topics"/u],
  ['a missing quote', '"Zero is even."]', '"Zero is even.]', 22, 'missing-quote', /Write " at the end/u],
  ['a line break in a text', 'Ada computed a', 'Ada computed\na', 11, 'line-break-in-text', /\\n/u],
  [
    'a required member that is missing',
    '  "adjectives": ["patient"],\n',
    '',
    1,
    'missing-member',
    /"adjectives": \[\]/u,
  ],
  ['a part of style that is missing', ',\n    "post": ["one thought"]', '', 28, 'missing-member', /"post": \[\]/u],
  ['a provider with capital letters', '"openai"', '"OpenAI"', 3, 'unknown-provider', /"openai"/u],
  ['the name of a model as provider', '"openai"', '"gpt-4o"', 3, 'unknown-provider', /"openai"/u],
  ['a client with a capital letter', '"telegram"', '"Telegram"', 4, 'unknown-client', /"telegram"/u],
  ['a text where a list belongs', '["patient"]', '"patient"', 24, 'wrong-type', /list/u],
  ['a number as a secret', '"<token>"', '123', 7, 'secret-not-text', /in quotes/u],
  [
    'an object as knowledge',
    '"Room 12 is upstairs."',
    '{ "path": "room.md" }',
    14,
    'knowledge-object',
    /Write the text itself/u,
  ],
  [
    'a message without content',
    ', "content": { "text": "What is a prime?" }',
    '',
    18,
    'missing-member',
    /"content": \{ "text"/u,
  ],
  [
    'content that is a text',
    '{ "text": "A number with two divisors." }',
    '"A number."',
    19,
    'message-form',
    /\{ "text": "…" \}/u,
  ],
  ['an id that is none', '"name": "Ada",', '"name": "Ada", "id": "ada",', 2, 'invalid-id', /Remove it/u],
  ['a member that is mistyped', '"lore": [', '"lores": [', 11, 'missing-member', /lore/u],
  [
    'a member at the wrong place',
    '"name": "Ada",',
    '"name": "Ada",\n  "secrets": {},',
    3,
    'unknown-member',
    /settings/u,
  ],
  [
    'a member that stands twice',
    '"name": "Ada",',
    '"name": "Ida",\n  "name": "Ada",',
    2,
    'repeated-member',
    /Keep one/u,
  ],
  [
    'a plugin without its scope',
    '"@elizaos/plugin-evm"',
    '"plugin-evm"',
    5,
    'plugin-not-found',
    /"@elizaos\/plugin-evm"/u,
  ],
  [
    'a plugin of the old name',
    '"@elizaos/plugin-evm"',
    '"@ai16z/plugin-evm"',
    5,
    'plugin-not-found',
    /"@elizaos\/plugin-evm"/u,
  ],
  [
    'a package that is no plugin',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-bootstrap"',
    5,
    'plugin-without-default',
    /always loads/u,
  ],
  ['a temperature of 0', '"temperature": 0.4', '"temperature": 0', 8, 'zero-in-model-config', /0\.01/u],
  ['a real key', '"<token>"', '"123456789:AAH-abcdefghijklmnopqrstuvwxyz12345"', 7, 'secret-in-file', /\.env/u],
  [
    'a key outside of secrets',
    '"modelConfig"',
    '"TWITTER_PASSWORD": "correct-horse-9", "modelConfig"',
    8,
    'secret-in-file',
    /\.env as TWITTER_PASSWORD/u,
  ],
  [
    'a key with a name in an unknown place',
    '"name": "Ada",',
    '"name": "Ada", "privateKey": "0x12345678",',
    2,
    'secret-in-file',
    /\.env/u,
  ],
  [
    'a key of OpenAI in a line of .env',
    '"<token>"',
    '"<token>", "OPENAI_API_KEY=sk-abcdefghijklmnopqrstuvw": ""',
    7,
    'secret-in-file',
    /\.env/u,
  ],
  [
    'a line of .env that was cut at its colon',
    'TELEGRAM_BOT_TOKEN"',
    'TELEGRAM_BOT_TOKEN=123"',
    7,
    'equals-in-name',
    /"TELEGRAM_BOT_TOKEN": .* then a colon/u,
  ],
  [
    'the name of a variable as its value',
    '"<token>"',
    '"$TELEGRAM_BOT_TOKEN"',
    7,
    'reference-not-replaced',
    /write TELEGRAM_BOT_TOKEN=… into \.env/u,
  ],
  [
    'a model next to the provider',
    '"openai",',
    '"openai", "model": "gpt-4o",',
    3,
    'model-beside-provider',
    /LARGE_OPENAI_MODEL=gpt-4o/u,
  ],
  [
    'a model of a provider with fixed models',
    '"openai",',
    '"galadriel", "model": "x",',
    3,
    'model-beside-provider',
    /fixed models/u,
  ],
  [
    'a provider as a package',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-google-genai"',
    5,
    'plugin-not-found',
    /"modelProvider": "google"/u,
  ],
  [
    'the provider of the file as a package',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-openai"',
    5,
    'plugin-not-found',
    /Remove it: modelProvider is already "openai"/u,
  ],
  [
    'a client as a package',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-discord"',
    5,
    'plugin-not-found',
    /"discord" into clients/u,
  ],
  [
    'the client of the file as a package',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-telegram"',
    5,
    'plugin-not-found',
    /already in clients/u,
  ],
  ['a database as a package', '"@elizaos/plugin-evm"', '"@elizaos/plugin-sql"', 5, 'plugin-not-found', /POSTGRES_URL/u],
  [
    'another package of later releases',
    '"@elizaos/plugin-evm"',
    '"@elizaos/plugin-mcp"',
    5,
    'plugin-not-found',
    /later releases/u,
  ],
  ['a space after the name', '"Ada",\n', '"Ada ",\n', 2, 'space-around-name', /Write "Ada"/u],
  ['a speaker in name', '"user": "Ada"', '"name": "Ada"', 19, 'message-name', /Rename name to user/u],
  [
    'a placeholder for the agent',
    '"user": "Ada"',
    '"user": "{{agentName}}"',
    19,
    'placeholder-not-filled',
    /Write Ada for the character/u,
  ],
  [
    'a placeholder of later releases',
    '"{{user1}}"',
    '"{{name1}}"',
    18,
    'placeholder-not-filled',
    /Write \{\{user1\}\}/u,
  ],
  [
    'an action in an example',
    'with two divisors."',
    'with two divisors.", "action": "NONE"',
    19,
    'message-action',
    /in its plugin/u,
  ],
  ['the name under another name', '"name": "Ada",', '"agentName": "Ada",', 2, 'missing-member', /this is name/u],
  ['one speaker', '"{{user1}}"', '"Ada"', 17, 'one-speaker', /question of \{\{user1\}\}/u],
  [
    'a template that is mistyped',
    'telegramMessageHandlerTemplate',
    'telegramMessageTemplate',
    26,
    'unknown-template',
    /telegramMessageHandlerTemplate/u,
  ],
  [
    'a placeholder in the biography',
    'Ada explains',
    '{{agentName}} explains',
    10,
    'placeholder-not-filled',
    /such as Ada/u,
  ],
  ['a file as knowledge', '"Room 12 is upstairs."', '"knowledge/room.md"', 14, 'knowledge-path', /text of the file/u],
  [
    'a bracket that is missing',
    '["patient"]',
    '["patient"',
    25,
    'not-closed',
    /Write \] where that list ends, before "templates"/u,
  ],
];

describe('a planted mistake', () => {
  it('is in a file that has none', () => {
    expect(checkCharacter(FILE)).toMatchObject({ accepted: true, problems: [] });
  });

  it.each(MISTAKES)('is told at its line: %s', (_, part, instead, line, rule, fix) => {
    expect(FILE).toContain(part);
    const { problems } = checkCharacter(FILE.replace(part, instead));
    expect(problems.map((problem) => [problem.rule, problem.line])).toContainEqual([rule, line]);
    expect(problems.find((problem) => problem.rule === rule)?.fix).toMatch(fix);
  });

  it('is told once, however often it is there', () => {
    const [many, found] = [FILE.replaceAll('"user"', '"name"'), checkCharacter(FILE.replaceAll('"user"', '"name"'))];
    expect(many.split('"name"')).toHaveLength(4);
    expect(found.problems.filter(({ line }) => line > 16)).toMatchObject([{ rule: 'message-name' }]);
    expect(checkCharacter(applyEdit(many, found.problems[0]?.edit ?? { label: '', changes: [] })).problems).toEqual([]);
  });
});

describe('what only looks like a secret', () => {
  const rules = (text: string): string[] => checkCharacter(text).problems.map(({ rule }) => rule);

  it.each(['${X}', '$TELEGRAM_BOT_TOKEN', '%TELEGRAM_BOT_TOKEN%', 'process.env.TELEGRAM_BOT_TOKEN', '{{TOKEN}}'])(
    'is the name of a variable: %s',
    (value) => {
      expect(rules(FILE.replace('<token>', value))).toEqual(['reference-not-replaced']);
    },
  );

  it('is a word in another place', () => {
    expect(rules(FILE.replace('"name"', '"_note": { "key": "greeting", "secret": "a song of hers" }, "name"'))).toEqual(
      [],
    );
    expect(rules(FILE.replace('"modelConfig"', '"imageSettings": { "modelId": "flux-dev-1" }, "modelConfig"'))).toEqual(
      [],
    );
  });
});

describe('a hash', () => {
  const hash = 'a85fe83300ff8d167f5c8c2e37008699a0ada970c422fd66ffe1a3a668a7ff54';

  it('is no key of a wallet, unless its name says so', () => {
    const rules = (text: string): string[] => checkCharacter(text).problems.map(({ rule }) => rule);
    expect(rules(FILE.replace('a table by hand', `block ${hash}`))).toEqual([]);
    expect(rules(FILE.replace('"Room 12', `"${hash}", "Room 12`))).toEqual([]);
    expect(rules(FILE.replace('"<token>"', `"<token>", "EVM_PRIVATE_KEY": "0x${hash}"`))).toEqual(['secret-in-file']);
    expect(rules(FILE.replace('"modelConfig"', `"walletPrivateKey": "${hash}", "modelConfig"`))).toContain(
      'secret-in-file',
    );
  });
});
