import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../../utils/testFolder';
import { readApiSymbols } from './apiSymbols';
import { linkIdentifiers } from './linkIdentifiers';

const symbols = new Map([
  ['AgentRuntime', '/api/classes/AgentRuntime/'],
  ['composeContext', '/api/functions/composeContext/'],
  ['ModelClass.LARGE', '/api/enumerations/ModelClass/#enumeration-member-large'],
  ['settings', '/api/variables/settings/'],
  ['Character.settings', '/api/type-aliases/Character/#settings'],
]);

function linksIn(text: string, path = '/site/docs/x.md'): string[] {
  const tree: Root = fromMarkdown(text);
  linkIdentifiers({ symbols: () => symbols, exclude: '/site/docs/api/' })(tree, { path });
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => {
    urls.push(url);
  });
  return urls;
}

describe('linkIdentifiers', () => {
  it('links names, calls and members, also in lists', () => {
    expect(linksIn('`composeContext()` and `ModelClass.LARGE`\n\n- one\n- **`AgentRuntime`**')).toEqual([
      '/api/functions/composeContext/',
      '/api/enumerations/ModelClass/#enumeration-member-large',
      '/api/classes/AgentRuntime/',
    ]);
  });

  it('links the first mention in each section only', () => {
    expect(linksIn('`AgentRuntime` `AgentRuntime`\n\n## Next\n\n`AgentRuntime`')).toHaveLength(2);
  });

  it('leaves headings, links, other code and code blocks alone', () => {
    const text = '# `AgentRuntime`\n\n[`AgentRuntime`](/x/) `agentRuntime` `Unknown`\n\n```ts\nAgentRuntime\n```\n';
    expect(linksIn(text)).toEqual(['/x/']);
  });

  it('leaves exports alone whose names mean something else in most sentences, but not their members', () => {
    expect(linksIn('`settings` and `Character.settings`')).toEqual(['/api/type-aliases/Character/#settings']);
  });

  it('leaves the pages of an excluded folder alone', () => {
    expect(linksIn('`AgentRuntime`', '/site/docs/api/index.md')).toEqual([]);
  });
});

describe('readApiSymbols', () => {
  it('reads names, members and anchors of a generated reference', () => {
    const directory = folderWith({
      'interfaces/Action.md': '# Action\n\n### `suppressInitialMessage?`\n\n### `validate()`\n',
      'enumerations/ModelClass.md': '# ModelClass\n\n| <a id="enumeration-member-large"></a> `LARGE` | `"large"` |\n',
    });
    expect(Object.fromEntries(readApiSymbols(directory, 'api'))).toEqual({
      Action: '/api/interfaces/Action/',
      'Action.suppressInitialMessage': '/api/interfaces/Action/#suppressinitialmessage',
      'Action.validate': '/api/interfaces/Action/#validate',
      ModelClass: '/api/enumerations/ModelClass/',
      'ModelClass.LARGE': '/api/enumerations/ModelClass/#enumeration-member-large',
    });
  });

  it('fails if there is no reference', () => {
    expect(() => readApiSymbols('/nowhere', 'api')).toThrow(/has no API reference/u);
  });
});
