import type { PromptPart } from '../../preview/parts';
import type { PlaceholderName } from '../../preview/placeholders';

/** Where in the file the texts of a prompt come from, in the order of the prompt, each once. */
export function membersIn(parts: readonly PromptPart[]): string[] {
  return [...new Set(parts.flatMap(({ member }) => member ?? []))];
}

/** What a prompt gets while the agent runs, in the order of the prompt, each once. */
export function placeholdersIn(parts: readonly PromptPart[]): PlaceholderName[] {
  return [...new Set(parts.flatMap(({ placeholder }) => placeholder ?? []))];
}

/** The texts between placeholders. A token can be in two neighboring parts, but not in two of these. */
export function textsIn(parts: readonly PromptPart[]): string[] {
  const texts = [''];
  for (const { text, from } of parts) {
    if (from === 'runtime') {
      texts.push('');
    } else {
      texts.push((texts.pop() ?? '') + text);
    }
  }
  return texts.filter(Boolean);
}
