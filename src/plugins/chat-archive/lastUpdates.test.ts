import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { buildPages } from './buildPages';
import { withLastUpdates } from './lastUpdates';
import type { ArchiveContent } from './readArchive';
import { readDigest, type Digest } from './readDigest';

const SETTINGS = { baseUrl: '/base/', linkIdentifiers: () => undefined, editUrl: String };
const BODY: Root = { type: 'root', children: [] };

function digest(name: string, date: string, topic: string): Digest {
  const { content: read } = readDigest(
    `community/Discord/development/${name}/chat_${date}.md`,
    `---\ntitle: "#${name}, ${Number(date.slice(-2))} November 2024"\ndate: ${date}\nsection: development\nchannel: ${name}\ndescription: "${name} ${date}."\ntopics: [${topic}]\n---\n\n## Summary\n\nTalk.\n`,
  );
  return read as Digest;
}

const content: ArchiveContent = {
  digests: [
    digest('coders', '2024-11-19', 'models'),
    digest('coders', '2024-11-20', 'voice'),
    digest('dev-contributors', '2024-11-20', 'voice'),
  ],
  problems: [
    {
      id: 'sound',
      file: 'community/Discord/problems/sound.md',
      title: 'Sound',
      description: 'Sound.',
      topic: 'voice',
      asked: [],
      days: 0,
      body: BODY,
    },
  ],
  overviews: new Map([['voice', { topic: 'voice', file: 'community/Discord/topics/voice.md', body: BODY }]]),
};
const pages = buildPages(content, SETTINGS);

/** The times of pages, in days, by route. */
function times(commits: Record<string, number>): Record<string, number | undefined> {
  const dated = withLastUpdates(
    pages,
    content,
    new Map(Object.entries(commits).map(([file, time]) => [`community/Discord/${file}.md`, time])),
  );
  return Object.fromEntries(dated.map(({ route, lastUpdatedAt }) => [route, lastUpdatedAt]));
}

describe('withLastUpdates', () => {
  it('gives each page the time of its newest file', () => {
    expect(
      times({
        'development/coders/chat_2024-11-19': 3,
        'development/coders/chat_2024-11-20': 1,
        'development/dev-contributors/chat_2024-11-20': 2,
        'problems/sound': 4,
        'topics/voice': 2.5,
        'topics/models': 9,
      }),
    ).toEqual({
      '': 3,
      'development/coders/': 3,
      'development/dev-contributors/': 2,
      'topics/': 3,
      'topics/models/': 3,
      'topics/voice/': 2.5,
      'answers/': 4,
      'questions/': 4,
      'open/': 4,
      'problems/sound/': 4,
      'decisions/': 3,
      'tasks/': 3,
      'development/coders/chat_2024-11-19/': 3,
      'development/coders/chat_2024-11-20/': 1,
      'development/dev-contributors/chat_2024-11-20/': 2,
    });
  });

  it('leaves pages unchanged without history', () => {
    expect(withLastUpdates(pages, content, new Map())).toEqual(pages);
  });
});
