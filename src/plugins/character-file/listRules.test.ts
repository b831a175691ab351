import { expect, it } from 'vitest';
import { RULES } from './check/rules';
import { listRules } from './listRules';

it('lists every rule as data, with its proof, and each line once', () => {
  const listed = listRules();
  expect(listed.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(listed))).toEqual(listed);
  for (const { id, proof } of listed) {
    expect(new Set(proof.map(({ file, line }) => `${file}:${line}`)).size, id).toBe(proof.length);
  }
  expect(listed.find(({ id }) => id === 'comment')).toEqual({
    id: 'comment',
    kind: 'refused',
    finds: 'a comment',
    why: expect.stringContaining('SyntaxError') as string,
    link: '/docs/core/characterfile/#what-checks-a-file-and-what-it-says',
    proof: [{ file: 'agent/src/index.ts', line: 186 }],
  });
});
