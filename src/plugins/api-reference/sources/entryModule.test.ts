import { describe, expect, it } from 'vitest';
import { entryModule } from './entryModule';

const sources = new Map([
  [
    'types.ts',
    'export interface Action {}\nexport enum Kind { A }\nexport type Handler = () => void;\ninterface Hidden {}',
  ],
  ['context.ts', 'export const compose = () => "";\nconst inner = 1;\nexport { inner as shown };'],
  ['runtime.ts', 'export class Runtime {}\nexport async function run() {}'],
  ['knowledge.ts', 'async function get() {}\nexport default { get };'],
]);

describe('entryModule', () => {
  it('exports exactly the published names, each from its source', () => {
    const declarations = 'export { type Action, Kind, type Handler, compose, Runtime, run, shown };';
    expect(entryModule(declarations, sources)).toBe(
      "export { compose, shown } from './context';\n" +
        "export { Runtime, run } from './runtime';\n" +
        "export { Action, Kind, Handler } from './types';\n",
    );
  });

  it('follows names that the declarations rename', () => {
    expect(entryModule('export { Runtime as AgentRuntime };', sources)).toBe(
      "export { Runtime as AgentRuntime } from './runtime';\n",
    );
  });

  it('finds a default export that is published under the name of its module', () => {
    expect(entryModule('export { _default as knowledge };', sources)).toBe(
      "export { default as knowledge } from './knowledge';\n",
    );
  });

  it('reports names that no source exports', () => {
    expect(() => entryModule('export { Hidden, Gone };', sources)).toThrow(/no source exports: Hidden, Gone/u);
  });
});
