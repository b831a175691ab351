import { describe, expect, it } from 'vitest';
import { parsePage } from '../page-model/written';
import { checkWording, WORDINGS } from './wording';

const problemsOf = (text: string): string[] => checkWording(parsePage('docs/x.md', `# X\n\n${text}\n`));

/** For each wording: a sentence that has it, and one as it should be. */
const SENTENCES = [
  ['The agent asks back first.', 'The agent asks for confirmation first.'],
  ['It starts all the same.', 'It starts anyway.'],
  ['The variable is read by nothing.', 'Nothing reads the variable.'],
  ['Whoever has the key can post.', 'Anyone who has the key can post.'],
  ['The key stands in `.env`.', 'The key is in `.env`.'],
  ['Use another provider than OpenAI.', 'Use a provider other than OpenAI.'],
  ['The recipe is the whole task.', 'The recipe covers this step by step.'],
  ['The package brings four others along.', 'The package includes four others.'],
  ['That is one call of the small model.', 'That is one call to the small model.'],
  ['Put a proxy before the REST API.', 'Put a proxy in front of the REST API.'],
  ['It posts unless told otherwise.', 'By default, it posts.'],
  ['The API asks for no login.', 'The API requires no authentication.'],
  ['Replace `a` by `b`.', 'Replace `a` with `b`.'],
  ['The first start takes long.', 'The first start takes a long time.'],
  ['Look whether the port is open.', 'Check whether the port is open.'],
  ['The models are set so:', 'Set the models this way:'],
  ['The plugin works in part.', 'The plugin partly works.'],
  ['The stock agent has it.', 'The default agent has it.'],
  ['Logging in fails, asked on 7 days.', 'Logging in fails.'],
  ['Write the name in capitals.', 'Write the name in uppercase.'],
  ['The client honours the setting.', 'The client honors the setting.'],
] as const;

describe('checkWording', () => {
  it('has a sentence for each wording', () => {
    expect(
      SENTENCES.map(([wrong]) => WORDINGS.findIndex(({ pattern }) => pattern.test(wrong.replaceAll('`', '')))),
    ).toEqual(WORDINGS.map((_, index) => index));
  });

  it.each(SENTENCES)('reports "%s" and accepts "%s"', (wrong, right) => {
    expect(problemsOf(wrong)).toEqual([expect.stringMatching(/^docs\/x\.md:3: ".+": write ./u)]);
    expect(problemsOf(right)).toEqual([]);
  });

  it('finds a wording that a line break divides', () => {
    expect(problemsOf('It starts all\nthe same.')).toHaveLength(1);
  });

  it('leaves code alone', () => {
    expect(problemsOf('Run `asks back`.\n\n```text\nasks back\n```')).toEqual([]);
  });
});
