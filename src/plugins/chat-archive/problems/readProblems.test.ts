import { describe, expect, it } from 'vitest';
import { readDigest, type Digest } from '../readDigest';
import { readProblem, readProblems } from './readProblems';

const FILE = 'community/Discord/problems/keys.md';

function digest(date: string, title: string): Digest {
  const { content: read, problems } = readDigest(
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
    const { content: read, problems } = readProblem(FILE, problem(), digests);
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ id: 'keys', title: 'Where keys go', topic: 'wallets' });
    expect(read?.asked.map(({ digest: { date }, question: { id } }) => `${date} ${id}`)).toEqual([
      '2024-11-20 where-do-keys-go',
      '2024-11-19 where-do-keys-go',
    ]);
  });

  const asked = (...days: string[]): { asked: string[] } => ({
    asked: days.map((day) => `development/coders/chat_2024-11-${day}`),
  });

  it.each([
    [
      'a day without a digest',
      asked('18#a', '20#where-do-keys-go'),
      '6: there is no digest development/coders/chat_2024-11-18: write section/channel/chat_YYYY-MM-DD#anchor-of-the-question',
    ],
    [
      'a question that the digest lacks',
      asked('19#where-do-keys-go', '20#where-keys-go'),
      '7: development/coders/chat_2024-11-20 has no question #where-keys-go: write #where-do-keys-go, or another one of it',
    ],
    [
      'a single question',
      asked('19#where-do-keys-go'),
      '5: list at least 2 questions under "asked", each like development/coders/chat_2024-11-17#anchor-of-the-question',
    ],
    [
      'an unknown topic',
      { topic: 'keys' },
      '4: unknown topic "keys": choose one of src/plugins/chat-archive/topics.ts',
    ],
    ['no answer', { body: '## In the chat\n\nNobody knew.\n' }, '10: there is no answer: begin with what is right'],
    [
      'another heading',
      { body: 'In `.env`.\n\n## Else\n' },
      '12: the only heading is "## In the chat": write it as text',
    ],
    ['HTML', { body: 'Into `.env`.\n\n<b>Yes</b>\n' }, '12: HTML is not shown: write Markdown'],
    [
      'a person',
      { body: 'Ask @jane.\n' },
      '10: "@jane" looks like the name of a person, and digests name no one: remove it',
    ],
  ])('rejects %s, with file, line and fix', (_, changes, message) => {
    expect(readProblem(FILE, problem(changes), digests).problems[0]).toContain(`${FILE}:${message}`);
  });

  it('rejects a file name that is no id', () => {
    expect(readProblem('community/Discord/problems/Keys.md', problem(), digests).problems).toEqual([
      "community/Discord/problems/Keys.md:1: this isn't a problem: name the file {words-of-its-title}.md",
    ]);
  });
});

describe('readProblems', () => {
  it('rejects a question that is in two problems, and a title that two have', () => {
    const files = [FILE, 'community/Discord/problems/more-keys.md'].map((file) => ({ file, text: problem() }));
    expect(() => readProblems(files, digests)).toThrow(
      'community/Discord/problems/more-keys.md:1: "Where keys go": community/Discord/problems/keys.md has the same title: make one problem of them\n' +
        'community/Discord/problems/more-keys.md:1: "development/coders/chat_2024-11-20#where-do-keys-go": community/Discord/problems/keys.md has this question too: leave it in one of them',
    );
  });
});
