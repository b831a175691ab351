import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { checkCharacter } from './checkCharacter';

const { docs } = testDocs();
const ask = (text: string, offset?: number): string => checkCharacter.call({ text, offset }, docs);

const CHARACTER = JSON.stringify({
  name: 'Ada',
  modelProvider: 'openai',
  clients: [],
  plugins: [],
  bio: 'Ada explains mathematics.',
  lore: [],
  messageExamples: [],
  postExamples: [],
  topics: [],
  adjectives: [],
  style: { all: [], chat: [], post: [] },
});

describe('check_character', () => {
  it('says that a character is accepted', () => {
    expect(ask(CHARACTER)).toBe('0.1.7 accepts this character. No problems were found.');
  });

  it('names line, reason, fix and address of a problem', () => {
    expect(ask(CHARACTER.replace('"openai"', '\n"OpenAI"'))).toBe(
      [
        '0.1.7 rejects this character: the agent would not start. Problems: 1',
        '',
        'Line 2, column 1: The release has no model provider “OpenAI”.',
        '- The release rejects the file (unknown-provider): The release checks the file with its schema before the agent starts, and stops with “Character configuration validation failed”.',
        '- Fix: Write "openai".',
        '- [Guide](https://docs.test/eliza/docs/packages/model-providers/#keys-and-abilities-of-the-providers)',
      ].join('\n'),
    );
  });

  it('says if the agent does not run with an accepted character', () => {
    const answer = ask(CHARACTER.replace('"plugins":[]', '"plugins":["@elizaos/plugin-x"]'));
    expect(answer).toContain('0.1.7 accepts this character, but the agent doesn’t run with it. Problems: 1');
    expect(answer).toContain('Accepted, but the agent doesn’t run (plugin-not-found)');
  });

  it('tells what is accepted but not done', () => {
    const answer = ask(CHARACTER.replace('"name"', '"username":"ada","name"'));
    expect(answer).toContain('0.1.7 accepts this character. Problems: 1');
    expect(answer).toContain('Accepted, but without effect (unread-member)');
  });

  it('gives a long list in parts', () => {
    const text = `{${Array.from({ length: 12 }, (_, index) => `"member${index}": 1`).join()}}`;
    expect(ask(text)).toContain('Problems: 1 to 20 of 23');
    expect(ask(text, 20)).toContain('Problems: 21 to 23 of 23');
  });

  it('refuses a file that is too large', () => {
    expect(() => ask('x'.repeat(1_000_001))).toThrow('Wrong arguments for check_character');
  });
});
