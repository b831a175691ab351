import { describe, expect, it } from 'vitest';
import { readOverview, readOverviews } from './readOverviews';

const FILE = 'community/Discord/topics/voice.md';

describe('readOverview', () => {
  it('reads paragraphs and lists', () => {
    const { content: overview, problems } = readOverview(FILE, 'It spoke.\n\n- **Calls**: [on a day](/docs/intro/).\n');
    expect(problems).toEqual([]);
    expect(overview).toMatchObject({ topic: 'voice', file: FILE });
    expect(overview?.body.children.map(({ type }) => type)).toEqual(['paragraph', 'list']);
  });

  it.each([
    ['community/Discord/topics/voices.md', 'Text.', 'voices.md:1: there is no such topic: name the file voice.md'],
    ['community/Discord/topics/voice.txt', 'Text.', 'voice.txt:1: there is no such topic'],
    [FILE, '', 'voice.md:1: there is no text'],
    [FILE, 'Text.\n\n## Heading', 'voice.md:3: heading is not shown here'],
    [FILE, '---\ntopic: voice\n---\n\nText.', 'voice.md:1: thematicBreak is not shown here'],
    [FILE, 'Text.\n\n<b>x</b>\n\n<div>x</div>', 'voice.md:5: html is not shown here'],
    [FILE, 'word '.repeat(301), 'voice.md:1: 301 words are too many'],
    [FILE, 'Text.\n\nAsk @somebody.', 'voice.md:3: '],
  ])('names file, line and fix: %s, %j', (file, content, message) => {
    const { content: overview, problems } = readOverview(file, content);
    expect(overview).toBeUndefined();
    expect(problems).toContainEqual(expect.stringContaining(message));
  });
});

describe('readOverviews', () => {
  const read = (...files: [name: string, text: string][]): ReturnType<typeof readOverviews> =>
    readOverviews(files.map(([name, text]) => ({ file: `community/Discord/topics/${name}`, text })));

  it('reads all files, or names everything that is wrong in them', () => {
    expect([...read(['docker.md', 'It ran.'], ['voice.md', 'It spoke.']).keys()]).toEqual(['docker', 'voice']);
    expect(() => read(['dockr.md', 'It ran.'], ['voice.md', '# Voice'])).toThrow(
      /need fixing:\n.*topics\/dockr\.md:1: .* docker\.md.*\n.*topics\/voice\.md:1: heading/u,
    );
  });
});
