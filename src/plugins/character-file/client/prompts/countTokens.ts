import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';

let encoder: Tiktoken | undefined;

/**
 * Counts tokens with the encoding of gpt-4o, by which the release measures prompts unless it is configured otherwise.
 *
 * @param groups - lists of texts
 * @returns how many tokens the texts of each list have together
 */
export function countTokens(groups: readonly (readonly string[])[]): number[] {
  const encoding = (encoder ??= new Tiktoken(o200k));
  // Names of special tokens, such as <|endoftext|>, are text like any other here.
  const count = (text: string): number => encoding.encode(text, [], []).length;
  return groups.map((texts) => texts.reduce((sum, text) => sum + count(text), 0));
}
