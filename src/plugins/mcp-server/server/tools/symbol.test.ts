import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { symbol } from './symbol';

const { docs } = testDocs();
const ask = (name: string, offset?: number): string => symbol.call({ name, offset }, docs);

describe('symbol', () => {
  it('tells the declaration, the members, the source and the guides of an export', () => {
    expect(ask('Action')).toBe(
      [
        'Action, interface of @elizaos/core 0.1.7: https://docs.test/eliza/api/interfaces/Action/',
        'Defined in packages/core/src/types.ts:1: https://code.test/types.ts#L1',
        '```ts\ninterface Action\n```',
        'What an agent can do.',
        'Members: 1\n- `handler: Handler` Does it.',
        'Guides that use it:\n- [Actions](https://docs.test/eliza/docs/core/actions/) Write an action.',
      ].join('\n\n'),
    );
  });

  it.each([
    'AgentRuntime.composeState',
    '`AgentRuntime.composeState()`',
    'agentruntime.composestate',
    'AgentRuntime#composeState',
  ])('knows the member %s', (name) => {
    const answer = ask(name);
    expect(answer).toContain(
      'member of the class AgentRuntime: https://docs.test/eliza/api/classes/AgentRuntime/#composestate',
    );
    expect(answer).toContain('composeState(message: Memory): Promise<State>');
    expect(answer).toContain('docs/core/actions/');
  });

  it('names only guides that have the name as it is', () => {
    expect(docs.search.search('AgentRuntime', { contexts: ['guides'] }).hits).not.toEqual([]);
    expect(ask('AgentRuntime')).not.toContain('Guides');
  });

  it('names the types of a member that is given alone', () => {
    expect(ask('composeState')).toContain(
      '[AgentRuntime.composeState](https://docs.test/eliza/api/classes/AgentRuntime/#composestate)',
    );
  });

  it('leads from names of release 0.1.3 to those of now', () => {
    const answer = ask('generateObjectV2');
    expect(answer).toContain(
      'generateObjectV2 is called generateObject in 0.1.7: https://docs.test/eliza/api/functions/generateObject/',
    );
    expect(answer).toContain('function generateObject(): Promise<object>');
  });

  it('tells how an export changed, and where all of it is', () => {
    const answer = ask('AgentRuntime');
    expect(answer).toContain('Changed since 0.1.3, breaking for callers.\n\nGone, **breaking for callers**: `forget`');
    expect(answer).toContain('https://docs.test/eliza/api/changes/#agentruntime');
    expect(ask('Action')).not.toContain('hanged');
  });

  it('says what to use instead of an export that is gone', () => {
    const answer = ask('makeobject');
    expect(answer).toContain(
      '@elizaos/core 0.1.7 does not export makeObject. Use `generateObject()`. @ai16z/eliza 0.1.3 had it: https://docs.test/eliza/docs/api/functions/makeObject/',
    );
    expect(answer).toContain('function generateObject(): Promise<object>');
  });

  it('says that a member is gone, and how its type changed', () => {
    const answer = ask('AgentRuntime.forget()');
    expect(answer).toContain('AgentRuntime has no forget in @elizaos/core 0.1.7; @ai16z/eliza 0.1.3 had it.');
    expect(answer).toContain('Changed since 0.1.3');
  });

  it('says what only release 0.1.3 had', () => {
    expect(() => ask('adjustSettings')).toThrow(
      '@ai16z/eliza 0.1.3 had it: https://docs.test/eliza/docs/api/functions/adjustSettings/',
    );
  });

  it('names the nearest exports and members for an unknown name', () => {
    expect(() => ask('AgentRuntim')).toThrow(
      '@elizaos/core 0.1.7 does not export AgentRuntim. The nearest names: AgentRuntime.',
    );
    expect(() => ask('AgentRuntime.composeStat')).toThrow('The nearest names: AgentRuntime.composeState');
    expect(() => ask('zzzzzzzzz')).toThrow('Use search for words.');
  });

  it('refuses an offset behind the last member', () => {
    expect(() => ask('Action', 7)).toThrow('There are only 1 entries: use an offset below 1, or leave it out.');
  });
});
