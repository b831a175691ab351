import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHandler } from './readHandler';
import { readRun } from './readRun';

const FILE = 'e2e/runtime/recorded-run.json';
const JSON_TEXT = readFileSync(FILE, 'utf8');

interface Record {
  state: { bio: string; lore: string };
  request: { messages: { content: string }[] };
  answer?: string;
}

function changed(change: (record: Record) => void): string {
  const record = JSON.parse(JSON_TEXT) as Record;
  change(record);
  return JSON.stringify(record);
}

describe('the recorded run', () => {
  const run = readRun(FILE, JSON_TEXT);
  const record = JSON.parse(JSON_TEXT) as Record;

  it('gives the whole prompt, in pieces', () => {
    expect(run.prompt.map(({ text }) => text).join('')).toBe(record.request.messages[1]?.content);
  });

  it('finds every part of the state in the prompt, in the order of the template', () => {
    const found = run.prompt.filter(({ source }) => source).map(({ text }) => text);
    expect(found).toHaveLength(run.parts.length);
    expect([...found].sort()).toEqual(run.parts.map(({ text }) => text).sort());
    expect(found[0]).toMatch(/^# Action Examples/u);
  });

  it.each([
    ['is missing', (text: string) => text.replace('Ada knows', 'Ada knew')],
    ['is there twice', (text: string) => `${text} Ada knows analytical engines.`],
  ])('names the part of the state that %s in the prompt, and the fix', (_, change) => {
    const json = changed(({ request: { messages } }) => {
      for (const message of messages) {
        message.content = change(message.content);
      }
    });
    expect(() => readRun(FILE, json)).toThrow(
      /^e2e\/runtime\/recorded-run\.json: the prompt does not have the state's "bio" exactly once\nRecord the run again/u,
    );
  });

  it('names what the record lacks', () => {
    const json = changed((broken) => {
      delete broken.answer;
    });
    expect(() => readRun(FILE, json)).toThrow(/^e2e\/runtime\/recorded-run\.json: answer: Required\n/u);
  });
});

describe('the handler', () => {
  it('is taken from the guide, without the indentation', () => {
    const { sample } = readRun(FILE, JSON_TEXT);
    const lines = readHandler(sample, readFileSync(sample, 'utf8')).split('\n');
    expect(lines[0]).toMatch(/^handler: async \(.*\{$/u);
    expect(lines.at(-2)).toContain('await callback?.(');
    expect(lines.at(-1)).toBe('}');
  });

  it('must be there', () => {
    expect(() => readHandler('docs/page.md', '# Page\n\n```ts title="other.ts"\nhandler();\n```\n')).toThrow(
      /^docs\/page\.md:1: the steps of a message show "handler/u,
    );
  });
});
