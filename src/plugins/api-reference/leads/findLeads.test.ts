import { describe, expect, it } from 'vitest';
import { findLeads } from './findLeads';
import { findSamples, readChatDay } from './findUses';
import { namesOf } from './namesIn';
import { readGuide } from './readGuide';

const names = namesOf(
  new Map([
    ['Action', '/api/interfaces/Action/'],
    ['AgentRuntime', '/api/classes/AgentRuntime/'],
    ['AgentRuntime.composeState', '/api/classes/AgentRuntime/#composestate'],
    ['composeContext', '/api/functions/composeContext/'],
    ['knowledge', '/api/variables/knowledge/'],
    ['knowledge.set', '/api/variables/knowledge/#property-set'],
  ]),
);

function page(body: string, file = 'docs/guides/one.md'): { file: string; text: string } {
  return { file, text: `---\ntitle: One\n---\n\n# One\n\n${body}\n` };
}

/** Routes of the leads of each export. */
function leads(...pages: { file: string; text: string }[]): Record<string, string[]> {
  const sections = pages.flatMap(({ file, text }) => readGuide(file, text));
  return Object.fromEntries(
    [...findLeads(sections, names, {})].map(([name, list]) => [name, list.map(({ route }) => route)]),
  );
}

describe('findLeads', () => {
  it('finds the section that says most', () => {
    const body =
      '## Templates of an agent\n\nRead this first. This is `composeContext`. `composeContext({ state })` fills a template with values.\n\n## Other things here\n\nSome more text leads to `composeContext` at last.';
    expect(leads(page(body))).toEqual({
      composeContext: ['/docs/guides/one/#templates-of-an-agent', '/docs/guides/one/#other-things-here'],
    });
  });

  it('puts a heading that names it first, and FAQ last', () => {
    const text = 'Everything an agent does is called `Action` in code.';
    expect(
      leads(
        page(`## What is one\n\n${text}`, 'docs/faq/a.md'),
        page(`## Some section\n\n${text}`),
        page(`## The \`Action\` type\n\n${text}`, 'docs/core/actions.md'),
      ).Action,
    ).toEqual(['/docs/core/actions/#the-action-type', '/docs/guides/one/#some-section', '/docs/faq/a/#what-is-one']);
  });

  it('puts the section that explains it first, with the sentence', () => {
    const sections = ['one', 'two'].flatMap((name) => {
      const { file, text } = page('## Some section\n\nAn `Action`.', `docs/guides/${name}.md`);
      return readGuide(file, text);
    });
    const explanation = (route: string): ReturnType<typeof findLeads> =>
      findLeads(sections, names, { Action: { route, sentence: 'What an `Action` does.' } });
    expect(explanation('/docs/guides/two/#some-section').get('Action')).toEqual([
      { route: '/docs/guides/two/#some-section', text: 'One › Some section', sentence: 'What an `Action` does.' },
      { route: '/docs/guides/one/#some-section', text: 'One › Some section' },
    ]);
    expect(explanation('/docs/guides/gone/').get('Action')).toHaveLength(2);
  });

  it('counts members for their class, also those of the variable `runtime`', () => {
    expect(Object.keys(leads(page('Call `runtime.composeState(message)` to get the state.')))).toEqual([
      'AgentRuntime',
    ]);
    expect(leads(page('Call `runtime.unknown(message)` and `AgentRuntime.unknown`.'))).toEqual({});
  });

  it('takes ambiguous names only by their links and members', () => {
    expect(leads(page('The member `knowledge` of a character has documents.'))).toEqual({});
    expect(Object.keys(leads(page('Here [`knowledge`](/api/variables/knowledge/) is the export.')))).toEqual([
      'knowledge',
    ]);
    expect(Object.keys(leads(page('Here `knowledge.set` stores a document.')))).toEqual(['knowledge']);
  });

  it('leaves a list out if anything tells more', () => {
    const list = page(
      '## All exports of core\n\n| Subject | Exports |\n| --- | --- |\n| Parts | `Action`, `composeContext` |',
    );
    expect(leads(list).Action).toEqual(['/docs/guides/one/#all-exports-of-core']);
    expect(leads(list, page('An `Action` is something that the agent does.', 'docs/core/actions.md')).Action).toEqual([
      '/docs/core/actions/',
    ]);
  });
});

describe('findSamples', () => {
  it('finds what samples use of core, also by an import that they do not show', () => {
    const body =
      '## First of all\n\n```ts\nimport { type Action, composeContext as compose } from "@elizaos/core";\ncompose({});\n```\n\n## Second of all\n\n<!-- sample-context\nimport type { Action } from "@elizaos/core";\n-->\n```ts\nconst action: Action = x;\n```\n\n```ts\nimport { Action } from "./own";\nconst a: Action = b;\n```';
    const { file, text } = page(body);
    expect(Object.fromEntries(findSamples(readGuide(file, text), names))).toEqual({
      composeContext: [{ route: '/docs/guides/one/#first-of-all', text: 'First of all' }],
      Action: [{ route: '/docs/guides/one/#second-of-all', text: 'Second of all' }],
    });
  });
});

describe('readChatDay', () => {
  it('finds exports in the inline code of a digest', () => {
    const file = 'community/Discord/development/coders/chat_2024-11-20.md';
    expect(
      readChatDay(
        file,
        '---\ntitle: "#coders, 20 November 2024"\ndate: 2024-11-20\n---\n\nWhat `Action` is, and `knowledge`.',
        names,
      ),
    ).toEqual({
      route: '/community/Discord/development/coders/chat_2024-11-20/',
      text: String.raw`\#coders, 20 November 2024`,
      symbols: ['Action'],
    });
    expect(readChatDay(file, '---\ntitle: x\ndate: 2024-11-20\n---\n\nAction', names)).toBeUndefined();
    expect(readChatDay('community/Discord/problems/x.md', '---\ntitle: x\n---\n\n`Action`', names)).toBeUndefined();
  });
});
