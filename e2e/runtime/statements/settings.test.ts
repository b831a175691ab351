import { getEnvVariable, hasEnvVariable } from '@elizaos/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const CORE = path.resolve(import.meta.dirname, '../node_modules/@elizaos/core');

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a setting is looked up in the secrets, then in the settings of the character, then in the environment', async ({
  runtime,
  states,
}) => {
  states('docs/guides/configuration/lookup.md', 'It returns the first of these that is not empty, else null');
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
  states('docs/packages/core.md', 'the variable, or the default if it is missing or empty');
  states('docs/packages/core.md', 'whether it exists, even if empty');
  vi.stubEnv('EMPTY', '');
  expect([getEnvVariable('EMPTY', 'default'), hasEnvVariable('EMPTY')]).toEqual(['default', true]);
  expect([getEnvVariable('NOWHERE', 'default'), hasEnvVariable('NOWHERE')]).toEqual(['default', false]);
});

test("the process wins over the root's .env, and that one over agent/.env", { timeout: LONG }, async ({ states }) => {
  states(
    'docs/quickstart.md',
    'The .env in the root of the checkout wins; agent/.env only adds what it lacks. A variable that your shell sets wins over both',
  );
  const program = `
    import { findNearestEnvFile, settings } from '../../packages/core/dist/index.js';
    const { IN_ALL, IN_BOTH, IN_AGENT, IN_ROOT } = settings;
    console.log(JSON.stringify({ IN_ALL, IN_BOTH, IN_AGENT, IN_ROOT }));
    console.log(findNearestEnvFile() === process.cwd() + '/.env');
    console.log(findNearestEnvFile(process.cwd() + '/src/deep') === process.cwd() + '/.env');`;
  const { stdout, stderr } = await runInFolder('agent/src/index.ts', program, {
    cwd: 'agent',
    env: { IN_ALL: 'process' },
    links: { 'packages/core/node_modules': path.join(CORE, 'node_modules') },
    files: {
      // As in the repository, where the core package is in packages/core.
      'packages/core/package.json': readFileSync(path.join(CORE, 'package.json'), 'utf8'),
      'packages/core/dist/index.js': readFileSync(path.join(CORE, 'dist/index.js'), 'utf8'),
      '.env': 'IN_ALL=root\nIN_BOTH=root\nIN_ROOT=root\n',
      'agent/.env': 'IN_ALL=agent\nIN_BOTH=agent\nIN_AGENT=agent\n',
    },
  });
  expect(stderr).toBe('');
  const [values = '', ...nearest] = stdout.trim().split('\n').slice(-3);
  expect(JSON.parse(values)).toEqual({ IN_ALL: 'process', IN_BOTH: 'root', IN_AGENT: 'agent', IN_ROOT: 'root' });
  expect(nearest).toEqual(['true', 'true']);
});
