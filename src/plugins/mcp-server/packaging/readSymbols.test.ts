import { describe, expect, it } from 'vitest';
import { readSymbol } from './readSymbols';

const FILE = 'api/classes/Thing.md';

const PAGE = `---
title: Thing
kind: class
---

# Thing

<small>Defined in [packages/core/src/thing.ts:5](https://code.test/thing.ts#L5)</small>

\`\`\`ts
class Thing implements IThing
\`\`\`

Implements [\`IThing\`](../interfaces/IThing.md)

Does one thing with a [\`Memory\`](../interfaces/Memory.md),
and well.

<nav class="member-list" aria-label="Members" data-no-search="">

- [\`run()\`](#run) Runs.

</nav>

## Properties

### \`name?\`

\`\`\`ts
optional name: string;
\`\`\`

The name. It is shown.

## Methods

### \`run()\`

<small>Defined in [packages/core/src/thing.ts:9](https://code.test/thing.ts#L9)</small>

\`\`\`ts
run(
   message: Memory,
   state?: State
): Promise<void>;
\`\`\`

Runs.

| Parameter | Type |
| :------ | :------ |
| \`message\` | [\`Memory\`](../interfaces/Memory.md) |

### \`stop()\`

\`\`\`ts
stop(): string;
\`\`\`

Returns \`string\`
`;

const routeOf = (member: string): string => `api/classes/Thing/#${member}`;

describe('readSymbol', () => {
  const thing = readSymbol('Thing', 'api/classes/Thing/', PAGE, FILE, routeOf);

  it('reads what an export is, and where it is defined', () => {
    expect(thing).toMatchObject({
      name: 'Thing',
      kind: 'class',
      signature: 'class Thing implements IThing',
      summary: 'Does one thing with a `Memory`, and well.',
      source: { place: 'packages/core/src/thing.ts:5', url: 'https://code.test/thing.ts#L5' },
    });
  });

  it('reads the members, each in one line', () => {
    expect(thing.members).toEqual([
      { name: 'name', route: 'api/classes/Thing/#name', signature: 'optional name: string', summary: 'The name.' },
      {
        name: 'run',
        route: 'api/classes/Thing/#run',
        signature: 'run(message: Memory, state?: State): Promise<void>',
        summary: 'Runs.',
        source: { place: 'packages/core/src/thing.ts:9', url: 'https://code.test/thing.ts#L9' },
      },
      { name: 'stop', route: 'api/classes/Thing/#stop', signature: 'stop(): string', summary: '' },
    ]);
  });

  it('passes over what the page says about changes', () => {
    for (const note of [
      '<div class="api-change" data-no-search="">\n\n**New in 0.1.7**\n\n</div>',
      '<details class="api-change" data-no-search="">\n<summary>Changed</summary>\n\nPass it.\n\n```diff\n- a\n+ b\n```\n\n</details>',
    ]) {
      const text = PAGE.replace('# Thing\n', `# Thing\n\n${note}\n`);
      expect(readSymbol('Thing', 'api/classes/Thing/', text, FILE, routeOf)).toEqual(thing);
    }
  });

  it('reads the rows of an enumeration and of an object', () => {
    const text =
      '---\nkind: enumeration\n---\n# Size\n\n```ts\nenum Size\n```\n\n## Enumeration Members\n\n| Member | Value | Description |\n| :--- | :--- | :--- |\n| <a id="enumeration-member-big"></a> `BIG` | `"big"` | The [largest](x.md) |\n| <a id="p"></a> `get()` | () => `a` \\| `b` |\n';
    expect(readSymbol('Size', 'api/enumerations/Size/', text, FILE, routeOf).members).toMatchObject([
      { name: 'BIG', signature: 'BIG: "big"', summary: 'The largest' },
      { name: 'get', signature: 'get: () => a | b', summary: '' },
    ]);
  });

  it('stops at a page of another form, and names it', () => {
    expect(() => readSymbol('A', 'a/', '---\nkind: class\n---\n# A\n', FILE, routeOf)).toThrow(
      `${FILE}: this page of the API reference has no declaration.`,
    );
    expect(() => readSymbol('A', 'a/', '# A\n\n```ts\nclass A\n```\n', FILE, routeOf)).toThrow(
      `${FILE}: this page of the API reference has no kind.`,
    );
  });
});
