import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { classesByInterface, membersUsedIn, namesByType, typesWithManyMembers } from './memberUses';

const types = new Map([
  ['IAgentRuntime', new Set(['character', 'getSetting'])],
  ['Character', new Set(['name', 'settings'])],
]);

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
}

function used(text: string, inCore: readonly [string, string][] = []): string[] {
  const source = parse(text);
  return [...membersUsedIn(source, types, new Map([...inCore, ...namesByType(source, types)]))].sort();
}

it('takes only types with more than twenty members', () => {
  const names = (type: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${type}.m${index}`);
  const many = typesWithManyMembers(['A', 'B', ...names('A', 20), ...names('B', 21)]);
  expect([...many].map(([type, members]) => [type, members.size])).toEqual([['B', 21]]);
});

describe('membersUsedIn', () => {
  it('finds the members of what the file declares with the type, once each', () => {
    const code = 'x.getSetting("A"); x?.getSetting("B"); x.other; y.getSetting("C");';
    for (const declaration of [
      `function f(x: IAgentRuntime) { ${code} }`,
      `const x: IAgentRuntime = z; ${code}`,
      `class C { x: IAgentRuntime; f() { ${code.replaceAll(/x(?=[.?])/gu, 'this.x')} } }`,
      `const x = new IAgentRuntime(); ${code}`,
    ]) {
      expect(used(declaration), declaration).toEqual(['IAgentRuntime.getSetting']);
    }
    expect(used(code)).toEqual([]);
  });

  it('knows the types of the properties that core declares', () => {
    const code = 'function f(runtime: IAgentRuntime) { return runtime.character.settings; }';
    expect(used(code)).toEqual(['IAgentRuntime.character']);
    expect(used(code, [['character', 'Character']])).toEqual(['Character.settings', 'IAgentRuntime.character']);
  });

  it('believes the file more than core', () => {
    expect(used('const character: IAgentRuntime = x; character.name;', [['character', 'Character']])).toEqual([]);
  });
});

it('finds the classes that implement an interface', () => {
  const text = 'class A extends B implements C {}\nclass D extends E {}\nclass F implements G, H {}\n';
  expect([...classesByInterface(parse(text))]).toEqual([
    ['C', 'A'],
    ['G', 'F'],
    ['H', 'F'],
  ]);
});
