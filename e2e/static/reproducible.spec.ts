import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { assembleFixtureSite, buildFixtureSite, builtFixtureFiles } from '../support/fixtureSite';

/** 2023, which is neither this year nor the one before. */
const EPOCH = '1700000000';

test('two builds in different folders are identical byte for byte', async () => {
  test.setTimeout(3 * 60_000);
  const directories = ['.cache/fixture-reproduced', '.cache/fixture-reproduced-elsewhere'].map((name) =>
    path.resolve(name),
  );
  const [first = [], second = []] = await Promise.all(
    directories.map(async (directory) => {
      assembleFixtureSite(directory);
      const { succeeded, output } = await buildFixtureSite(directory, { epoch: EPOCH });
      expect(succeeded, output).toBe(true);
      return builtFixtureFiles(directory).sort();
    }),
  );
  expect(first.length).toBeGreaterThan(100);
  expect(first).toEqual(second);
  const [bytesOfFirst, bytesOfSecond] = directories.map(
    (directory) => (file: string) => readFileSync(path.join(directory, 'build', file)),
  );
  expect(first.filter((file) => !bytesOfSecond?.(file).equals(bytesOfFirst?.(file) ?? Buffer.of()))).toEqual([]);
  // Where the time of the build is shown, it is this one.
  expect(bytesOfFirst?.('docs/intro/index.html').toString()).toContain('© 2023 ');
  for (const directory of directories) {
    rmSync(directory, { recursive: true });
  }
});
