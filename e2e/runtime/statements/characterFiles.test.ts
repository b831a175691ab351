import { validateCharacterConfig } from '@elizaos/core';
import { expect } from 'vitest';
import { checkCharacter } from '../../../src/plugins/character-file/check';
import publicFiles from '../../../src/plugins/character-file/check/testdata/publicFiles.json';
import { errorOf } from '../support/parts';
import { test } from '../support/test';

test('the check of character files has the verdict of the published release for every public file', async () => {
  expect(publicFiles.length).toBeGreaterThan(45);
  for (const { source, text } of publicFiles) {
    const error = await errorOf(() => validateCharacterConfig(JSON.parse(text)));
    expect(checkCharacter(text).accepted, source).toBe(error === '');
  }
});
