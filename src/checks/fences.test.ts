import { describe, expect, it } from 'vitest';
import { checkFences } from './fences';
import { parsePage } from '../page-model/written';

const check = (body: string): string[] => checkFences(parsePage('docs/x.md', `---\ntitle: X\n---\n\n${body}`));

describe('checkFences', () => {
  it.each([
    ['a block', '```bash\nls\n```\n'],
    ['tildes, and an end that is longer', '~~~~ts\nx\n~~~~~\n'],
    ['a block that shows a block', '````md\n```ts\nx\n```\n````\n'],
    [
      'blocks in a list, a quote and a call-out',
      '1. Run:\n\n   ```bash\n   ls\n   ```\n\n> ```\n> x\n> ```\n\n:::note\n\n```\nx\n```\n\n:::\n',
    ],
    ['a list that starts with one', '- ```bash\n  ls\n  ```\n'],
    ['indented code', '    ls\n    ```\n'],
    ['code that ends a line with a fence', '```md\nNo ```\n```\n'],
  ])('accepts %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['has no end', '```bash\nls\n', '5: this code block has no end: write ``` on its own line below it'],
    ['ends with its call-out', ':::note\n\n```bash\nls\n\n:::\n', '7: this code block has no end: write ``` '],
    ['has an end that is too short', '````md\nls\n```\n', '5: this code block has no end: write ```` '],
    [
      'swallows the next',
      '```bash\nls\n\nText\n\n```ts\nx\n```\n',
      '5: this code block is still open on line 10: end it with ```',
    ],
    [
      'swallows one in tildes',
      '~~~bash\nls\n\n~~~ts\nx\n~~~\n',
      '5: this code block is still open on line 8: end it with ~~~',
    ],
  ])('reports a block that %s', (_, body, message) => {
    expect(check(body)).toEqual([expect.stringContaining(`docs/x.md:${message}`)]);
  });
});
