import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import type { DigestItem } from './outcomes/readItems';
import { readDigest } from './readDigest';
import { readDigests } from './readDigests';

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
    const { digest: read, problems } = readDigest(FILE, digest());
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
    expect(readDigest(FILE, text)).toMatchObject({ digest: { topics: [], quiet: true }, problems: [] });
  });

  it.each([
    ['**Open.**', true],
    ['**Open.** It was to be looked into.', true],
    ['**Open.**\n\n**In 0.1.7:** Yes.', false],
    ['Open source is the answer.', false],
  ])('counts %j as open: %s', (answer, open) => {
    const body = `## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n\n${answer}\n`;
    expect(readDigest(FILE, digest({ body })).digest?.questions[0]?.open).toBe(open);
  });

  it('reads decisions and action items, and what became of them', () => {
    const body =
      '## Summary\n\nTalk.\n\n## Decisions\n\n- The packages move.\n\n## Action items\n\n' +
      '- Move them. **Done:** in 0.1.3, by [a pull request](https://github.com/elizaOS/eliza/pull/273).\n' +
      '- **Now:** say so. **Still open:** nobody said so.\n- Wait.\n- Go. **Dropped:** they stay.\n';
    const { digest: read, problems } = readDigest(FILE, digest({ body: body.replace('**Now:** say', 'Say') }));
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
    expect(readDigest(FILE, digest({ body: `## Summary\n\nTalk.\n${more}` })).digest?.quiet).toBe(quiet);
    const long = readDigest(FILE, digest({ body: `## Summary\n\nTalk.\n\nMore.\n${more}` })).problems;
    expect(long).toEqual(quiet ? [expect.stringContaining(`${FILE}:12: nothing was answered or decided`)] : []);
  });

  it('accepts scoped packages, versions and public organisations', () => {
    const body =
      '## Summary\n\n@elizaos/core, `@goat-sdk`, `sharp@0.33.5`, a name with `@`, [a pull request](https://github.com/elizaOS/eliza/pull/273), ' +
      '<https://arxiv.org/abs/2404.06483>, https://www.paymanai.com/. and [the FAQ][faq].\n\n[faq]: /docs/faq/\n';
    expect(readDigest(FILE, digest({ body })).problems).toEqual([]);
  });

  const ALLOW_LIST =
    'remove the person, or add the organisation or public project to src/plugins/chat-archive/allowedLinks.ts';

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
    const { digest: read, problems } = readDigest(FILE, digest({ body: `## Summary\n\n${summary}\n` }));
    expect(read).toBeUndefined();
    expect(problems).toEqual([
      `${FILE}:${line}: the address ${address} may name a person, and digests name nobody: ${ALLOW_LIST}`,
    ]);
  });

  it.each([
    ['text', 'Talk with @someone.', '@someone'],
    ['text with a full stop in front', '.@someone said so.', '@someone'],
    ['a mention of Discord', 'Ask <@1234>.', '@1234'],
    ['code', 'Ask `@someone`.', '@someone'],
    ['the title of a link', '[FAQ](/docs/faq/ "by @someone")', '@someone'],
    ['the text of a link', '[@someone](/docs/faq/)', '@someone'],
    ['a mail address', 'Write to jane@example.com.', 'jane@example.com'],
    ['a link to a mail address', '[Write](mailto:jane@example.com).', 'jane@example.com'],
  ])('rejects a handle in %s', (_, summary, handle) => {
    const { problems } = readDigest(FILE, digest({ body: `## Summary\n\n${summary}\n` }));
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`:12: "${handle}" .*digests name nobody: remove it`, 'u')),
    ]);
  });

  it('rejects a person in the description', () => {
    const { problems } = readDigest(FILE, digest({ description: '"A post by @someone, x.com/jane."' }));
    expect(problems).toEqual([
      expect.stringContaining(`${FILE}:6: the address https://x.com/jane may name a person`),
      expect.stringContaining(`${FILE}:6: "@someone" looks like the name of a person`),
    ]);
  });

  it.each([
    [
      'a date that differs from the file name',
      digest({ date: '2024-11-21' }),
      /:3: date "2024-11-21" does not match the file name: write date: "2024-11-20"/u,
    ],
    [
      'a day that does not exist',
      digest({ date: '2024-02-30' }),
      /:3: date "2024-02-30" does not match the file name: write date: "2024-11-20"/u,
    ],
    ['a date that is none', digest({ date: 'soon' }), /:3: date "soon"/u],
    [
      'a title of another day',
      digest({ title: '"#coders, 21 November 2024"' }),
      /:2: title .* write title: "#coders, 20 November 2024"/u,
    ],
    ['another channel', digest({ channel: 'general' }), /:5: channel "general"/u],
    ['another section', digest({ section: 'welcome' }), /:4: section "welcome"/u],
    ['no description', digest({ description: '""' }), /:6: there is no description/u],
    ['a long description', digest({ description: 'x'.repeat(141) }), /:6: the description has 141 characters/u],
    [
      'an unknown key',
      digest({ topics: '[configuration, wallets]\ntopic: wallets' }),
      /:8: the front matter has no key "topic": write "topics", or remove it/u,
    ],
    [
      'an unknown topic',
      digest({ topics: '[configuration, wallets, moon]' }),
      /:7: unknown topic "moon": choose from src\/plugins\/chat-archive\/topics\.ts/u,
    ],
    [
      'a question, but no topics',
      digest({ topics: '[]', body: '## Summary\n\nTalk.\n\n## Questions\n\n### Where?\n\nThere.\n' }),
      /:7: the day has questions or decisions, but no topic/u,
    ],
    [
      'a decision, but no topics',
      digest({ topics: '[]', body: '## Summary\n\nTalk.\n\n## Decisions\n\n- Go on.\n' }),
      /:7: the day has questions or decisions, but no topic/u,
    ],
    [
      'topics that are no list',
      digest({ topics: 'wallets', body: '## Summary\n\nTalk.\n' }),
      /:7: there is no list of topics: name up to 6 of/u,
    ],
    [
      'seven topics',
      digest({ topics: '[configuration, wallets, models, memory, actions, plugins, voice]' }),
      /:7: there are 7 topics/u,
    ],
    ['an empty digest', digest({ body: '' }), /:9: the digest is empty/u],
    ['a summary without text', digest({ body: '## Summary\n' }), /: the digest is empty/u],
    [
      'an empty part',
      digest({ body: '## Summary\n\nTalk.\n\n## Help given\n' }),
      /"Help given" is empty: remove the section/u,
    ],
    [
      'an unknown part',
      digest({ body: '## Summary\n\nTalk.\n\n## Gossip\n\nMore.\n' }),
      /:14: "Gossip" is out of place/u,
    ],
    [
      'parts out of order',
      digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- One.\n\n## Help given\n\n- Two.\n' }),
      /:18: "Help given" is out of place/u,
    ],
    [
      'a question without answer',
      digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n' }),
      /:16: this question has no answer/u,
    ],
    [
      'a question without a question mark',
      digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Because.\n\nYes.\n' }),
      /:16: "Because\." is not a question/u,
    ],
    [
      'a question asked twice',
      digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n\nYes.\n\n### Why?\n\nNo.\n' }),
      /:20: "Why\?" is asked twice/u,
    ],
    [
      'a topic of a question that is not a topic of the digest',
      digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n<!-- topic: voice -->\n\nYes.\n' }),
      /:17: topic "voice" is not among the topics/u,
    ],
    [
      'decisions that are no list',
      digest({ body: '## Summary\n\nTalk.\n\n## Decisions\n\nWe go.\n\n## Questions\n\n### Why?\n\nSo.\n' }),
      /:16: "Decisions" is a list: begin each of its entries with "- "/u,
    ],
    [
      'an action item of two paragraphs',
      digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- Go.\n\n  Now.\n' }),
      /:16: an entry of this list is one paragraph: write it in a line/u,
    ],
    [
      'an unknown outcome',
      digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- Go. **Gone:** in 0.1.3.\n' }),
      /:16: say once, at the end, what became of it, with one of \*\*Done:\*\*, \*\*Dropped:\*\*, \*\*Still open:\*\*/u,
    ],
    [
      'an outcome without text',
      digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- Go. **Dropped:**\n' }),
      /:16: say first what was decided or to be done, then what became of it/u,
    ],
    [
      'a done item without its time',
      digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- Go. **Done:** by somebody.\n' }),
      /:16: say when it was done: \*\*Done:\*\* in 0\.1\.5/u,
    ],
    ['HTML', digest({ body: '## Summary\n\nTalk.\n\n<script>1</script>\n' }), /:14: HTML is not shown/u],
    [
      'HTML inside a paragraph',
      digest({ body: '## Summary\n\nTalk <b onclick="x()">loud.\n' }),
      /:12: HTML is not shown: write Markdown/u,
    ],
    [
      'a link to a script',
      digest({ body: '## Summary\n\n[Talk](JavaScript&#58;alert(1)).\n' }),
      /:12: "JavaScript:alert\(1\)" is no address of a web page: take the link out/u,
    ],
    ['text before the first part', digest({ body: 'Hello.\n\n## Summary\n\nTalk.\n' }), /:10: this text is outside/u],
    ['broken front matter', digest({ topics: '[configuration' }), /:8: the front matter is not valid YAML/u],
  ])('rejects %s, with file, line and fix', (_, text, message) => {
    const { digest: read, problems } = readDigest(FILE, text);
    expect(read).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^community\/Discord\/development\/coders\/chat_2024-11-20\.md:\d+: /u);
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
  it('reports every problem of every file, and duplicates', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'digests-'));
    const folder = path.join(site, 'archive/development/coders');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'chat_2024-11-20.md'), digest());
    writeFileSync(
      path.join(folder, 'chat_2024-11-21.md'),
      // The comment moves the description from line 6 to line 7.
      digest({ title: '"#coders, 21 November 2024"', date: '2024-11-21' }).replace('---\n', '---\n# A comment.\n'),
    );
    writeFileSync(path.join(folder, 'chat_2024-11-22.md'), digest({ title: '"#coders, 22 November 2024"' }));
    await expect(readDigests(site, 'archive')).rejects.toThrow(
      /chat_2024-11-22\.md:3: date "2024-11-20"[\s\S]*chat_2024-11-21\.md:7: archive\/development\/coders\/chat_2024-11-20\.md has the same description/u,
    );
    rmSync(site, { recursive: true });
  });
});
