import { expect, it } from 'vitest';
import { folderWith, git, writeFiles } from '../utils/testFolder';
import { collectReleaseOffers } from './offers';

const types = (providers: string): string =>
  `export enum ModelProviderName {\n${providers}}\nexport enum Clients {\n    DISCORD = "discord",\n}\n`;

it('collects what a release offers, and what later ones added', () => {
  const checkout = folderWith({
    'package.json': JSON.stringify({ name: 'eliza', devDependencies: { turbo: '2' } }),
    'docs/package.json': JSON.stringify({ name: 'docs', dependencies: { react: '18' } }),
    '.env.example': 'OPENAI_API_KEY=   # key\n# NOT_SET=\n',
    'packages/core/package.json': JSON.stringify({
      name: 'core',
      dependencies: { ai: '3' },
      peerDependencies: { zod: '3' },
    }),
    'packages/core/src/types.ts': types('    OPENAI = "openai",\n'),
    'packages/_examples/plugin/package.json': JSON.stringify({ name: 'sample' }),
  });
  const commit = (): string => {
    git(checkout, ['add', '.']);
    git(checkout, ['commit', '-m', 'x']);
    return git(checkout, ['rev-parse', 'HEAD']);
  };
  git(checkout, ['init']);
  const first = commit();
  writeFiles(checkout, {
    'packages/core/src/types.ts': types('    OPENAI = "openai",\n    DEEPSEEK="deepseek",\n'),
    'packages/adapter-pglite/package.json': '{}',
  });
  const second = commit();
  writeFiles(checkout, { '.env.example': 'OPENAI_API_KEY=\nQDRANT_URL=\n' });
  const third = commit();

  expect(collectReleaseOffers(checkout, first, (version) => (version === '0.1.8' ? second : third))).toEqual({
    commit: first,
    packages: ['core'],
    providers: ['openai'],
    clients: ['discord'],
    exampleSettings: ['OPENAI_API_KEY'],
    dependencies: ['ai', 'turbo', 'zod'],
    later: {
      '0.1.8': { packages: ['adapter-pglite'], providers: ['deepseek'], clients: [], exampleSettings: [] },
      '0.1.9': { packages: [], providers: [], clients: [], exampleSettings: ['QDRANT_URL'] },
    },
  });
});
