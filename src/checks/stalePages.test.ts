import { expect, it } from 'vitest';
import { parsePage } from '../page-model/written';
import { folderWith, git, writeFiles } from '../utils/testFolder';
import { stalePages } from './stalePages';

it('lists the pages and skills whose sources have changed or been removed since the release', () => {
  const checkout = folderWith({ 'same.ts': 'same', 'changed.ts': 'one', 'gone.ts': 'one' });
  const inCheckout = (...args: string[]): string => git(checkout, args);
  const page = (file: string, source: string): ReturnType<typeof parsePage> =>
    parsePage(file, `---\nsources: [${source}]\n---\n`);

  inCheckout('init');
  inCheckout('add', '.');
  inCheckout('commit', '-m', 'release');
  const release = inCheckout('rev-parse', 'HEAD');
  writeFiles(checkout, { 'changed.ts': 'two' });
  inCheckout('rm', '--quiet', 'gone.ts');
  inCheckout('commit', '-a', '-m', 'later');
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
});
