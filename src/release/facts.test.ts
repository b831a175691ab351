import { describe, expect, it } from 'vitest';
import { collectReleaseFacts, holdsMessage, settingsReadBy } from './facts';
import { testCheckout } from './testCheckout';

describe('settingsReadBy', () => {
  it.each([
    'process.env.MY_KEY',
    'process.env["MY_KEY"]',
    'import.meta.env.MY_KEY',
    'settings.MY_KEY ?? "x"',
    'runtime.getSetting("MY_KEY")',
    'runtime?.getSetting?.("MY_KEY")',
    'getSecret(character, "MY_KEY")',
    'getEnvVariable("MY_KEY")',
    'character.settings?.secrets?.MY_KEY',
  ])('sees %s', (text) => {
    expect(settingsReadBy(text)).toEqual(['MY_KEY']);
  });

  it('does not mistake members of other objects for settings', () => {
    expect(settingsReadBy('const x = { MY_KEY: 1 }; actions.MY_KEY();')).toEqual([]);
  });
});

describe('holdsMessage', () => {
  it.each([
    ['throw new Error("No adapter");', 'No adapter'],
    ['throw new Error(`Service ${type} not found`);', 'Service … not found'],
    ['throw new Error(`Invalid mode: ${mode}. One of: A, B`);', 'Invalid mode: local. One of: A, B'],
  ])('finds in %s the message %s', (line, message) => {
    expect(holdsMessage(line, message)).toBe(true);
  });

  it.each([
    ['throw new Error("No adapters");', 'Not an adapter'],
    ['throw new Error(`not found: ${type} Service`);', 'Service … not found'],
    // Nearly all of it is a value.
    ['log(`${name}: ${text}`)', 'Ada: Hello'],
  ])('does not find in %s the message %s', (line, message) => {
    expect(holdsMessage(line, message)).toBe(false);
  });
});

describe('collectReleaseFacts', () => {
  it('collects files, scripts, settings and constants of the code, without tests and old docs', () => {
    const { checkout, commit } = testCheckout({
      'package.json': JSON.stringify({ name: 'eliza', scripts: { start: 'x', build: 'y' } }),
      'packages/core/src/a.ts': 'process.env.MY_KEY; const action = "DO_IT";',
      'packages/core/src/a.test.ts': 'process.env.TEST_KEY',
      'docs/old.md': 'process.env.OLD_KEY',
    });
    expect(collectReleaseFacts(checkout, commit, ['const action', 'TEST_KEY'])).toMatchObject({
      files: ['package.json', 'packages/core/src/a.test.ts', 'packages/core/src/a.ts'],
      scripts: { eliza: ['build', 'start'] },
      environment: ['MY_KEY'],
      constants: ['DO_IT'],
      messages: { 'const action': 'packages/core/src/a.ts:1' },
    });
  });
});
