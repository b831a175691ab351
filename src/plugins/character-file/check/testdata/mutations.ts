import publicFiles from './publicFiles.json';

/** JSON as a file has it. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Character = Record<string, Json>;

/** A file with a mistake, and how to make it: `pick` chooses one of some things. */
export type Mutation = (character: Character, text: string, pick: <Item>(items: readonly Item[]) => Item) => string;

/** The release's own characters in their structure, with a text of its own in each place. */
export const CHARACTERS: readonly Character[] = publicFiles
  .filter(({ source, accepted }) => accepted && source.includes('/elizaOS/eliza/'))
  .map(({ text }) => {
    let count = 0;
    return JSON.parse(text, (_, value: unknown) => {
      count += 1;
      return value === 'A short text.' ? `Sentence ${wordsOf(count)}, said by Ada.` : value;
    }) as Character;
  });

const TEXT_LISTS = ['bio', 'lore', 'postExamples', 'topics', 'adjectives', 'knowledge'] as const;
const REQUIRED_LISTS = ['lore', 'postExamples', 'topics', 'adjectives', 'messageExamples'] as const;
const SENTENCE = /Sentence [a-z]+, said by Ada\./gu;

/** What people do to a character file, by the name of the mistake. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'misspelt field': (_, text, pick) => {
    const name = pick(REQUIRED_LISTS);
    const at = pick([1, 2, 3]);
    const wrong = pick([`${name}s`, name.slice(0, at) + name.slice(at + 1), name.toUpperCase()]);
    return text.replace(`"${name}"`, `"${wrong}"`);
  },
  'two misspelt fields of one name': (character, text) =>
    text.replace('"lore"', '"lores"').replace(/^\{/u, `{"loree": ${JSON.stringify(character.bio)},`),
  'field of another release': (character, _, pick) => {
    const [name, other] = pick([
      ['lore', 'backstory'],
      ['bio', 'description'],
      ['topics', 'interests'],
      ['postExamples', 'tweets'],
      ['adjectives', 'traits'],
      ['bio', 'system'],
    ] as const);
    const { [name]: value = null, ...rest } = character;
    return JSON.stringify({ ...rest, [other]: value }, null, 2);
  },
  'field of another release beside the right one': (character, _, pick) =>
    print({
      ...character,
      [pick(['persona', 'rules', 'instructions', 'backstory', 'goals', 'about'])]: pick([
        'Never say goodbye to strangers.',
        ['Never say goodbye to strangers.'],
        { first: 'Never say goodbye to strangers.' },
      ]),
    }),
  'quotes inside a string': (_, text, pick) =>
    inSentence(text, pick, (sentence) =>
      sentence.replace('said', pick(['"said"', '"said so", and left', 'so "said', '"said" and "left"'])),
    ),
  'quotes inside two strings': (_, text, pick) =>
    inSentence(inSentence(text, pick, quoteFirst), pick, (sentence) => sentence.replace('said', '"said"')),
  'a bracket too many': (_, text, pick) => {
    const at = placeOf(text, /[}\]]/gu, pick);
    return text.slice(0, at) + text.charAt(at) + text.slice(at);
  },
  'another bracket too many': (_, text, pick) => {
    const at = placeOf(text, /[}\]]/gu, pick);
    return text.slice(0, at) + pick(['}', ']']) + text.slice(at);
  },
  'a bracket too few': (_, text, pick) => {
    const at = placeOf(text, /[{}[\]]/gu, pick);
    return text.slice(0, at) + text.slice(at + 1);
  },
  'the wrong bracket': (_, text, pick) => {
    const at = placeOf(text, /[}\]]/gu, pick);
    return text.slice(0, at) + (text.charAt(at) === '}' ? ']' : '}') + text.slice(at + 1);
  },
  'wrapped in an object': (_, text, pick) => `{ "${pick(['character', 'agent', 'default'])}": ${text} }`,
  'wrapped with other fields': (_, text) => `{ "version": 2, "note": "Keep this sentence.", "character": ${text} }`,
  'wrapped in a list': (_, text) => `[${text}]`,
  'a list of two': (character, text) =>
    `[${text}, ${print({ ...character, system: 'Another sentence of the second.' })}]`,
  'two objects': (character, text) => `${text}\n${print({ ...character, system: 'Another sentence of the second.' })}`,
  'the same object twice': (_, text) => `${text}\n\n${text}\n`,
  'Markdown around it': (_, text, pick) =>
    `${pick(['', 'Here is the file:\n\n'])}\`\`\`json\n${text}\n\`\`\`${pick(['', '\nGood luck with it.'])}`,
  'single quotes': (_, text) => text.replaceAll('"', "'"),
  'quotes of a word processor': (_, text) => text.replaceAll(/"([^"]*)"/gu, '“$1”'),
  'a line break in a string': (_, text, pick) =>
    inSentence(text, pick, (sentence) => sentence.replace(' said', '\n said')),
  'a comma before a bracket': (_, text, pick) => {
    const at = placeOf(text, /[}\]]/gu, pick);
    return `${text.slice(0, at)},${text.slice(at)}`;
  },
  'a missing comma': (_, text, pick) => {
    const at = placeOf(text, /,(?=\s*")/gu, pick);
    return text.slice(0, at) + text.slice(at + 1);
  },
  'a missing quote': (_, text, pick) => {
    const at = placeOf(text, /"(?=[,\]}:])/gu, pick);
    return text.slice(0, at) + text.slice(at + 1);
  },
  comments: (_, text) => text.replaceAll(/^ {2}"/gmu, '  // a note\n  "').replace(/^\{/u, '/* notes */ {'),
  'a wrong escape': (_, text, pick) =>
    inSentence(text, pick, (sentence) =>
      sentence.replace('said', pick(["\\'said\\'", '\\said', '\\*said\\*', 'a\tsaid'])),
    ),
  'a string for a list': (character, _, pick) =>
    print({ ...character, [pick(TEXT_LISTS)]: 'One sentence about all of it.' }),
  'a list for a string': (character, _, pick) =>
    print({
      ...character,
      [pick(['system', 'name', 'modelProvider'])]: pick([['openai'], ['Ada the first', 'Ada the second']]),
    }),
  'an object as knowledge': (character, _, pick) =>
    print({
      ...character,
      knowledge: [
        'One fact.',
        pick<Json>([
          { text: 'Another fact.' },
          { id: 'fact-number-one', path: 'facts/one.md', content: 'Another fact.' },
          { text: 'Another fact.', shared: false },
        ]),
      ],
    }),
  'messages without a conversation': (character) =>
    print({ ...character, messageExamples: (character.messageExamples as Json[][]).flat() }),
  'content that is a string': (character) =>
    print({ ...character, messageExamples: [[{ user: 'Ada', content: 'A sentence as content.' }]] }),
  'the speaker in name': (_, text) => text.replaceAll('"user"', '"name"'),
  'a field twice': (character, text, pick) =>
    text.replace(
      /^\{/u,
      `{ "${pick(TEXT_LISTS)}": ["An earlier sentence."], "name": ${JSON.stringify(character.name)},`,
    ),
  'a number for a string': (character, _, pick) =>
    print({
      ...character,
      [pick(['name', 'system', 'bio'])]: 42,
      [pick(TEXT_LISTS)]: [pick([7, true]), 'A sentence in it.'],
    }),
  'nothing for a list': (character, _, pick) => print({ ...character, [pick(TEXT_LISTS)]: null }),
  'other letters in a closed list': (character, _, pick) =>
    print({
      ...character,
      modelProvider: pick(['OpenAI', 'ANTHROPIC', 'claude', 'gpt-4o']),
      clients: [pick(['Discord', 'Telegram', 'warpcast'])],
    }),
  'an id that is none': (character) => print({ ...character, id: 'ada-the-first' }),
  'plugins of others': (character, _, pick) =>
    print({
      ...character,
      plugins: pick<Json>([
        ['plugin-evm', '@elizaos/plugin-openai'],
        [{ name: 'my plugin' }, 'evm'],
      ]),
    }),
  'empty and equal texts': (character) =>
    print({ ...character, adjectives: ['', 'kind', ''], knowledge: ['One fact.', 'One fact.', 'One fact.'] }),
  'a module': (_, text) =>
    `import { Character, Clients } from "@elizaos/core";\n\nexport const character: Character = ${text.replaceAll(/"([a-zA-Z]+)":/gu, '$1:')};\n`,
  'a module with other strings': (_, text) =>
    `const greeting = "A sentence elsewhere.";\nexport default ${text.replaceAll(/"(Sentence [^"]+)"/gu, '`$1`')} as Character;\n`,
  'joined strings': (_, text) =>
    `export const character = ${text.replaceAll(', said by Ada."', ', " +\n    "said by Ada."')};`,
  'a dictionary of Python': (_, text) =>
    text.replaceAll('"', "'").replaceAll('true', 'True').replaceAll('false', 'False'),
  'a byte order mark and spaces': (_, text) => `\u{feff}${text.replaceAll('\n', '\n\u{a0}')}`,
  'no braces': (_, text) => text.trim().slice(1, -1),
  'cut off': (_, text, pick) => text.slice(0, Math.floor(text.length * pick([0.2, 0.5, 0.7, 0.9, 0.99]))),
};

function print(character: Character): string {
  return JSON.stringify(character, null, 2);
}

function quoteFirst(sentence: string): string {
  return sentence.replace('Sentence', '"Sentence"');
}

function inSentence(
  text: string,
  pick: <Item>(items: readonly Item[]) => Item,
  change: (sentence: string) => string,
): string {
  const sentence = pick(text.match(SENTENCE) ?? ['']);
  return text.replace(sentence, () => change(sentence));
}

function placeOf(text: string, pattern: RegExp, pick: <Item>(items: readonly Item[]) => Item): number {
  return pick([...text.matchAll(pattern)].map(({ index }) => index));
}

/** A number in letters, so that each text has its own. */
function wordsOf(count: number): string {
  return String(count)
    .replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)))
    .padStart(4, 'z');
}
