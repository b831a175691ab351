import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { findError } from './findError';

const { docs } = testDocs();
const ask = (log: string): string => findError.call({ log }, docs);

describe('find_error', () => {
  it('finds a message in a log, with all causes and fixes', () => {
    expect(
      ask(
        '[10:00:01] starting\nError: listen EADDRINUSE: address already in use :::3000\n    at Server.listen (/a/b.js:1:2)',
      ),
    ).toBe(
      'Messages in this text, the likeliest first: 1\n\n' +
        '[Error: listen EADDRINUSE: address already in use …](https://docs.test/eliza/docs/troubleshooting/#error-listen-eaddrinuse-address-already-in-use)\n' +
        '- Cause: a port is taken\n  Fix: take another\n- Cause: an agent still runs\n  Fix: stop it',
    );
  });

  it('names messages with most of the words if none is in the text', () => {
    const answer = ask('no space left');
    expect(answer).toContain('No known message is in this text. Those with most of its words: 1');
    expect(answer).toContain('#the-disk-is-full');
  });

  it('says what to do if nothing is like the text', () => {
    expect(ask('a device tells the warm and sunny weather')).toContain('No message that');
    expect(ask('it is warm today')).toContain('No message that the documentation explains is in this text.');
  });

  it('refuses an empty text and one that is too long', () => {
    expect(() => ask(' ')).toThrow('Wrong arguments for find_error:\n- log: Too small');
    expect(() => ask('x'.repeat(50_001))).toThrow('- log: Too big');
  });
});
