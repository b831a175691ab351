import { describe, expect, it } from 'vitest';
import { MAX_LOG_LENGTH } from '../../../troubleshooting/logLength';
import { testDocs } from '../testDocs';
import { findError } from './findError';

const { docs } = testDocs();
const ask = (log: string): string => findError.call({ log }, docs);
const TAKEN = 'Error: listen EADDRINUSE: address already in use :::3000';

describe('find_error', () => {
  it('finds a message in a log, with what it found, all causes and fixes', () => {
    expect(ask(`[10:00:01] starting\n${TAKEN}\n    at Server.listen (/a/b.js:1:2)`)).toBe(
      'Messages in this text, the likeliest first: 1\n\n' +
        '[Error: listen EADDRINUSE: address already in use …](https://docs.test/eliza/docs/troubleshooting/#error-listen-eaddrinuse-address-already-in-use)\n' +
        'Found in the text: `Error: listen EADDRINUSE: address already in use …`\n' +
        '- Cause: a port is taken\n  Fix: take another\n- Cause: an agent still runs\n  Fix: stop it',
    );
  });

  it('says that it knows none, which line looks like the error, and how to go on', () => {
    expect(ask('starting\nError: no space left in /a/b/c')).toMatch(
      /^None of the 3 known messages is in this text\..*\n {4}Error: no space left in \/a\/b\/c\n\nCall search with its words: error no space left in\n/su,
    );
    expect(ask('a device tells the warm and sunny weather')).toContain('Call search with what you want to know.');
  });

  it('compares the end of a long text, and says so', () => {
    const long = 'x '.repeat(MAX_LOG_LENGTH);
    expect(ask(`${long}\n${TAKEN}`)).toMatch(
      /^Only the last 100000 characters were compared\.\n\nMessages in this text/u,
    );
    expect(ask(`${TAKEN}\n${long}`)).toContain('None of the 3 known messages');
  });

  it('refuses an empty text', () => {
    expect(() => ask(' ')).toThrow('Wrong arguments for find_error:\n- log: Too small');
  });
});
