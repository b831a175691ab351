import { describe, expect, it } from 'vitest';
import { parsePage, written } from '../../page-model/written';
import { GLOSSARY_FILE as FILE, readGlossary } from './readGlossary';

const ROOM = `## Room

<!-- forms: room, rooms -->
One conversation, such as a channel. Memories belong
to a room: [Rooms](/docs/core/agents/#rooms).
`;
const TOKEN = `## Token

A piece of text. Or a coin: [Tokens](/docs/guides/advanced/).
`;

const read = (...entries: string[]): ReturnType<typeof readGlossary> =>
  readGlossary(parsePage(FILE, `---\ntitle: Glossary\n---\n\n# Glossary\n\nWords.\n\n${entries.join('\n')}`));

describe('readGlossary', () => {
  it('reads the words that have forms', () => {
    expect(read(ROOM, TOKEN)).toEqual({
      terms: [
        {
          name: 'Room',
          forms: ['room', 'rooms'],
          note: 'One conversation, such as a channel.',
          route: '/docs/core/agents/',
        },
      ],
      problems: [],
    });
  });

  it.each([
    ['another comment', ROOM.replace('forms:', 'form:'), '11: Room: write the comment as'],
    ['no paragraph', '## Room\n\n- One\n', '9: Room: below the heading has to be a paragraph'],
    ['more than a paragraph', `${TOKEN}\nMore.\n`, '13: Token: an entry is one paragraph'],
    ['one sentence', TOKEN.replace('text. Or', 'text or'), '11: Token: write two sentences, not 1'],
    ['no link at the end', TOKEN.replace('Tokens](', 'Tokens](https:/'), '11: Token: end in a link to a page'],
    ['a long note', ROOM.replace('channel', 'c'.repeat(200)), '12: Room: the first sentence has 229 characters'],
    [
      'a form of two words',
      `${ROOM}\n${ROOM.replace('## Room', '## Place')}`,
      '15: Place: "room" is also a form of another',
    ],
    ['no forms at all', TOKEN, '4: no word has forms'],
  ])('tells of %s with its line', (_case, entry, message) => {
    const { problems } = read(entry);
    expect(problems[0]).toContain(`${FILE}:${message}`);
  });

  it('finds nothing wrong in the glossary of the site, and enough words', () => {
    const { terms, problems } = readGlossary(written(FILE));
    expect(problems).toEqual([]);
    expect(terms.length).toBeGreaterThan(10);
  });
});
