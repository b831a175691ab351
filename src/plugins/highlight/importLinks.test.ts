import { describe, expect, it } from 'vitest';
import { importedNames } from './importLinks';

const links = { packageName: '@elizaos/core', addresses: { Action: '/a/', composeContext: '/c/' } };

function linked(code: string): string[] {
  return importedNames(code, links).map(({ start, end, address }) => `${code.slice(start, end)} ${address}`);
}

describe('importedNames', () => {
  it.each([
    ['in one line', "import { Action, composeContext } from '@elizaos/core';", ['Action /a/', 'composeContext /c/']],
    ['in several lines', 'import type {\n    Action,\n    composeContext,\n} from "@elizaos/core";', 2],
    ['of which some are types', 'import { type Action, composeContext } from "@elizaos/core";', 2],
    ['in a second import', 'import { a } from "b";\nimport { Action } from "@elizaos/core";', ['Action /a/']],
    ['with another name in the sample', 'import { Action as CoreAction } from "@elizaos/core";', ['Action /a/']],
  ])('finds names %s', (_, code, found) => {
    expect(linked(code)).toEqual(typeof found === 'number' ? ['Action /a/', 'composeContext /c/'] : found);
  });

  it.each([
    ['of other packages', 'import { Action } from "other";'],
    ['without an address', 'import { Gone, toString } from "@elizaos/core";'],
    ['that the sample gives to something else', 'import { Gone as Action } from "@elizaos/core";'],
    ['outside of imports', 'const Action = "@elizaos/core";'],
  ])('leaves names alone %s', (_, code) => {
    expect(linked(code)).toEqual([]);
  });
});
