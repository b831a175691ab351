import { getEnvVariable, hasEnvVariable } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { test } from '../support/test';

test('a setting is looked up in the secrets, then in the settings of the character, then in the environment', async ({
  runtime,
  states,
}) => {
  states(
    'docs/guides/configuration/lookup.md',
    "It returns the first of these values that isn't empty, or null if all of them are empty",
  );
  states('docs/guides/configuration/lookup.md', 'settings.secrets, settings, environment');
  const places = { secrets: 'from the secrets', settings: 'from the settings', environment: 'from the environment' };
  vi.stubEnv('IN_ALL', places.environment);
  vi.stubEnv('IN_SETTINGS', places.environment);
  vi.stubEnv('IN_ENVIRONMENT', places.environment);
  vi.stubEnv('EMPTY_IN_SECRETS', places.environment);
  const settings = {
    secrets: { IN_ALL: places.secrets, EMPTY_IN_SECRETS: '' },
    IN_ALL: places.settings,
    IN_SETTINGS: places.settings,
  };
  const agent = await runtime({ character: { settings } });
  expect(
    ['IN_ALL', 'IN_SETTINGS', 'IN_ENVIRONMENT', 'EMPTY_IN_SECRETS', 'NOWHERE'].map((key) => agent.getSetting(key)),
  ).toEqual([places.secrets, places.settings, places.environment, places.environment, null]);
});

test('getEnvVariable takes an empty variable for missing, hasEnvVariable does not', ({ states }) => {
  states('docs/packages/core.md', "returns the variable's value, or the default if the variable is missing or empty");
  states('docs/packages/core.md', 'returns true if the variable exists, even if it is empty');
  vi.stubEnv('EMPTY', '');
  expect([getEnvVariable('EMPTY', 'default'), hasEnvVariable('EMPTY')]).toEqual(['default', true]);
  expect([getEnvVariable('NOWHERE', 'default'), hasEnvVariable('NOWHERE')]).toEqual(['default', false]);
});
