import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import { newDigest } from './newDigest';
import { readDigest } from './readDigest';

describe('newDigest', () => {
  it('creates a file that lacks only what a person has to write, and does not overwrite it', async () => {
    const site = folderWith();
    const file = await newDigest(site, 'development/coders', '2024-12-10');
    expect(file).toBe('community/Discord/development/coders/chat_2024-12-10.md');
    expect(readDigest(file, readFileSync(path.join(site, file), 'utf8')).problems).toEqual([
      expect.stringContaining('there is no description'),
      expect.stringContaining('the digest is empty'),
    ]);
    await expect(newDigest(site, 'development/coders', '2024-12-10')).rejects.toThrow(/exists already/u);
  });

  it.each([
    [
      'an unknown channel',
      'development/moon',
      '2024-12-10',
      /Unknown channel "development\/moon"\. Choose from development\/coders,/u,
    ],
    ['a day that does not exist', 'welcome/stage', '2024-02-30', /"2024-02-30" is not a day/u],
    ['a day in another form', 'welcome/stage', '10.12.2024', /"10\.12\.2024" is not a day\. Write it like 2024-12-10/u],
  ])('rejects %s', async (_, channel, date, message) => {
    await expect(newDigest('.', channel, date)).rejects.toThrow(message);
  });
});
