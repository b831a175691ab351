import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PATH = /`((?:src|e2e|docs|community|static|api|\.github|\.ci)\/[\w./-]+)`/gu;

describe('README and CONTRIBUTING files', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'src/plugins/README.md', 'src/remark/README.md', 'src/theme/README.md'];

  it.each(files)('%s names only paths that exist', (file) => {
    const paths = [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, named = '']) => named);
    expect(paths.filter((named) => !existsSync(named))).toEqual([]);
  });
});

describe('src/theme/README.md', () => {
  it('lists every swizzled component, each of which says its change in its first line', () => {
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
