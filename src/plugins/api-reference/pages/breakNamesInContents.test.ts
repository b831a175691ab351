import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { breakNamesInContents } from './breakNamesInContents';

const compiled = async (text: string): Promise<string> =>
  String(await compile(text, { rehypePlugins: [breakNamesInContents] }));

describe('breakNamesInContents', () => {
  it('adds places to break to code in the table of contents', async () => {
    const page = await compiled(
      'export const toc = [{ "value": "<code>getParticipantUserState()</code>", "id": "a", "level": 3 }];',
    );
    expect(page).toContain('"<code>getParticipant<wbr>UserState()</code>"');
  });

  it('leaves headings in words, and other exports', async () => {
    const text =
      'export const toc = [{ value: "anHeadingOfWords" }], other = [{ value: "<code>getParticipantUserState" }];';
    const page = await compiled(text);
    expect(page).toContain('"anHeadingOfWords"');
    expect(page).not.toContain('<wbr>');
  });
});
