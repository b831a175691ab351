import { describe, expect, it } from 'vitest';
import { readStream } from './readStream';

const FILE = 'community/Streams/11-2024/2024-11-15.md';

const page = ({
  description = 'D',
  date = '2024-11-15',
  recording = 'https://example.com/v',
  minutes = '90',
  topics = '[trust, dao]',
  chapters = '- 00:01:00 One\n- [00:02:00](https://example.com/v?t=120) Two\n',
} = {}): string =>
  `---\ntitle: T\ndescription: ${description}\ndate: ${date}\nrecording: ${recording}\nminutes: ${minutes}\ntopics: ${topics}\n---\n\n# T\n\n## Chapters\n\n${chapters}`;

describe('readStream', () => {
  it('reads the data for the timeline and the feeds', () => {
    expect(readStream(FILE, page())).toEqual({
      stream: {
        date: '2024-11-15',
        title: 'T',
        description: 'D',
        recording: 'https://example.com/v',
        minutes: 90,
        topics: ['trust', 'dao'],
        route: '/community/Streams/11-2024/2024-11-15/',
      },
      problems: [],
    });
  });

  it('accepts an unknown recording', () => {
    const { stream, problems } = readStream(FILE, page({ recording: 'unknown' }));
    expect(problems).toEqual([]);
    expect(stream).not.toHaveProperty('recording');
  });

  it.each([
    [
      'a date that differs from the file name',
      page({ date: '2024-11-16' }),
      /2024-11-15\.md:4: date "2024-11-16".*write "date: 2024-11-15"/u,
    ],
    [
      'a date that does not exist',
      page({ date: '2024-02-30' }),
      /:4: date "2024-02-30" does not match the file name: write "date: 2024-11-15"/u,
    ],
    ['broken YAML', page({ topics: '[trust' }), /:8: the front matter is not valid YAML/u],
    ['an unknown topic', page({ topics: '[trust, moon]' }), /:7: unknown topic "moon": choose from architecture/u],
    ['no topic', page({ topics: '[]' }), /:7: there are no topics/u],
    ['no recording', page({ recording: 'soon' }), /:5: there is no recording/u],
    [
      'an unknown key',
      page({ topics: '[trust]\nrecordings: none' }),
      /:8: the front matter has no key "recordings": write "recording"/u,
    ],
    ['a long description', page({ description: 'x'.repeat(141) }), /:3: the description has 141 characters/u],
    ['an invalid length', page({ minutes: 'long' }), /:6: minutes "long" is not a length/u],
    [
      'chapters out of order',
      page({ chapters: '- 00:05:00 One\n- 00:04:00 Two\n' }),
      /:15: 00:04:00 comes after 00:05:00/u,
    ],
    [
      'a chapter after the end',
      page({ chapters: '- 01:40:00 One\n' }),
      /:14: 01:40:00 is after the end at 90 minutes/u,
    ],
  ])('rejects %s, with file, line and fix', (_, text, message) => {
    const { stream, problems } = readStream(FILE, text);
    expect(stream).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  it('accepts times that start again in each part', () => {
    expect(readStream(FILE, page({ chapters: '- 00:05:00 One\n\n## Part 2\n\n- 00:00:00 Two\n' })).problems).toEqual(
      [],
    );
  });

  it('rejects a day in the folder of another month', () => {
    expect(readStream('community/Streams/10-2024/2024-11-15.md', page()).problems).toEqual([
      expect.stringMatching(/move the file to 11-2024/u),
    ]);
  });

  it('rejects a day that does not exist, also in the file name', () => {
    const file = 'community/Streams/02-2024/2024-02-30.md';
    expect(readStream(file, page({ date: '2024-02-30' })).problems).toEqual([
      `${file}:1: there is no day 2024-02-30: fix the file name, and the date`,
    ]);
  });
});
