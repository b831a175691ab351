import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const PATH = /`((?:src|e2e|docs|community|static|api|\.github|\.ci)\/[\w./-]+)`/gu;

describe('files for contributors', async () => {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...(await glob(['{src,e2e}/**/README.md', '.github/*.md'], { dot: true, ignore: '**/node_modules/**' })),
  ];

  it('include those in subfolders', () => {
    expect(files).toEqual(expect.arrayContaining(['src/plugins/search/README.md', '.github/testing.md']));
  });

  it.each(files)('%s names only paths that exist', (file) => {
    const text = readFileSync(file, 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, named = '']) => named);
    // Files next to a README are named without their folder.
    const beside = [...text.matchAll(/^- `([\w./-]+\.\w+)`|^\| `([\w./-]+\.\w+)`/gmu)].map(([, one, other]) =>
      path.join(path.dirname(file), one ?? other ?? ''),
    );
    expect([...paths, ...beside].filter((named) => !existsSync(named))).toEqual([]);
  });
});

describe('src/theme/README.md', () => {
  it('lists every swizzled component, and the first line of each component says what it changes', () => {
    const components = readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.posix.join('src/theme', file.split(path.sep).join('/')));
    const table = readFileSync('src/theme/README.md', 'utf8');
    for (const file of components) {
      const name = file.replace(/^src\/theme\//u, '').replace(/(?:\/index)?\.tsx$/u, '');
      expect(table, file).toContain(`\`${name}\``);
      expect(readFileSync(file, 'utf8'), file).toMatch(/^\/\/ Change: /u);
    }
    expect(components.length).toBeGreaterThan(0);
  });
});
