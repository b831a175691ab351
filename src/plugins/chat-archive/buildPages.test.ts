import { describe, expect, it } from 'vitest';
import { buildPages } from './buildPages';
import { readOverview, type Overview } from './readOverviews';
import { readProblem, type Problem } from './problems/readProblems';
import { readDigest, type Digest } from './readDigest';

const SETTINGS = { baseUrl: '/base/', linkIdentifiers: () => undefined, editUrl: (file: string) => `edit:${file}` };

function digest(channel: string, date: string, title: string, body: string): Digest {
  const [section = '', name = ''] = channel.split('/');
  const { content: read, problems } = readDigest(
    `community/Discord/${channel}/chat_${date}.md`,
    `---\ntitle: "${title}"\ndate: ${date}\nsection: ${section}\nchannel: ${name}\ndescription: "${title}."\ntopics: [models, voice, price-talk]\n---\n\n${body}`,
  );
  expect(problems).toEqual([]);
  return read as Digest;
}

const QUESTIONS = `## Summary

See [the docs](/docs/intro/) and [a site](https://arxiv.org/abs/2404.06483).

## Questions

### Is \`a<b\` & c?

**In 0.1.7:** Yes.

### And this?
<!-- topic: voice -->

**Open.**

### And that?

Yes.

### And now?

**Open.**

### What is it worth?
<!-- topic: price-talk -->

**Open.**

## Action items

- Try it.
- Use \`it\`. **Done:** in 0.1.3, see [the docs](/docs/intro/).
`;

const archive = [
  digest('development/coders', '2024-11-19', '#coders, 19 November 2024', '## Summary\n\nTalk.\n'),
  digest('development/coders', '2024-11-20', '#coders, 20 November 2024', QUESTIONS),
  digest('welcome/stage', '2024-11-20', '#stage, 20 November 2024', '## Summary\n\nTalk.\n'),
];

const { content: problem } = readProblem(
  'community/Discord/problems/this-and-that.md',
  `---
title: This and that
description: What this is, and that.
topic: voice
asked:
  - development/coders/chat_2024-11-20#and-this
  - development/coders/chat_2024-11-20#and-that
---

It is [told](/docs/intro/#told).
`,
  archive,
) as { content: Problem };

const { content: overview } = readOverview(
  'community/Discord/topics/voice.md',
  'It spoke.\n\n- **Calls**: `Action` as [told](/docs/intro/).\n',
) as { content: Overview };

describe('buildPages', () => {
  const overviews = new Map([[overview.topic, overview]]);
  const pages = buildPages({ digests: archive, problems: [problem], overviews }, SETTINGS);
  const page = <Kind extends (typeof pages)[number]['kind']>(
    kind: Kind,
    route: string,
  ): Extract<(typeof pages)[number], { kind: Kind }> => {
    const found = pages.find((candidate) => candidate.route === route);
    expect(found?.kind).toBe(kind);
    return found as Extract<(typeof pages)[number], { kind: Kind }>;
  };

  it('has a page for the index, each channel, each topic in use, the answers, each problem and each day', () => {
    expect(pages.map(({ route }) => route)).toEqual([
      '',
      'development/coders/',
      'welcome/stage/',
      'topics/',
      'topics/models/',
      'topics/voice/',
      'topics/price-talk/',
      'answers/',
      'questions/',
      'open/',
      'problems/this-and-that/',
      'decisions/',
      'tasks/',
      'development/coders/chat_2024-11-19/',
      'development/coders/chat_2024-11-20/',
      'welcome/stage/chat_2024-11-20/',
    ]);
  });

  it('counts questions by day and topic', () => {
    expect(page('index', '')).toMatchObject({
      days: { 'development/coders': { '2024-11-19': 0, '2024-11-20': 5 }, 'welcome/stage': { '2024-11-20': 0 } },
      quietDays: { 'development/coders': ['2024-11-19'], 'welcome/stage': ['2024-11-20'] },
      topics: [
        { topic: 'models', digests: 3, questions: 3 },
        { topic: 'voice', digests: 3, questions: 1 },
        { topic: 'price-talk', digests: 3, questions: 1 },
      ],
    });
  });

  it('collects problems by topic, and answered questions without those of a problem', () => {
    const index = page('answers', 'answers/');
    expect(index.topics).toEqual([
      {
        topic: 'voice',
        problems: [{ route: 'problems/this-and-that/', title: 'This and that', asked: 2 }],
        questions: [],
      },
    ]);
    expect(index.others).toEqual({ route: 'questions/', questions: 1, overviews: 1 });
    expect(page('answers', 'questions/').words).toEqual({
      'topics/voice/': 'It spoke. Calls: Action as told.',
      'problems/this-and-that/': 'this-and-that What this is, and that. And this? And that? It is told.',
    });
    expect(page('answers', 'questions/').topics).toEqual([
      {
        topic: 'models',
        problems: [],
        questions: [
          {
            question: 'Is a<b & c?',
            id: 'is-ab--c',
            channel: 'development/coders',
            date: '2024-11-20',
          },
        ],
      },
      {
        topic: 'voice',
        problems: [{ route: 'topics/voice/', title: 'Voice: what the chat knew', asked: 1 }],
        questions: [],
      },
    ]);
  });

  it('collects open questions, without those of a problem', () => {
    expect(page('answers', 'open/').topics).toEqual([
      {
        topic: 'models',
        problems: [],
        questions: [{ question: 'And now?', id: 'and-now', channel: 'development/coders', date: '2024-11-20' }],
      },
      {
        topic: 'price-talk',
        problems: [],
        questions: [
          { question: 'What is it worth?', id: 'what-is-it-worth', channel: 'development/coders', date: '2024-11-20' },
        ],
      },
    ]);
  });

  it('shows the answer to a problem with its questions, and links to it below each of them', () => {
    expect(page('problem', 'problems/this-and-that/')).toMatchObject({
      html: '<p>It is <a href="/base/docs/intro/#told">told</a>.</p>',
      asked: [
        { channel: 'development/coders', date: '2024-11-20', id: 'and-this', question: 'And this?' },
        { channel: 'development/coders', date: '2024-11-20', id: 'and-that', question: 'And that?' },
      ],
      editUrl: 'edit:community/Discord/problems/this-and-that.md',
    });
    const { html } = page('digest', 'development/coders/chat_2024-11-20/');
    const link = 'Asked more than once: <a href="/base/community/Discord/problems/this-and-that/">This and that</a>';
    expect(html.split(link)).toHaveLength(3);
    expect(html.indexOf('<p>Yes.</p>')).toBeLessThan(html.lastIndexOf(link));
    expect(html.lastIndexOf(link)).toBeLessThan(html.indexOf('Action items'));
  });

  it('renders a day with anchors, links and marks, and lists the other days of its channel and channels of its day', () => {
    const day = page('digest', 'development/coders/chat_2024-11-20/');
    expect(day.html).toContain('<a href="/base/docs/intro/">the docs</a>');
    expect(day.html).toContain(
      '<a href="https://arxiv.org/abs/2404.06483" target="_blank" rel="noopener noreferrer">a site</a>',
    );
    expect(day.html).toContain('<p class="digest-open">');
    expect(day.html).toMatch(
      /<h3 id="is-ab--c" class="anchor">Is <code>a&#x3C;b<\/code> &#x26; c\?<a href="#is-ab--c"/u,
    );
    expect(day.html).not.toContain('topic:');
    expect(day.toc).toContainEqual({ value: 'Is a&lt;b &amp; c?', id: 'is-ab--c', level: 3 });
    expect(day.days).toEqual(['2024-11-19', '2024-11-20']);
    expect(day.sameDay).toEqual(['welcome/stage']);
    expect(day.editUrl).toBe('edit:community/Discord/development/coders/chat_2024-11-20.md');
  });

  it('folds the answers to questions about prices, and no others', () => {
    const { html } = page('digest', 'development/coders/chat_2024-11-20/');
    expect(html.split('<details>')).toHaveLength(2);
    expect(html).toMatch(
      /What is it worth\?<a [^>]*>[^<]*<\/a><\/h3>\s*<details>\s*<summary>Price talk<\/summary>\s*<p class="digest-open">[\s\S]*<\/details>\s*<h2 id="action-items"/u,
    );
  });

  it('lists decisions, and the action items of which it is told what became of them', () => {
    expect(page('outcomes', 'decisions/').items).toEqual([]);
    expect(page('outcomes', 'tasks/').items).toEqual([
      {
        channel: 'development/coders',
        date: '2024-11-20',
        html: 'Use <code>it</code>.',
        outcome: {
          kind: 'done',
          html: '<strong>Done:</strong> in 0.1.3, see <a href="/base/docs/intro/">the docs</a>.',
        },
      },
    ]);
  });

  it('marks quiet days, and no others', () => {
    const quiet = (route: string): unknown => page('digest', `development/coders/${route}/`).quiet;
    expect([quiet('chat_2024-11-19'), quiet('chat_2024-11-20')]).toEqual([true, undefined]);
    expect(page('channel', 'development/coders/').digests.map((day) => day.quiet)).toEqual([undefined, true]);
  });

  it('lists the days of a channel and a topic, newest first', () => {
    expect(page('channel', 'development/coders/').digests.map(({ date }) => date)).toEqual([
      '2024-11-20',
      '2024-11-19',
    ]);
    const { digests, problems } = page('topic', 'topics/voice/');
    expect(problems).toEqual([{ route: 'problems/this-and-that/', title: 'This and that', asked: 2 }]);
    expect(digests.map(({ onTopic }) => onTopic)).toEqual([[{ question: 'And this?', id: 'and-this' }], [], []]);
  });

  it('puts what the chat knew above the days of a topic', () => {
    const html = 'as <a href="/base/docs/intro/">told</a>';
    expect(page('topic', 'topics/voice/')).toMatchObject({
      overview: expect.stringContaining(html) as string,
      editUrl: 'edit:community/Discord/topics/voice.md',
    });
    expect(page('topic', 'topics/models/')).not.toHaveProperty('overview');
  });
});
