import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

const shown = (text: string, terms: string[]): string =>
  excerpt(text, terms)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('excerpt', () => {
  it('marks the matching words of a short text', () => {
    expect(shown('An Action acts.', ['action'])).toBe('An [Action] acts.');
  });

  it('marks identifiers of which a part matches, and plurals', () => {
    expect(shown('Set TWITTER_DRY_RUN for actions.', ['dry', 'action'])).toBe('Set [TWITTER_DRY_RUN] for [actions].');
  });

  it('cuts a long text at words, around the part with the most matching words', () => {
    const text = `wallet ${'filler '.repeat(60)}the wallet holds keys ${'filler '.repeat(60)}`;
    const result = shown(text, ['wallet', 'key']);
    expect(result).toMatch(/^… filler .*the \[wallet\] holds \[keys\] filler .* …$/u);
    expect(result.length).toBeLessThan(220);
  });

  it('shows the start of a text that has none of them', () => {
    expect(shown('Nothing here.', ['wallet'])).toBe('Nothing here.');
    expect(shown('', ['wallet'])).toBe('');
  });
});
