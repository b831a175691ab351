import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../../../utils/testFolder';
import { entryModule } from './entryModule';

const SOURCES = {
  'context.ts': 'export const compose = () => "";\nconst inner = 1;\nexport { inner as shown };',
  'knowledge.ts': 'async function get() {}\nexport default { get };',
  'runtime.ts': 'export class Runtime {}\nexport async function run() {}',
  'types.ts':
    'export interface Action {}\nexport enum Kind { A }\nexport type Handler = () => void;\ninterface Hidden {}',
};

function entryOf(declarations: string): string {
  const directory = folderWith(SOURCES);
  writeFiles(directory, { 'dist/index.d.ts': declarations });
  return entryModule(path.join(directory, 'dist/index.d.ts'), directory, Object.keys(SOURCES));
}

describe('entryModule', () => {
  it.each([
    [
      'exactly the published names, each from its source',
      'export { type Action, Kind, type Handler, compose, Runtime, run, shown };',
      "export { compose, shown } from './context';\n" +
        "export { Runtime, run } from './runtime';\n" +
        "export { Action, Kind, Handler } from './types';\n",
    ],
    [
      'names that the declarations rename',
      'export { Runtime as AgentRuntime };',
      "export { Runtime as AgentRuntime } from './runtime';\n",
    ],
    [
      'a default export that is published under the name of its module',
      'export { _default as knowledge };',
      "export { default as knowledge } from './knowledge';\n",
    ],
  ])('exports %s', (_, declarations, entry) => {
    expect(entryOf(declarations)).toBe(entry);
  });

  it('reports names that no source exports', () => {
    expect(() => entryOf('export { Hidden, Gone };')).toThrow(/no source exports: Hidden, Gone/u);
  });
});
