import type { CharacterFile } from '../characterFile';
import type { SyntaxMistake } from '../readJson';
import type { Finding, Proof, Rule } from '../rule';

const NO_TEXT = /\0/u;
const LINK = '/docs/core/characterfile/#what-checks-a-file-and-what-it-says';
const PARSED: Proof = { file: 'agent/src/index.ts', line: 186, shows: 'JSON.parse(content)' };
const READ: Proof = { file: 'agent/src/index.ts', line: 114, shows: 'fs.readFileSync(filePath, "utf8")' };

function rule(id: SyntaxMistake, finds: string, why: string, proof: readonly Proof[] = [PARSED]): Rule {
  return {
    id,
    kind: 'refused',
    finds,
    why: `${why} The agent stops with a SyntaxError before it starts.`,
    link: LINK,
    proof,
    find: (file) => findingsOf(file, id),
  };
}

function findingsOf({ json, text }: CharacterFile, id: SyntaxMistake): Finding[] {
  // In a file that is no text, each byte would be a mistake.
  return NO_TEXT.test(text) ? [] : json.findings.filter(({ mistake }) => mistake === id);
}

function findFirst(text: string, pattern: RegExp, message: string, fix: string): Finding[] {
  const place = text.search(pattern);
  return place === -1 ? [] : [{ from: place, to: place + 1, message, fix }];
}

/** What JSON doesn't allow. The release reads files with JSON.parse, so all of this is refused. */
export const JSON_RULES: readonly Rule[] = [
  {
    id: 'not-text',
    kind: 'refused',
    finds: 'a file that is no text, or is UTF-16',
    why: 'The release reads files as UTF-8. Bytes of zero are no JSON, so the agent stops with a SyntaxError before it starts.',
    link: LINK,
    proof: [READ, PARSED],
    find: ({ text }) =>
      findFirst(
        text,
        NO_TEXT,
        'The file is not UTF-8 text: it has bytes of zero.',
        'Save the file as UTF-8. If it is no text file, choose the JSON file of the character.',
      ),
  },
  {
    id: 'lost-characters',
    kind: 'advice',
    finds: 'letters that were lost because the file is not UTF-8',
    why: 'The release reads files as UTF-8. What can’t be read becomes the sign �, and the model reads that.',
    link: LINK,
    proof: [READ],
    find: ({ text }) =>
      NO_TEXT.test(text)
        ? []
        : findFirst(
            text,
            /\ufffd/u,
            'A letter that can’t be read stands here.',
            'Save the file as UTF-8, and write the letter again.',
          ),
  },
  rule('empty-file', 'an empty file', 'An empty text is not JSON.'),
  rule('comment', 'a comment', 'JSON has no comments.'),
  rule('extra-comma', 'a comma with nothing after it', 'In JSON a comma stands only between two parts.'),
  rule('missing-comma', 'a missing comma', 'JSON wants a comma between two members, and between two items of a list.'),
  rule('missing-colon', 'a missing colon', 'JSON wants a colon between name and value.'),
  rule(
    'wrong-quotes',
    'single or typographic quotes',
    'In JSON, texts and names stand between straight double quotes.',
  ),
  rule('missing-quote', 'a text without its closing quote', 'In JSON, texts stand between straight double quotes.'),
  rule(
    'unquoted-text',
    'a name or a word without quotes',
    'In JSON, texts and names stand between straight double quotes; without them there are only numbers, true, false and null.',
  ),
  rule('line-break-in-text', 'a text that goes on in the next line', 'A text in JSON has no line breaks.'),
  rule(
    'bad-escape',
    'a backslash that JSON doesn’t know, or a tab in a text',
    'In a text of JSON, a backslash stands only before ", \\, /, b, f, n, r, t and u, and control characters are written with it.',
  ),
  rule(
    'invisible-character',
    'a byte order mark or another invisible character',
    'Between its parts, JSON allows only spaces, tabs and line breaks. The release doesn’t remove a byte order mark.',
    [READ, PARSED],
  ),
  rule('text-around', 'text before or after the object', 'Nothing may stand around the object.'),
  rule('not-closed', 'a bracket that is never closed', 'Every bracket needs its counterpart.'),
  {
    id: 'too-deep',
    kind: 'advice',
    finds: 'more than 200 objects and lists in each other',
    why: 'The rest of the file was not checked. The release reads only the five upper levels.',
    link: '/docs/core/characterfile/#all-members',
    proof: [{ file: 'packages/core/src/environment.ts', line: 66, shows: 'CharacterSchema' }],
    find: (file) => findingsOf(file, 'too-deep'),
  },
  {
    id: 'too-many-parts',
    kind: 'advice',
    finds: 'more than 20,000 texts, numbers, objects and lists',
    why: 'So large a file is not checked. The release has no limit, but puts only a few entries of each list into a prompt.',
    link: '/docs/core/characterfile/#how-the-texts-reach-the-prompt',
    proof: [{ file: 'packages/core/src/runtime.ts', line: 907, shows: '.slice(0, 5)' }],
    find: (file) => findingsOf(file, 'too-many-parts'),
  },
  rule('not-json', 'anything else that isn’t JSON', 'The file has to be JSON.'),
];
