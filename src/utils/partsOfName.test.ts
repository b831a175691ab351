import { describe, expect, it } from 'vitest';
import { partsOfName } from './partsOfName';

describe('partsOfName', () => {
  it.each([
    ['short_name', ['short_name']],
    ['TWITTER_TARGET_USERS', ['TWITTER_', 'TARGET_', 'USERS']],
    ['runtime.getSetting', ['runtime.', 'getSetting']],
    ['runtime.messageManager.createMemory', ['runtime.', 'message', 'Manager.', 'create', 'Memory']],
    ['settings.secrets.X', ['settings.', 'secrets.X']],
    ['npm run something with spaces', ['npm run something with spaces']],
  ])('%s', (text, parts) => {
    expect(partsOfName(text)).toEqual(parts);
  });
});
