import { expect, it } from 'vitest';
import { fixAll } from '../client/fixAll';
import { checkCharacter } from './checkCharacter';
import { adaText, adaWith } from './testdata/characters';

const ADA = adaWith();
const MINIFIED = JSON.stringify(JSON.parse(ADA) as unknown);
const asValue = (text: string): unknown => JSON.parse(text);
const ADA_VALUE = asValue(ADA);
/** What tsMembers says. */
const TS_VALUE = asValue(adaWith({ clients: ['telegram'], system: 'Be brief.\nBe kind.' }));

const MESSAGES = [
  { user: 'Ada', content: { text: 'Yes' } },
  { user: '{{user1}}', content: { text: 'No' } },
];

/** A file, the rule that names its cause, and what the file is after all fixes; undefined if only its author can fix it. */
const CAUSES: readonly [what: string, text: string, rule: string, fixed?: unknown][] = [
  [
    'quotes in a string',
    adaText('Zero is even.', 'Zero is "even".'),
    'unescaped-quote',
    asValue(adaWith({ postExamples: ['Zero is "even".'] })),
  ],
  [
    'quotes before a comma',
    adaText('Zero is even.', 'It is "even", always.'),
    'unescaped-quote',
    asValue(adaWith({ postExamples: ['It is "even", always.'] })),
  ],
  [
    'a string that starts and ends with quotes',
    adaText('Zero is even.', '"Zero" is "even"'),
    'unescaped-quote',
    asValue(adaWith({ postExamples: ['"Zero" is "even"'] })),
  ],
  [
    'quotes in a string of a file on one line',
    MINIFIED.replace('What is a prime?', 'What is a "prime"?'),
    'unescaped-quote',
    asValue(ADA.replace('What is a prime?', 'What is a \\"prime\\"?')),
  ],
  ['a ] too many', MINIFIED.replace('["patient"]', '["patient"]]'), 'extra-bracket', ADA_VALUE],
  ['a } too many inside a list', MINIFIED.replace('divisors."}}', 'divisors."}}}'), 'extra-bracket', ADA_VALUE],
  [
    'a } too many that closes the file',
    MINIFIED.replace('"style":{', '"settings":{}},"style":{'),
    'extra-bracket',
    asValue(adaWith({ settings: {} })),
  ],
  ['a } too many at the end', `${ADA}}`, 'extra-bracket', ADA_VALUE],
  [
    'a } too few before other fields',
    MINIFIED.replace('{"name"', '{"settings":{"secrets":{},"name"'),
    'not-closed',
    asValue(adaWith({ settings: { secrets: {} } })),
  ],
  ['a } too few at the end', MINIFIED.slice(0, -1), 'not-closed', ADA_VALUE],
  ['a [ too few', MINIFIED.replace('["patient"]', '"patient"]'), 'not-closed', ADA_VALUE],
  ['no braces', MINIFIED.slice(1, -1), 'not-closed', ADA_VALUE],
  ['a name without its closing quote', MINIFIED.replace('"lore":', '"lore:'), 'missing-quote', ADA_VALUE],
  ['a value without its closing quote', MINIFIED.replace('"{{user1}}",', '"{{user1}},'), 'missing-quote', ADA_VALUE],
  ['a character in an object', `{"agent": ${ADA}}`, 'wrapped-character', ADA_VALUE],
  ['a character in a list', `[${ADA}]`, 'wrapped-character', ADA_VALUE],
  ['a character in a list in an object', `{"characters": [${ADA}]}`, 'wrapped-character', ADA_VALUE],
  ['a character beside other texts', `{"note": "Version of May", "character": ${ADA}}`, 'wrapped-character'],
  ['two characters in a list', `[${ADA}, ${adaWith({ name: 'Ida' })}]`, 'wrapped-character'],
  ['two objects', `${ADA}\n${adaWith({ name: 'Ida' })}`, 'second-object'],
  ['the same object twice', `${ADA}\n${ADA}`, 'second-object', ADA_VALUE],
  ['a code block of Markdown', `\`\`\`json\n${ADA}\n\`\`\`\n`, 'markdown-fence', ADA_VALUE],
  ['a code block in an answer', `Here it is:\n~~~\n${ADA}\n~~~\nTell me more.`, 'markdown-fence'],
  ['YAML', 'name: Ada\nlore: []\nsettings: {}\n', 'yaml'],
  ['YAML with a comment', '# Ada\n---\nname: Ada\n', 'yaml'],
  ['single quotes', MINIFIED.replaceAll('"', "'"), 'wrong-quotes', ADA_VALUE],
  ['typographic quotes', MINIFIED.replaceAll(/"([^"]*)"/gu, '“$1”'), 'wrong-quotes', ADA_VALUE],
  [
    'a line break in a string',
    adaText('Zero is', 'Zero\nis'),
    'line-break-in-text',
    asValue(adaWith({ postExamples: ['Zero\nis even.'] })),
  ],
  [
    'a wrong escape',
    adaText('Zero is', 'Zero \\qis'),
    'bad-escape',
    asValue(adaWith({ postExamples: ['Zero \\qis even.'] })),
  ],
  [
    'an escaped apostrophe',
    adaText('Zero is', "Zero\\'s"),
    'bad-escape',
    asValue(adaWith({ postExamples: ["Zero's even."] })),
  ],
  ['a misspelt field', ADA.replace('"lore"', '"lores"'), 'missing-member', ADA_VALUE],
  ['a misspelt field that may not be empty', ADA.replace('"bio"', '"bios"'), 'missing-member', ADA_VALUE],
  [
    'messages without a conversation',
    adaWith({ messageExamples: MESSAGES }),
    'message-form',
    asValue(adaWith({ messageExamples: [MESSAGES] })),
  ],
  ['null for a list', adaWith({ topics: null }), 'wrong-type', asValue(adaWith({ topics: [] }))],
  [
    'a module of TypeScript',
    `import { type Character, Clients, ModelProviderName } from "@elizaos/core";\n\nexport const character: Character = {\n  // Ada\n  ${tsMembers()}};`,
    'code',
    TS_VALUE,
  ],
  ['an object of JavaScript', `{ ${tsMembers()} }`, 'code', TS_VALUE],
  ['a default export', `export default {${tsMembers()}} satisfies Character;\n`, 'code', TS_VALUE],
  [
    'a module in a code block',
    `\`\`\`ts\nconst ada: Character = {${tsMembers()}};\n\nexport default ada;\n\`\`\`\n`,
    'code',
    TS_VALUE,
  ],
  [
    'a module with other strings',
    `const greeting = "Good morning";\nexport const ada: Character = {${tsMembers()}};`,
    'code',
  ],
];

/** ADA as TypeScript has it, with a client, a template string and strings that are joined. */
function tsMembers(): string {
  return MINIFIED.slice(1, -1)
    .replaceAll(/"(\w+)":/gu, '$1: ')
    .replace('"openai"', 'ModelProviderName.OPENAI')
    .replace('clients: []', 'system: `Be brief.\nBe kind.`, clients: [Clients.TELEGRAM,]')
    .replace('"Zero is even."', "'Zero ' +\n  'is even.'");
}

it.each(CAUSES)('the cause is told once, and the fix loses nothing: %s', (_, text, rule, fixed) => {
  const refused = checkCharacter(text).problems.filter(({ kind }) => kind === 'refused');
  expect(refused.map((problem) => problem.rule)).toEqual([rule]);
  const after = fixAll(text);
  if (fixed === undefined) {
    expect(checkCharacter(after).accepted).toBe(false);
  } else {
    expect(JSON.parse(after)).toEqual(fixed);
  }
});

it('texts that nothing reads stay', () => {
  for (const text of [
    adaWith({ persona: 'Ada never says goodbye.', rules: ['Be kind to strangers.'] }),
    adaWith({ id: 'ada-the-first', version: 2 }),
    adaText('"lore": [', '"lore": ["An older sentence."],\n  "lore": ['),
  ]) {
    expect(fixAll(text)).toBe(text);
  }
});

it('of texts that are there twice, one stays', () => {
  const knowledge = ['One fact.', 'One fact.', 'One fact.'];
  expect(asValue(fixAll(adaWith({ knowledge })))).toMatchObject({ knowledge: ['One fact.'] });
  const lore = '"lore": ["Ada once computed a table of sines."],\n  "lore": [';
  expect(asValue(fixAll(adaText('"lore": [', lore)))).toEqual(ADA_VALUE);
});
