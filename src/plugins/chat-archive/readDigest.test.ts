import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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
    expect(read).toMatchObject({ date: '2024-11-20', channel: 'development/coders', topics: ['configuration', 'wallets'] });
    expect(read?.questions.map(({ id, question, topic, open }) => ({ id, question, topic, open }))).toEqual([
      { id: 'where-do-keys-go', question: 'Where do keys go?', topic: 'wallets', open: false },
      { id: 'and-who-reads-them', question: 'And who reads them?', topic: 'configuration', open: true },
    ]);
  });

  it.each([
    ['**Open.**', true],
    ['**Open.** It was to be looked into.', true],
    ['**Open.**\n\n**In 0.1.7:** Yes.', false],
    ['Open source is the answer.', false],
  ])('takes %j for open: %s', (answer, open) => {
    const body = `## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n\n${answer}\n`;
    expect(readDigest(FILE, digest({ body })).digest?.questions[0]?.open).toBe(open);
  });

  it('takes packages with a scope and mail addresses for what they are', () => {
    const body = '## Summary\n\n@elizaos/core and a@example.com and `@name`.\n';
    expect(readDigest(FILE, digest({ body })).problems).toEqual([]);
  });

  it.each([
    ['a date that differs from the file name', digest({ date: '2024-11-21' }), /:3: date "2024-11-21" is not that of the file name: write date: "2024-11-20"/u],
    ['a date that is none', digest({ date: 'soon' }), /:3: date "soon"/u],
    ['a title of another day', digest({ title: '"#coders, 21 November 2024"' }), /:2: title .* write title: "#coders, 20 November 2024"/u],
    ['another channel', digest({ channel: 'general' }), /:5: channel "general"/u],
    ['another section', digest({ section: 'welcome' }), /:4: section "welcome"/u],
    ['no description', digest({ description: '""' }), /:6: there is no description/u],
    ['a long description', digest({ description: 'x'.repeat(141) }), /:6: the description has 141 characters/u],
    ['an unknown topic', digest({ topics: '[configuration, wallets, moon]' }), /:7: unknown topic "moon": choose from src\/utils\/digestTopics\.ts/u],
    ['no topics', digest({ topics: '[]', body: '## Summary\n\nTalk.\n' }), /:7: there are 0 topics/u],
    ['seven topics', digest({ topics: '[configuration, wallets, models, memory, actions, plugins, voice]' }), /:7: there are 7 topics/u],
    ['an empty digest', digest({ body: '' }), /:9: the digest is empty/u],
    ['a summary without text', digest({ body: '## Summary\n' }), /: the digest is empty/u],
    ['an empty part', digest({ body: '## Summary\n\nTalk.\n\n## Help given\n' }), /"Help given" is empty: leave the part out/u],
    ['an unknown part', digest({ body: '## Summary\n\nTalk.\n\n## Gossip\n\nMore.\n' }), /:14: "Gossip" is out of place/u],
    ['parts out of order', digest({ body: '## Summary\n\nTalk.\n\n## Action items\n\n- One.\n\n## Help given\n\n- Two.\n' }), /:18: "Help given" is out of place/u],
    ['a question without answer', digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n' }), /:16: this question has no answer/u],
    ['a question that is none', digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Because.\n\nYes.\n' }), /:16: "Because\." is no question/u],
    ['a question asked twice', digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n\nYes.\n\n### Why?\n\nNo.\n' }), /:20: "Why\?" is asked twice/u],
    ['a topic of a question that the digest has not', digest({ body: '## Summary\n\nTalk.\n\n## Questions\n\n### Why?\n<!-- topic: voice -->\n\nYes.\n' }), /:17: topic "voice" is not among the topics/u],
    ['HTML', digest({ body: '## Summary\n\nTalk.\n\n<b>Loud</b>\n\n<script>1</script>\n' }), /:16: HTML is not shown/u],
    ['what looks like a handle', digest({ body: '## Summary\n\nTalk with @someone.\n' }), /:12: "@someone" looks like the name of a person/u],
    ['text before the first part', digest({ body: 'Hello.\n\n## Summary\n\nTalk.\n' }), /:10: this text stands outside/u],
    ['broken front matter', digest({ topics: '[configuration' }), /:\d: the front matter is broken/u],
  ])('refuses %s, with file, line and mend', (_, text, message) => {
    const { digest: read, problems } = readDigest(FILE, text);
    expect(read).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^community\/Discord\/development\/coders\/chat_2024-11-20\.md:\d+: /u);
  });

  it.each([
    ['an unknown channel', 'community/Discord/development/moon/chat_2024-11-20.md', /unknown channel "development\/moon": add it to src\/utils\/digestChannels\.ts/u],
    ['a day that there is not', 'community/Discord/development/coders/chat_2024-11-31.md', /there is no day 2024-11-31: mend the file name/u],
    ['another file', 'community/Discord/development/coders/notes.md', /this is no digest/u],
  ])('refuses %s in the file name', (_, file, message) => {
    expect(readDigest(file, digest()).problems).toEqual([expect.stringMatching(message)]);
  });
});

describe('readDigests', () => {
  it('names every problem of every file, and duplicates', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'digests-'));
    const folder = path.join(site, 'archive/development/coders');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'chat_2024-11-20.md'), digest());
    writeFileSync(
      path.join(folder, 'chat_2024-11-21.md'),
      digest({ title: '"#coders, 21 November 2024"', date: '2024-11-21' }),
    );
    writeFileSync(path.join(folder, 'chat_2024-11-22.md'), digest({ title: '"#coders, 22 November 2024"' }));
    await expect(readDigests(site, 'archive')).rejects.toThrow(
      /chat_2024-11-22\.md:3: date "2024-11-20"[\s\S]*chat_2024-11-21\.md:6: a duplicate: archive\/development\/coders\/chat_2024-11-20\.md/u,
    );
    rmSync(site, { recursive: true });
  });
});
