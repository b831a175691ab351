import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsePage } from '../page-model/written';
import { stalePages } from './stalePages';

it('lists the pages and skills whose sources have changed or been removed since the release', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'framework-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-C', checkout, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const write = (file: string, text: string): void => writeFileSync(path.join(checkout, file), text);
  const page = (file: string, source: string): ReturnType<typeof parsePage> =>
    parsePage(file, `---\nsources: [${source}]\n---\n`);

  git('init');
  write('same.ts', 'same');
  write('changed.ts', 'one');
  write('gone.ts', 'one');
  git('add', '.');
  git('commit', '-m', 'release');
  const release = git('rev-parse', 'HEAD');
  write('changed.ts', 'two');
  git('rm', '--quiet', 'gone.ts');
  git('add', '.');
  git('commit', '-m', 'later');
  const skill = parsePage(
    'skills/x/SKILL.md',
    '---\nname: x\nmetadata:\n  sources: >-\n    same.ts\n    changed.ts\n---\n',
  );
  expect(
    stalePages(
      [page('docs/same.md', 'same.ts'), page('docs/a.md', 'changed.ts'), page('docs/b.md', 'gone.ts'), skill],
      checkout,
      release,
    ),
  ).toEqual([
    { file: 'docs/a.md', changes: [{ source: 'changed.ts', change: 'changed' }] },
    { file: 'docs/b.md', changes: [{ source: 'gone.ts', change: 'gone' }] },
    { file: 'skills/x/SKILL.md', changes: [{ source: 'changed.ts', change: 'changed' }] },
  ]);
  rmSync(checkout, { recursive: true });
});
