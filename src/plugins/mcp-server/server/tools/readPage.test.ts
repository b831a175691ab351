import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { readPage } from './readPage';

const { docs, reads } = testDocs();
const ask = (page: string, offset?: number): string => readPage.call({ page, offset }, docs);

/** The part of a page in an answer, without what is around it. */
const partIn = (answer: string): string => answer.split('\n\n').slice(1).join('\n\n');

describe('read_page', () => {
  it.each([
    'docs/quickstart',
    '/docs/quickstart/',
    '/eliza/docs/quickstart/',
    'eliza/docs/quickstart',
    'docs/quickstart.md',
    'docs/Quickstart',
    'https://docs.test/eliza/docs/quickstart/',
    'https://docs.test/eliza/docs/quickstart.md',
    'https://docs.test/eliza/docs/quickstart/index.html?highlight=node',
    'http://localhost:3000/eliza/docs/quickstart/',
  ])('takes %s for a page', (page) => {
    const answer = ask(page);
    expect(answer).toContain('Quickstart: https://docs.test/eliza/docs/quickstart/\n');
    expect(answer).toContain('```bash\npnpm start\n```');
  });

  it('starts at an anchor, without reading the search for a plain one', () => {
    const answer = ask('docs/quickstart#start');
    expect(answer).toContain('docs/quickstart/#start');
    expect(answer).toContain('## Start');
    expect(answer).not.toContain('What you need');
    expect(reads()).toBe(0);
  });

  it('finds anchors that do not follow from their heading', () => {
    expect(ask('docs/troubleshooting/#error-listen-eaddrinuse-address-already-in-use')).toMatch(
      /#error-listen-eaddrinuse.*\n.*\n\n### `Error: listen/u,
    );
  });

  it('starts at the row of a setting, with the header of its table', () => {
    expect(partIn(ask('docs/guides/configuration/models#groq_api_key'))).toBe(
      '| Setting | What it does |\n| - | - |\n| `GROQ_API_KEY` | Key of `groq` |',
    );
  });

  it('names the sections of a page that does not have the anchor', () => {
    expect(ask('docs/quickstart#stop')).toContain(
      'Nothing on this page is at #stop, so it starts at the top. Its sections: #what-you-need, #start',
    );
  });

  it('gives a long page in parts that end before headings, and leaves nothing out', () => {
    const { text } = docs.pageAt('docs/core/actions/') ?? { text: '' };
    let read = '';
    let offset: number | undefined = 0;
    let parts = 0;
    while (offset !== undefined) {
      const answer = ask('docs/core/actions', offset);
      const [, start, end, all] = /Characters (\d+) to (\d+) of (\d+)/u.exec(answer) ?? [];
      expect([Number(start), Number(all)]).toEqual([offset, text.length]);
      expect(Number(end) - Number(start)).toBeLessThanOrEqual(8000);
      const part = text.slice(Number(start), Number(end));
      expect(answer).toContain(part.trim());
      expect(part).toMatch(/^# Actions|^## Part/u);
      read += part;
      parts += 1;
      const next = /call again with offset (\d+)/u.exec(answer)?.[1];
      offset = next === undefined ? undefined : Number(next);
    }
    expect(read).toBe(text);
    expect(parts).toBeGreaterThan(2);
    expect(() => ask('docs/core/actions', text.length)).toThrow(`Actions has ${text.length} characters`);
  });

  it('names the nearest pages for an unknown one', () => {
    expect(() => ask('docs/quikstart')).toThrow(
      'There is no page at "docs/quikstart". The nearest:\n- https://docs.test/eliza/docs/quickstart/',
    );
    expect(() => ask('actions')).toThrow('- https://docs.test/eliza/docs/core/actions/');
    expect(() => ask('zzzzzzzzzzzzzzzzzzzz')).toThrow('Use search to find one.');
  });

  it('says where pages are that the package does not have', () => {
    expect(() => ask('community/Discord/development/coders/chat_2024-12-01')).toThrow(
      'Open https://docs.test/eliza/community/Discord/development/coders/chat_2024-12-01/',
    );
    expect(() => ask('docs/api/classes/AgentRuntime')).toThrow(
      'The API reference of @ai16z/eliza 0.1.3 is only on the site',
    );
  });

  it('refuses addresses of other sites', () => {
    expect(() => ask('https://example.com/eliza/docs/quickstart/')).toThrow('is not on this site');
    expect(() => ask('https://docs.test/other/')).toThrow('Its pages are below https://docs.test/eliza/');
    expect(() => ask('https://%%%')).toThrow('t a URL');
  });
});
