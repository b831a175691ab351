import { stringToUuid, type Action } from '@elizaos/core';
import { expect, vi } from 'vitest';
import { pluginWithActions, sayingAction } from '../support/parts';
import { test } from '../support/test';

const PAGE = 'docs/advanced/autonomous-trading.md';

test('a limited action swaps small amounts, for known people only', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const { limited } = await page
    .sample('agent/src/limitedSwap.ts')
    .load<{ limited: (action: Action, allowedUsers: readonly string[]) => Action }>();
  const stock = sayingAction('EXECUTE_SWAP', 'Swap completed successfully!');
  const swap = vi.spyOn(stock, 'handler');
  const swaps = pluginWithActions(limited(stock, [stringToUuid('grace')]));
  const { ask } = await agent({ plugins: [swaps] });
  const answerTo = async (text: string, userId: string): Promise<string> => {
    model.answer({ user: 'Ada', text: 'One moment.', action: 'EXECUTE_SWAP' });
    return JSON.stringify(await ask(text, { userId }));
  };
  const shown = JSON.parse(page.output('agent/src/limitedSwap.ts')) as { text: string }[];
  expect(JSON.parse(await answerTo('Swap 3 SOL for USDC', 'grace'))).toEqual(shown);
  expect(JSON.parse(await answerTo('Swap 0.01 SOL for USDC', 'mallory'))).toEqual(shown);
  expect(JSON.parse(await answerTo('Swap everything', 'grace'))).toEqual(shown);
  expect(swap).not.toHaveBeenCalled();
  expect(await answerTo('Swap 0.01 SOL for USDC', 'grace')).toContain('Swap completed successfully!');
  expect(swap).toHaveBeenCalledOnce();
});
