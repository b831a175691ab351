import { validateCharacterConfig, type IAgentRuntime } from '@elizaos/core';
import { afterEach, describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { test } from '../support/test';

const PAGE = 'docs/guides/secrets-management.md';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('Lookup order of a secret', () => {
  test('requireSecret gives the secret, or says which is missing', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { requireSecret } = await page
      .sample('src/requireSecret.ts')
      .load<{ requireSecret: (runtime: IAgentRuntime, name: string) => string }>();
    const agent = await runtime({ character: { settings: { secrets: { WEATHER_KEY: 'of Ada' } } } });
    expect(requireSecret(agent, 'WEATHER_KEY')).toBe('of Ada');
    expect(() => requireSecret(agent, 'MAP_KEY')).toThrow(new Error(page.output('src/requireSecret.ts')));
  });

  test('secrets of the character come first, then its settings, then the environment', async ({ runtime }) => {
    vi.stubEnv('PLACE', 'environment');
    const settings = { PLACE: 'settings', secrets: { PLACE: 'secrets' } };
    expect((await runtime({ character: { settings } })).getSetting('PLACE')).toBe('secrets');
    expect((await runtime({ character: { settings: { ...settings, secrets: {} } } })).getSetting('PLACE')).toBe(
      'settings',
    );
    expect((await runtime({ character: { settings: { secrets: {} } } })).getSetting('PLACE')).toBe('environment');
    // An empty value counts as missing.
    const empty = { PLACE: '', secrets: { PLACE: '' } };
    expect((await runtime({ character: { settings: empty } })).getSetting('PLACE')).toBe('environment');
  });
});

test('the REST API hands out the secrets of a character', async ({ agent }) => {
  const { runtime, address } = await agent({ character: { settings: { secrets: { WEATHER_KEY: 'of Ada' } } } });
  expect(await (await fetch(`${address}/agents/${runtime.agentId}`)).text()).toContain('of Ada');
});

test('a secret that is no text is refused', ({ provokes }) => {
  const settings = { secrets: { WEATHER_KEY: 12 } };
  const message =
    'Character configuration validation failed:\nsettings.secrets.WEATHER_KEY: Expected string, received number';
  expect(() => validateCharacterConfig({ ...ADA, settings })).toThrow(message);
  provokes(PAGE, 'settings.secrets.', message);
});
