import { describe, expect, it } from 'vitest';
import { adaWith } from '../../check/testdata/characters';
import { MAX_PREVIEW_LENGTH } from '../fileLimits';
import { previewText } from './previewText';

/** As long as a file can be that is previewed. */
const filled = (member: string, entry: unknown): string => {
  const count = Math.floor((MAX_PREVIEW_LENGTH - adaWith().length) / (JSON.stringify(entry).length + 1));
  return JSON.stringify({ ...(JSON.parse(adaWith()) as object), [member]: Array.from({ length: count }, () => entry) });
};

describe('previewText', () => {
  it('composes the prompts of a character', () => {
    expect(previewText(adaWith())).toHaveProperty('prompts');
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an empty object', '{}'],
    ['a number as bio', adaWith({ bio: 7 })],
    ['objects as topics', adaWith({ topics: [{}, {}] })],
    ['a number as system', adaWith({ system: 7 })],
    ['a template that is no text', adaWith({ templates: { twitterPostTemplate: 7 } })],
  ])('finds no character in %s', (_, text) => {
    expect(previewText(text)).toEqual({ without: 'no-character' });
  });

  it('requires a name', () => {
    expect(previewText(adaWith({ name: '' }))).toEqual({ without: 'no-name' });
  });

  it.each([
    ['a system prompt', adaWith({ system: 'a'.repeat(300_000) })],
    [
      'a file full of rules',
      filled('style', 'a').replace(/"style":(\[.*\])/u, '"style":{"all":$1,"chat":[],"post":[]}'),
    ],
    ['many messages', filled('messageExamples', [{ user: 'a', content: { text: '' } }]).replaceAll('],[', ',')],
    [
      'a list of 1,200 rules of style',
      adaWith({ style: { all: Array.from({ length: 1200 }, () => 'a'), chat: [], post: [] } }),
    ],
    [
      'a template that repeats a member',
      adaWith({ bio: 'a'.repeat(50_000), templates: { twitterPostTemplate: '{{bio}}'.repeat(5000) } }),
    ],
  ])('shows nothing of what is too long: %s', (_, text) => {
    expect(previewText(text)).toEqual({ without: 'too-long' });
  });

  it('shows the prompts of a long file if they are short', () => {
    expect(previewText(filled('lore', 'She counts. '.repeat(9)))).toHaveProperty('prompts');
  });

  it('takes names of the language for what they are', () => {
    const text = adaWith({ templates: { constructor: 'a', ['__proto__']: 'b' } }).replace(
      '"name"',
      '"__proto__": { "name": "Eve" }, "name"',
    );
    expect(text).toContain('__proto__');
    const preview = previewText(text);
    expect(JSON.stringify(preview)).not.toContain('Eve');
    expect(preview).toHaveProperty('prompts');
  });
});
