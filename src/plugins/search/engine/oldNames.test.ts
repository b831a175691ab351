import { expect, it } from 'vitest';
import { findOldName } from './oldNames';

it.each([
  ['generateobjectv2()', 'generateObject'],
  ["import from '@ai16z/eliza';", '@elizaos/core'],
  ['@ai16z/plugin-solana', '@elizaos/plugin-solana'],
])('%s is %s', (query, name) => {
  expect(findOldName(query)?.name).toBe(name);
});

it.each(['generateObject', 'ai16z', 'the eliza package'])('%s is no old name', (query) => {
  expect(findOldName(query)).toBeUndefined();
});
