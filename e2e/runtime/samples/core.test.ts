import { elizaLogger, type State } from '@elizaos/core';
import { expect } from 'vitest';
import { say } from '../support/room';
import { test } from '../support/test';

const PAGE = 'docs/packages/core.md';

test('prompt.ts fills the template as the page shows, and leaves out a header without a body', async ({
  guide,
  runtime,
}) => {
  const page = guide(PAGE);
  const { prompt } = await page.sample('prompt.ts').load<{ prompt: (state: State, rules: string[]) => string }>();
  const agent = await runtime();
  const state = await agent.composeState(await say(agent, 'Hello'));
  const withoutId = (text: string): string => text.trim().replace(/\[[0-9a-f]{5}\]/gu, '[…]');
  expect(withoutId(prompt(state, ['Be brief.']))).toBe(withoutId(page.shown('Prompts and parsing', 'text')));
  expect(prompt(state, [])).not.toContain('# Rules');
});

test('log.ts prints what the page shows, all of it to the standard output', async ({ guide }) => {
  const page = guide(PAGE);
  const plain = (text: string): string =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
      // Since Node 22.
      .replace(' (line 1 column 2)', '');
  const { stdout, stderr } = await page.sample('log.ts').run({ env: { VERBOSE: undefined } });
  const shown = plain(page.shown('Prints'));
  expect(plain(stdout).slice(-shown.length)).toBe(shown);
  expect(plain(stdout)).not.toContain('Only with VERBOSE=true');
  expect(stderr).toBe('');
});

test('the log is as quiet as the page shows', async ({ guide, log }) => {
  const page = guide(PAGE);
  const before = {
    verbose: elizaLogger.verbose,
    useIcons: elizaLogger.useIcons,
    closeByNewLine: elizaLogger.closeByNewLine,
  };
  await page.sample('quiet-log.ts').load();
  log.clear();
  elizaLogger.debug('Asking the model');
  elizaLogger.info('Asked the model');
  elizaLogger.error('No answer:', new Error('timeout'));
  Object.assign(elizaLogger, before);
  expect(log.text()).toBe(page.output('quiet-log.ts'));
});
