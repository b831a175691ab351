import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { search } from './search';

const { docs } = testDocs();
const ask = (args: unknown): string => search.call(args, docs);

describe('search', () => {
  it('answers with titles, addresses and the sentence that fits', () => {
    const answer = ask({ query: 'Which Node?' });
    expect(answer).toContain('Hits: 1\n');
    expect(answer).toContain('1. [Quickstart: What you need](https://docs.test/eliza/docs/quickstart/#what-you-need)');
    expect(answer).toContain('Node 23.3.0 and `pnpm`.');
  });

  it('shows a row of a table without its lines', () => {
    expect(ask({ query: 'groq' })).toContain('`GROQ_API_KEY` · Key of `groq`');
  });

  it('does not take the header of a table for an answer', () => {
    const answer = ask({ query: 'setting' });
    expect(answer).toContain('models/#keys');
    expect(answer).not.toContain('What it does');
  });

  it('is limited to a part of the site', () => {
    expect(ask({ query: 'composeState', part: 'api' })).not.toContain('/docs/');
    expect(ask({ query: 'composeState', part: 'guides' })).toContain('/docs/core/actions/');
  });

  it('says how many hits there are, and how far they go', () => {
    const first = ask({ query: 'handlers' });
    expect(first).toMatch(/^Hits: \d+/u);
    expect(() => ask({ query: 'handlers', page: 50 })).toThrow(/There are \d+ hits: the last page is \d\./u);
  });

  it('says what a name of release 0.1.3 is called now', () => {
    expect(ask({ query: 'generateObjectV2 AgentRuntime' })).toContain(
      'generateObjectV2 is called generateObject in 0.1.7.',
    );
  });

  it('names similar queries if nothing is found', () => {
    expect(ask({ query: 'pnqmk' })).toContain('Similar searches that find something:\n- pnpm');
    expect(ask({ query: 'zzzzqqqq' })).toBe('Nothing found for "zzzzqqqq".');
  });

  it('says where the days of the chat are', () => {
    expect(ask({ query: 'what was said on 2024-12-01' })).toContain('https://docs.test/eliza/community/Discord/');
  });

  it('names the words that no page has', () => {
    expect(ask({ query: 'groq zzqqx', part: 'guides' })).toContain('No page of guides has "zzqqx".\n\nHits: 1');
  });

  it('takes what models write for an argument that they leave out, and numbers in quotes', () => {
    expect(ask({ query: 'groq', part: null, page: null })).toBe(ask({ query: 'groq' }));
    expect(() => ask({ query: 'handlers', page: '50' })).toThrow('the last page is');
    expect(() => ask({ query: 'handlers', page: 'two' })).toThrow('- page: Invalid input');
  });

  it('asks for English words', () => {
    expect(ask({ query: '如何安装' })).toMatch(/^The documentation is in English\./u);
  });

  it('refuses wrong arguments, and says what is right', () => {
    expect(() => ask({ q: 'x' })).toThrow(
      /Unrecognized key: "q"[\s\S]*search takes:\n- query: .*\n- part \(optional\): /u,
    );
    expect(() => ask({ query: 'x', part: 'archive' })).toThrow('- part: Invalid option: expected one of "guides"');
    expect(() => ask({ query: ' ' })).toThrow('- query: Too small');
    expect(() => ask(undefined)).toThrow('- query: Invalid input: expected string');
  });

  it('describes its arguments as JSON Schema', () => {
    expect(search.inputSchema).toMatchObject({
      type: 'object',
      required: ['query'],
      additionalProperties: false,
      properties: { part: { enum: ['guides', 'api', 'community'] }, page: { default: 1 } },
    });
  });
});
