import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newDigest } from './newDigest';
import { readDigest } from './readDigest';

const site = mkdtempSync(path.join(tmpdir(), 'new-digest-'));
afterAll(() => rmSync(site, { recursive: true }));

describe('newDigest', () => {
  it('creates a file that lacks only what a person has to write', async () => {
    const file = await newDigest(site, 'development/coders', '2024-12-10');
    expect(file).toBe('community/Discord/development/coders/chat_2024-12-10.md');
    expect(readDigest(file, readFileSync(path.join(site, file), 'utf8')).problems).toEqual([
      expect.stringContaining('there is no description'),
      expect.stringContaining('the digest is empty'),
    ]);
  });

  it('does not overwrite a digest', async () => {
    await newDigest(site, 'welcome/stage', '2024-12-10');
    await expect(newDigest(site, 'welcome/stage', '2024-12-10')).rejects.toThrow(/exists already/u);
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
    await expect(newDigest(site, channel, date)).rejects.toThrow(message);
  });
});
