import path from 'node:path';
import { describe, expect, it } from 'vitest';
import proved from './proved.json';
import { withVerification } from './withVerification';

const GUIDE = 'docs/core/actions.md';

describe('withVerification', () => {
  const parse = async (file: string, frontMatter: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const read = withVerification(() => Promise.resolve({ frontMatter, content: '' }));
    const result = await read({
      filePath: path.resolve(file),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
    });
    return result.frontMatter;
  };

  it('tells a guide what was proved of it', async () => {
    expect(await parse(GUIDE, { sources: ['a.ts'] })).toEqual({ sources: ['a.ts'], proved: proved[GUIDE] });
  });

  it('leaves pages alone of which nothing was proved, or that name no sources', async () => {
    expect(await parse('docs/nothing.md', { sources: ['a.ts'] })).toEqual({ sources: ['a.ts'] });
    expect(await parse(GUIDE, { title: 'x' })).toEqual({ title: 'x' });
  });
});
