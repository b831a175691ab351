import type { CharacterFile } from '../characterFile';
import type { SyntaxMistake } from '../readJson';
import type { Finding, Rule } from '../rule';
import type { Proof } from '../types';

const NO_TEXT = /\0/u;
const LINK = '/docs/core/characterfile/#what-checks-a-file-and-what-it-says';
const STRINGS = 'In JSON, strings and names are between straight double quotes.';
const BRACKETS = 'Every bracket needs its counterpart.';
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
  // In a file that isn't text, each byte would be a mistake.
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
    finds: 'a file that isn’t text, or is UTF-16',
    why: 'The release reads files as UTF-8. Zero bytes aren’t JSON, so the agent stops with a SyntaxError before it starts.',
    link: LINK,
    proof: [READ, PARSED],
    find: ({ text }) =>
      findFirst(
        text,
        NO_TEXT,
        'The file isn’t UTF-8 text: it has zero bytes.',
        'Save the file as UTF-8. If it isn’t a text file, choose the JSON file of the character.',
      ),
  },
  {
    id: 'lost-characters',
    kind: 'advice',
    finds: 'letters that were lost because the file is not UTF-8',
    why: 'The release reads files as UTF-8. What can’t be read becomes �, and the model reads that.',
    link: LINK,
    proof: [READ],
    find: ({ text }) =>
      NO_TEXT.test(text)
        ? []
        : findFirst(
            text,
            /\ufffd/u,
            'This letter can’t be read.',
            'Save the file as UTF-8, and write the letter again.',
          ),
  },
  rule('empty-file', 'an empty file', 'An empty file is not JSON.'),
  rule('code', 'TypeScript or JavaScript', 'The release reads the file with JSON.parse, not as a module.'),
  rule('yaml', 'a file in YAML', 'The release reads the file with JSON.parse, and YAML isn’t JSON.'),
  rule(
    'markdown-fence',
    'a code block of Markdown around the object',
    'The lines with ``` belong to Markdown, not to JSON.',
  ),
  rule('second-object', 'a second object in the file', 'A file is one JSON value, and each file is one character.'),
  rule('comment', 'a comment', 'JSON has no comments.'),
  rule('extra-comma', 'a comma with nothing after it', 'In JSON, a comma goes only between two parts.'),
  rule('missing-comma', 'a missing comma', 'JSON expects a comma between two fields and between two items of a list.'),
  rule('missing-colon', 'a missing colon', 'JSON expects a colon between name and value.'),
  rule('wrong-quotes', 'single or typographic quotes', STRINGS),
  rule('missing-quote', 'a string without its closing quote', STRINGS),
  rule('unescaped-quote', 'a double quote inside a string', 'In JSON, the next double quote ends a string.'),
  rule('unquoted-text', 'a name or a word without quotes', `${STRINGS} Only numbers, true, false and null have none.`),
  rule('line-break-in-text', 'a string with a line break', 'A string in JSON has no line breaks.'),
  rule(
    'bad-escape',
    'a backslash that JSON doesn’t know, or a tab in a string',
    'In a string, JSON allows a backslash only before ", \\, /, b, f, n, r, t and u, and no control characters.',
  ),
  rule(
    'invisible-character',
    'a byte order mark or another invisible character',
    'Between its parts, JSON allows only spaces, tabs and line breaks. The release doesn’t remove a byte order mark.',
    [READ, PARSED],
  ),
  rule('text-around', 'text before or after the object', 'A JSON file contains nothing but its value.'),
  rule('extra-bracket', 'an extra bracket', BRACKETS),
  rule('not-closed', 'a missing bracket', BRACKETS),
  {
    id: 'too-deep',
    kind: 'advice',
    finds: 'more than 200 objects and lists inside each other',
    why: 'The rest of the file was not checked. The release reads only the top five levels.',
    link: '/docs/core/characterfile/#all-members',
    proof: [{ file: 'packages/core/src/environment.ts', line: 66, shows: 'CharacterSchema' }],
    find: (file) => findingsOf(file, 'too-deep'),
  },
  {
    id: 'too-many-parts',
    kind: 'advice',
    finds: 'more than 20,000 strings, numbers, objects and lists',
    why: 'A file this large is not checked. The release has no limit, but puts only a few entries of each list into a prompt.',
    link: '/docs/core/characterfile/#how-the-texts-reach-the-prompt',
    proof: [{ file: 'packages/core/src/runtime.ts', line: 907, shows: '.slice(0, 5)' }],
    find: (file) => findingsOf(file, 'too-many-parts'),
  },
  rule('not-json', 'anything else that isn’t JSON', 'The file has to be JSON.'),
];
