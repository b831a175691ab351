import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDigest, type Digest } from '../readDigest';
import { readProblem, readProblems } from './readProblems';

const FILE = 'community/Discord/problems/keys.md';

function digest(date: string, title: string): Digest {
  const { digest: read, problems } = readDigest(
    `community/Discord/development/coders/chat_${date}.md`,
    `---\ntitle: "${title}"\ndate: ${date}\nsection: development\nchannel: coders\ndescription: "${title}."\ntopics: [wallets]\n---\n\n` +
      '## Summary\n\nTalk.\n\n## Questions\n\n### Where do keys go?\n\n**Open.**\n\n### Who reads them?\n\nThe agent.\n',
  );
  expect(problems).toEqual([]);
  return read as Digest;
}

const digests = [digest('2024-11-19', '#coders, 19 November 2024'), digest('2024-11-20', '#coders, 20 November 2024')];

const problem = ({
  title = 'Where keys go',
  topic = 'wallets',
  asked = [
    'development/coders/chat_2024-11-19#where-do-keys-go',
    'development/coders/chat_2024-11-20#where-do-keys-go',
  ],
  body = 'Into `.env`.\n\n## In the chat\n\nNobody knew.\n',
} = {}): string =>
  `---\ntitle: ${title}\ndescription: The file for keys.\ntopic: ${topic}\nasked:\n${asked.map((line) => `  - ${line}\n`).join('')}---\n\n${body}`;

describe('readProblem', () => {
  it('reads the answer and the questions, newest first', () => {
    const { problem: read, problems } = readProblem(FILE, problem(), digests);
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ id: 'keys', title: 'Where keys go', topic: 'wallets' });
    expect(read?.asked.map(({ digest: { date }, question: { id } }) => `${date} ${id}`)).toEqual([
      '2024-11-20 where-do-keys-go',
      '2024-11-19 where-do-keys-go',
    ]);
  });

  it.each([
    [
      'a day without a digest',
      { asked: ['development/coders/chat_2024-11-18#a', 'development/coders/chat_2024-11-20#where-do-keys-go'] },
      `${FILE}:6: there is no digest development/coders/chat_2024-11-18: write section/channel/chat_YYYY-MM-DD#anchor-of-the-question`,
    ],
    [
      'a question that the digest lacks',
      {
        asked: [
          'development/coders/chat_2024-11-19#where-do-keys-go',
          'development/coders/chat_2024-11-20#where-keys-go',
        ],
      },
      `${FILE}:7: development/coders/chat_2024-11-20 has no question #where-keys-go: write #where-do-keys-go, or another one of it`,
    ],
    [
      'a single question',
      { asked: ['development/coders/chat_2024-11-19#where-do-keys-go'] },
      `${FILE}:5: list at least 2 questions under "asked", each like development/coders/chat_2024-11-17#anchor-of-the-question`,
    ],
    [
      'an unknown topic',
      { topic: 'keys' },
      `${FILE}:4: unknown topic "keys": choose one of src/plugins/chat-archive/topics.ts`,
    ],
    [
      'no answer',
      { body: '## In the chat\n\nNobody knew.\n' },
      `${FILE}:10: there is no answer: begin with what is right for the release`,
    ],
    [
      'another heading',
      { body: 'Into `.env`.\n\n## Elsewhere\n' },
      `${FILE}:12: the only heading is "## In the chat": write it as text`,
    ],
    ['HTML', { body: 'Into `.env`.\n\n<b>Yes</b>\n' }, `${FILE}:12: HTML is not shown: write Markdown`],
    [
      'a person',
      { body: 'Ask @jane.\n' },
      `${FILE}:10: "@jane" looks like the name of a person, and digests name nobody: remove it, or add it to src/plugins/chat-archive/allowedLinks.ts if it is not a person`,
    ],
  ])('rejects %s, with file, line and fix', (_, changes, message) => {
    expect(readProblem(FILE, problem(changes), digests).problems[0]).toBe(message);
  });

  it('rejects a file name that is no id', () => {
    expect(readProblem('community/Discord/problems/Keys.md', problem(), digests).problems).toEqual([
      'community/Discord/problems/Keys.md:1: this is no problem: name the file {words-of-its-title}.md',
    ]);
  });
});

describe('readProblems', () => {
  it('rejects a question that is in two problems, and a title that two have', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
    try {
      await expect(readProblems(siteDir, 'archive', digests)).resolves.toEqual([]);
      mkdirSync(path.join(siteDir, 'archive/problems'), { recursive: true });
      writeFileSync(path.join(siteDir, 'archive/problems/keys.md'), problem());
      writeFileSync(path.join(siteDir, 'archive/problems/more-keys.md'), problem());
      await expect(readProblems(siteDir, 'archive', digests)).rejects.toThrow(
        'archive/problems/more-keys.md:1: "Where keys go": archive/problems/keys.md has the same title: make one problem of them\n' +
          'archive/problems/more-keys.md:1: "development/coders/chat_2024-11-20#where-do-keys-go": archive/problems/keys.md has this question too: leave it in one of them',
      );
    } finally {
      rmSync(siteDir, { recursive: true });
    }
  });
});
