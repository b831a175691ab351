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

  it.each<[what: string, changes: Parameters<typeof page>[0], message: string]>([
    [
      'a date that differs from the file name',
      { date: '2024-11-16' },
      '4: date "2024-11-16" does not match the file name',
    ],
    [
      'a date that does not exist',
      { date: '2024-02-30' },
      '4: date "2024-02-30" does not match the file name: write "date:',
    ],
    ['broken YAML', { topics: '[trust' }, '8: the front matter is not valid YAML'],
    ['an unknown topic', { topics: '[trust, moon]' }, '7: unknown topic "moon": choose from architecture'],
    ['no topic', { topics: '[]' }, '7: there are no topics'],
    ['no recording', { recording: 'soon' }, '5: there is no recording'],
    [
      'an unknown key',
      { topics: '[trust]\nrecordings: none' },
      '8: the front matter has no key "recordings": write "recording"',
    ],
    ['a long description', { description: 'x'.repeat(141) }, '3: the description has 141 characters'],
    ['an invalid length', { minutes: 'long' }, '6: minutes "long" is not a length'],
    ['chapters out of order', { chapters: '- 00:05:00 One\n- 00:04:00 Two\n' }, '15: 00:04:00 comes after 00:05:00'],
    ['a chapter after the end', { chapters: '- 01:40:00 One\n' }, '14: 01:40:00 is after the end at 90 minutes'],
  ])('rejects %s, with file, line and fix', (_, changes, message) => {
    const { stream, problems } = readStream(FILE, page(changes));
    expect(stream).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(`${FILE}:${message}`)]);
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
