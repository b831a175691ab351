import { expect, it } from 'vitest';
import { checkName } from './names';

const RELEASE = ['packages/plugin-ferePro/src/index.ts'];

it.each([
  'docs/core/actions.md',
  'community/Discord/a_b/chat_2024-11-20.md',
  'docs/_part.md',
  'docs/plugins/ferePro.md',
])('accepts %s', (file) => {
  expect(checkName(file, RELEASE)).toEqual([]);
});

it.each([
  ['docs/My page.md', 'docs/my-page.md'],
  ['docs/Actions.md', 'docs/actions.md'],
  ['docs/my folder/x.md', 'docs/my-folder/x.md'],
])('reports %s', (file, better) => {
  expect(checkName(file, RELEASE)).toEqual([
    `${file}:1: the name gives a URL with spaces or uppercase letters: rename the file to ${better}`,
  ]);
});
