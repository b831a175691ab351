import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import type { WrittenFile } from '../../page-model/writtenFiles';
import type { DigestItem } from './outcomes/readItems';
import { readDigest, readDigests } from './readDigest';

const FILE = 'community/Discord/development/coders/chat_2024-11-20.md';

const BODY = `## Summary

Talk of keys.

## Questions

### Where do keys go?
<!-- topic: wallets -->

Into \`.env\`.

### And who reads them?

**Open.**

## Action items

- Write it down.
`;

type Changes = Parameters<typeof digest>[0];

const digest = ({
  title = '"#coders, 20 November 2024"',
  date = '2024-11-20',
  section = 'development',
  channel = 'coders',
  description = '"Where keys go."',
  topics = '[configuration, wallets]',
  body = BODY,
} = {}): string =>
  `---\ntitle: ${title}\ndate: ${date}\nsection: ${section}\nchannel: ${channel}\ndescription: ${description}\ntopics: ${topics}\n---\n\n${body}`;

describe('readDigest', () => {
  it('reads day, channel, topics and questions', () => {
    const { content: read, problems } = readDigest(FILE, digest());
    expect(problems).toEqual([]);
    expect(read).toMatchObject({
      date: '2024-11-20',
      channel: 'development/coders',
      topics: ['configuration', 'wallets'],
    });
    expect(read?.questions.map(({ id, question, topic, open }) => ({ id, question, topic, open }))).toEqual([
      { id: 'where-do-keys-go', question: 'Where do keys go?', topic: 'wallets', open: false },
      { id: 'and-who-reads-them', question: 'And who reads them?', topic: 'configuration', open: true },
    ]);
  });

  it('accepts a day without a topic on which nothing was asked or decided', () => {
    const text = digest({ topics: '[]', body: '## Summary\n\nSomebody joined.\n' });
    expect(readDigest(FILE, text)).toMatchObject({ content: { topics: [], quiet: true }, problems: [] });
  });

  it.each([
    ['**Open.**', true],
    ['**Open.** It was to be looked into.', true],
    ['**Open.**\n\n**In 0.1.7:** Yes.', false],
    ['Open source is the answer.', false],
  ])('counts %j as open: %s', (answer, open) => {
    const body = `## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n\n${answer}\n`;
    expect(readDigest(FILE, digest({ body })).content?.questions[0]?.open).toBe(open);
  });

  it('reads decisions and action items, and what became of them', () => {
    const body =
      '## Summary\n\nTalk.\n\n## Decisions\n\n- The packages move.\n\n## Action items\n\n' +
      '- Move them. **Done:** in 0.1.3, by [a pull request](https://github.com/elizaOS/eliza/pull/273).\n' +
      '- **Now:** say so. **Still open:** nobody said so.\n- Wait.\n- Go. **Dropped:** they stay.\n';
    const { content: read, problems } = readDigest(FILE, digest({ body: body.replace('**Now:** say', 'Say') }));
    expect(problems).toEqual([]);
    const told = (items: DigestItem[] | undefined): string[][] | undefined =>
      items?.map(({ text, outcome }) => [toString(text), ...(outcome ? [outcome.kind, toString(outcome.text)] : [])]);
    expect(told(read?.decisions)).toEqual([['The packages move.']]);
    expect(told(read?.actionItems)).toEqual([
      ['Move them. ', 'done', 'Done: in 0.1.3, by a pull request.'],
      ['Say so. ', 'open', 'Still open: nobody said so.'],
      ['Wait.'],
      ['Go. ', 'dropped', 'Dropped: they stay.'],
    ]);
    expect(readDigest(FILE, digest({ body })).problems).toEqual([expect.stringContaining(':21: say once, at the end')]);
  });

  it.each([
    ['no question and no decision', '', true],
    ['open questions alone', '\n## Questions\n\n### Why?\n\n**Open.**\n', true],
    ['an answer', '\n## Questions\n\n### Why?\n\n**Open.**\n\n### Who?\n\nAll.\n', false],
    ['a decision', '\n## Decisions\n\n- We go.\n', false],
  ])('counts a day with %s as quiet: %s', (_, more, quiet) => {
    expect(readDigest(FILE, digest({ body: `## Summary\n\nTalk.\n${more}` })).content?.quiet).toBe(quiet);
    const long = readDigest(FILE, digest({ body: `## Summary\n\nTalk.\n\nMore.\n${more}` })).problems;
    expect(long).toEqual(quiet ? [expect.stringContaining(`${FILE}:12: nothing was answered or decided`)] : []);
  });

  it('accepts scoped packages, versions and public organizations', () => {
    const body =
      '## Summary\n\n@elizaos/core, `@goat-sdk`, `sharp@0.33.5`, a name with `@`, [a pull request](https://github.com/elizaOS/eliza/pull/273), ' +
      '<https://arxiv.org/abs/2404.06483>, https://www.paymanai.com/. and [the FAQ][faq].\n\n[faq]: /docs/faq/\n';
    expect(readDigest(FILE, digest({ body })).problems).toEqual([]);
  });

  const ALLOW_LIST =
    'remove the person, or add the organization or public project to src/plugins/chat-archive/allowedLinks.ts';

  it.each([
    ['a link', '[KAN](https://github.com/jane/pykan)', 'https://github.com/jane/pykan'],
    ['a link with a title', '[KAN](https://github.com/jane/pykan "KAN")', 'https://github.com/jane/pykan'],
    ['a link with entities', '[KAN](https&#58;//github.com/jane/pykan)', 'https://github.com/jane/pykan'],
    ['a link by reference', '[KAN][kan]\n\n[kan]: https://github.com/jane/pykan', 'https://github.com/jane/pykan', 14],
    ['a link without a scheme', '[KAN](//github.com/jane/pykan)', '//github.com/jane/pykan'],
    ['an image', '![KAN](https://jane.github.io/kan.png)', 'https://jane.github.io/kan.png'],
    ['an autolink', '<https://x.com/jane>', 'https://x.com/jane'],
    ['a bare address', 'See https://x.com/jane.', 'https://x.com/jane'],
    ['an address without a scheme', 'See x.com/jane, it was said.', 'https://x.com/jane'],
    ['a site without a scheme', 'See jane.github.io.', 'https://jane.github.io'],
    ['code', '`git clone https://github.com/jane/pykan`', 'https://github.com/jane/pykan'],
    ['a block of code', '```\nhttps://github.com/jane/pykan\n```', 'https://github.com/jane/pykan', 13],
  ])('rejects %s that names an account, with file, line and fix', (_, summary, address, line = 12) => {
    const { content: read, problems } = readDigest(FILE, digest({ body: `## Summary\n\n${summary}\n` }));
    expect(read).toBeUndefined();
    expect(problems).toEqual([
      `${FILE}:${line}: the URL ${address} may name a person, and digests name no one: ${ALLOW_LIST}`,
    ]);
  });

  it.each([
    ['text', 'Talk with @someone.', '@someone'],
    ['text with a full stop in front', '.@someone said so.', '@someone'],
    ['a mention of Discord', 'Ask <@1234>.', '@1234'],
    ['code', 'Ask `@someone`.', '@someone'],
    ['the title of a link', '[FAQ](/docs/faq/ "by @someone")', '@someone'],
    ['the text of a link', '[@someone](/docs/faq/)', '@someone'],
    ['an email address', 'Write to jane@example.com.', 'jane@example.com'],
    ['a link to an email address', '[Write](mailto:jane@example.com).', 'jane@example.com'],
  ])('rejects a handle in %s', (_, summary, handle) => {
    const { problems } = readDigest(FILE, digest({ body: `## Summary\n\n${summary}\n` }));
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`:12: "${handle}" .*digests name no one: remove it`, 'u')),
    ]);
  });

  it('rejects a person in the description', () => {
    const { problems } = readDigest(FILE, digest({ description: '"A post by @someone, x.com/jane."' }));
    expect(problems).toEqual([
      expect.stringContaining(`${FILE}:6: the URL https://x.com/jane may name a person`),
      expect.stringContaining(`${FILE}:6: "@someone" looks like the name of a person`),
    ]);
  });

  /** A day with a summary and more. */
  const withMore = (more: string): Changes => ({ body: `## Summary\n\nTalk.\n\n${more}\n` });

  it.each<[what: string, changes: Changes, message: string]>([
    [
      'another date',
      { date: '2024-11-21' },
      '3: date "2024-11-21" does not match the file name: write date: "2024-11-20"',
    ],
    ['a day that does not exist', { date: '2024-02-30' }, '3: date "2024-02-30" does not match the file name'],
    [
      'a title of another day',
      { title: '"#coders, 21 November 2024"' },
      '2: title "#coders, 21 November 2024" does not',
    ],
    ['another channel', { channel: 'general' }, '5: channel "general"'],
    ['another section', { section: 'welcome' }, '4: section "welcome"'],
    ['no description', { description: '""' }, '6: there is no description'],
    ['a long description', { description: 'x'.repeat(141) }, '6: the description has 141 characters'],
    [
      'an unknown key',
      { topics: '[configuration, wallets]\ntopic: wallets' },
      '8: the front matter has no key "topic": write "topics", or remove it',
    ],
    [
      'an unknown topic',
      { topics: '[configuration, wallets, moon]' },
      '7: unknown topic "moon": choose one of src/plugins/chat-archive/topics.ts',
    ],
    [
      'a question, but no topics',
      { topics: '[]', ...withMore('## Questions\n\n### Where?\n\nThere.') },
      '7: the day has questions or decisions, but no topic',
    ],
    [
      'a decision, but no topics',
      { topics: '[]', ...withMore('## Decisions\n\n- Go on.') },
      '7: the day has questions or decisions, but no topic',
    ],
    [
      'topics that are no list',
      { topics: 'wallets', ...withMore('') },
      '7: there is no list of topics: name up to 6 of',
    ],
    [
      'seven topics',
      { topics: '[configuration, wallets, models, memory, actions, plugins, voice]' },
      '7: there are 7 topics',
    ],
    ['an empty digest', { body: '' }, '9: the digest is empty'],
    ['a summary without text', { body: '## Summary\n' }, '9: the digest is empty'],
    ['an empty part', withMore('## Help given'), '9: "Help given" is empty: remove the section'],
    ['an unknown part', withMore('## Gossip\n\nMore.'), '14: "Gossip" is out of place'],
    [
      'parts out of order',
      withMore('## Action items\n\n- One.\n\n## Help given\n\n- Two.'),
      '18: "Help given" is out of place',
    ],
    ['a question without answer', withMore('## Questions\n\n### Why?'), '16: this question has no answer'],
    [
      'a question without a question mark',
      withMore('## Questions\n\n### Because.\n\nYes.'),
      '16: "Because." is not a question',
    ],
    [
      'a question asked twice',
      withMore('## Questions\n\n### Why?\n\nYes.\n\n### Why?\n\nNo.'),
      '20: "Why?" is asked twice',
    ],
    [
      'a topic of a question that is not a topic of the digest',
      withMore('## Questions\n\n### Why?\n<!-- topic: voice -->\n\nYes.'),
      '17: topic "voice" is not among the topics',
    ],
    [
      'decisions that are no list',
      withMore('## Decisions\n\nWe go.\n\n## Questions\n\n### Why?\n\nSo.'),
      '16: "Decisions" is a list: begin each of its entries with "- "',
    ],
    [
      'an action item of two paragraphs',
      withMore('## Action items\n\n- Go.\n\n  Now.'),
      '16: an entry of this list is one paragraph: write it on one line',
    ],
    [
      'an unknown outcome',
      withMore('## Action items\n\n- Go. **Gone:** in 0.1.3.'),
      '16: say once, at the end, what became of it, with one of **Done:**, **Dropped:**, **Still open:**',
    ],
    [
      'an outcome without text',
      withMore('## Action items\n\n- Go. **Dropped:**'),
      '16: say first what was decided or to be done, then what became of it',
    ],
    [
      'a done item without its time',
      withMore('## Action items\n\n- Go. **Done:** by somebody.'),
      '16: say when it was done: **Done:** in 0.1.5',
    ],
    ['HTML', withMore('<script>1</script>'), '14: HTML is not shown'],
    ['HTML inside a paragraph', { body: '## Summary\n\nTalk <b onclick="x()">loud.\n' }, '12: HTML is not shown'],
    [
      'a link to a script',
      { body: '## Summary\n\n[Talk](JavaScript&#58;alert(1)).\n' },
      '12: "JavaScript:alert(1)" isn\'t the URL of a web page: remove the link',
    ],
    ['text before the first part', { body: 'Hello.\n\n## Summary\n\nTalk.\n' }, '10: this text is outside'],
    ['broken front matter', { topics: '[configuration' }, '8: the front matter is not valid YAML'],
  ])('rejects %s, with file, line and fix', (_, changes, message) => {
    const { content, problems } = readDigest(FILE, digest(changes));
    expect(content).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(`${FILE}:${message}`)]);
  });

  it.each([
    [
      'an unknown channel',
      'community/Discord/development/moon/chat_2024-11-20.md',
      /unknown channel "development\/moon": add it to src\/plugins\/chat-archive\/channels\.ts/u,
    ],
    [
      'a day that does not exist',
      'community/Discord/development/coders/chat_2024-11-31.md',
      /there is no day 2024-11-31: fix the file name/u,
    ],
    ['another file', 'community/Discord/development/coders/notes.md', /this is not a digest/u],
  ])('rejects %s in the file name', (_, file, message) => {
    expect(readDigest(file, digest()).problems).toEqual([expect.stringMatching(message)]);
  });
});

describe('readDigests', () => {
  it('reports every problem of every file, and duplicates', () => {
    const file = (day: number, text: string): WrittenFile => ({ file: FILE.replace('20.md', `${day}.md`), text });
    // The comment moves the description from line 6 to line 7.
    const second = digest({ title: '"#coders, 21 November 2024"', date: '2024-11-21' }).replace('---\n', '---\n# -\n');
    const third = digest({ title: '"#coders, 22 November 2024"' });
    expect(() => readDigests([file(20, digest()), file(21, second), file(22, third)])).toThrow(
      /chat_2024-11-22\.md:3: date "2024-11-20"[\s\S]*chat_2024-11-21\.md:7: .*\/chat_2024-11-20\.md has the same description/u,
    );
  });
});
