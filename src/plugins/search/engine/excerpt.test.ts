import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

const shown = (text: string, terms: string[], heading?: string, isFromChat?: boolean): string =>
  excerpt(text, terms, heading, isFromChat)
    .map(({ text: piece, marked, code }) => {
      const written = code ? `<${piece}>` : piece;
      return marked ? `[${written}]` : written;
    })
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

  it('shows the sentence that has most of the words, and continues with its paragraph', () => {
    const text =
      'A wallet. Without a node it fails at once, and the log stays empty. Keys of the wallet are safe. So it is.';
    expect(shown(text, ['wallet', 'key'])).toBe('[Keys] of the [wallet] are safe. So it is.');
  });

  it('shows the words that are closest together', () => {
    const text = `The port, if there is another program on it, is taken ${'filler '.repeat(20)}.\nThe port is taken by another program, which is logged in detail.`;
    expect(shown(text, ['port', 'taken'])).toBe('The [port] is [taken] by another program, which is logged in detail.');
  });

  it('shows the row of a table, its cells apart, and never its header', () => {
    const text = '\tSetting\tUse\n`ONE`\tnothing\n`DRY_RUN`\tno setting posts';
    expect(shown(text, ['dry', 'setting'])).toBe('[<DRY_RUN>] · no [setting] posts');
    expect(shown('\tSetting\tUse\n`ONE`\tnothing at all', ['use'])).toBe('<ONE> · nothing at all');
  });

  it('shows no heading alone', () => {
    expect(shown('An agent has some.\nLimits\nAt most ten.', ['limit'])).toBe(
      'An agent has some. [Limits]: At most ten.',
    );
    expect(shown('Limits\nAt most ten files are read at a time, and no more.', ['limit'])).not.toBe('Limits');
  });

  it('shows the start of an answer to a heading that has more of the words', () => {
    const text = 'Not quite. Others write to wallets.';
    expect(shown(text, ['wallet', 'safe'], 'Is a wallet safe?')).toBe('Not quite. Others write to [wallets].');
    expect(shown('No. Others write to wallets, which is not seen at a glance here.', ['wallet'], 'Wallet')).toMatch(
      /^Others/u,
    );
  });

  it('shows the start of an answer to a question, wherever the words are', () => {
    const text = 'Set the variable first, and then start the agent again as before. A wallet has a key.';
    expect(shown(text, ['wallet', 'key'], 'Which wallet?')).toMatch(/^Set/u);
  });

  it('shows the answer to a question from the chat at greater length, with the lines that follow', () => {
    const text = `Set the variable first, and then ${'start '.repeat(14)}.\nThe release reads the wallet.`;
    expect(shown(text, ['wallet'], 'Which wallet?')).not.toContain('The release');
    expect(shown(text, ['wallet'], 'Which wallet?', true)).toMatch(/^Set .* The release reads the \[wallet\]\.$/u);
    const long = shown(`${text} ${'It is longer. '.repeat(30)}`, ['wallet'], 'Which wallet?', true);
    expect(long).toMatch(/ …$/u);
    expect(long.length).toBeLessThan(300);
    const sentence = `Set ${'start '.repeat(35)}again.`;
    expect(shown(`${sentence}\nSo it is.`, ['wallet'], 'Which wallet?', true)).toBe(`${sentence} So it is.`);
    expect(shown(text, ['variable'], 'In the chat', true)).not.toContain('The release');
  });

  it('continues after a colon, and leaves out the header of a table', () => {
    const open = 'To keep the wallet closed all the time, whatever happens, there are three ways:';
    expect(shown(`${open}\nLock it.\nHide it.\nBury it ${'very deep '.repeat(12)}`, ['wallet'])).toMatch(
      /three ways: Lock it\. Hide it\.$/u,
    );
    expect(shown(`${open}\n\tWay\tPrice\nlock\tone\nhide\ttwo`, ['wallet'])).toMatch(/three ways: lock · one$/u);
    const long = shown(`${open}\n${'Bury it very deep in the ground, '.repeat(9)}`, ['wallet']);
    expect(long).toMatch(/three ways: Bury it .* …$/u);
    expect(long.length).toBeLessThan(190);
    const upToTheEnd = `To keep the wallet closed${' for good'.repeat(15)}:`;
    expect(shown(`${upToTheEnd}\nBury it very deep in the ground, or in the sea.`, ['wallet'])).toMatch(
      /for good: Bury it very deep in the ground/u,
    );
  });

  it('shows a sentence rather than a part of long code', () => {
    const code = `\`${'const a = 1; '.repeat(20)}wallet and its key\``;
    expect(shown(`${code}\nThat makes a wallet, and nothing else in the whole world.`, ['wallet', 'key'])).toMatch(
      /^That makes/u,
    );
    expect(shown(`${code}\nMakes all.`, ['wallet', 'key'], 'The key of a wallet and what else?')).toMatch(/^Makes/u);
    expect(shown(`${code}\nThat is it.`, ['wallet', 'key'])).toMatch(/wallet/u);
  });

  it('cuts an answer at its end', () => {
    const text = `Lock it. In the ${'long '.repeat(40)}run the wallet is safe.`;
    expect(shown(text, ['wallet'], 'Which wallet?')).toMatch(/^Lock it\. In the long .* …$/u);
  });

  it('does not end a sentence in code', () => {
    expect(shown('Call `a. B` for a wallet.', ['wallet'])).toBe('Call <a. B> for a [wallet].');
  });

  it('keeps code marked where a long block is cut', () => {
    const text = `\`${'const a = 1; '.repeat(20)}wallet ${'const b = 2; '.repeat(20)}\``;
    expect(excerpt(text, ['wallet']).filter(({ text: piece, code }) => !code && /\w/u.test(piece))).toEqual([]);
  });
});
