import { composePrompts, type PreviewedPrompt } from '../../preview/composePrompts';
import type { PreviewedCharacter } from '../../preview/state';

/** The longest prompt that is shown, in characters and in parts: each part is an element of the page. */
const MAX_SHOWN = { characters: 200_000, parts: 1000 } as const;
/** A text of the file, or the name of a member, has two. Many short texts take longer than a long one. */
const MAX_QUOTES = 10_000;
/** A template can repeat a member as often as it likes. This limits its variables times the length of the file. */
const MAX_WORK = 1_000_000;

/** Why there are no prompts: the text is no character, its name is empty, or the prompts are too long to be shown. */
export type WithoutPrompts = 'no-character' | 'no-name' | 'too-long';

export type TextPreview = { prompts: PreviewedPrompt[] } | { without: WithoutPrompts };

/**
 * Composes the prompts of a character file.
 *
 * @param text - the text of a file that the release accepts, at most `MAX_PREVIEW_LENGTH` long. Doesn't throw for other texts
 * @returns the prompts, or why there are none
 */
export function previewText(text: string): TextPreview {
  try {
    const given = JSON.parse(text) as PreviewedCharacter;
    if (given.name === '') {
      return { without: 'no-name' };
    }
    if (countVariables(given.templates) * text.length > MAX_WORK || text.split('"').length > MAX_QUOTES) {
      return { without: 'too-long' };
    }
    const prompts = composePrompts(given);
    return prompts.some(isTooLong)
      ? { without: 'too-long' }
      : isText(prompts)
        ? { prompts }
        : { without: 'no-character' };
  } catch {
    return { without: 'no-character' };
  }
}

function countVariables(templates: PreviewedCharacter['templates'] = {}): number {
  return Object.values(templates).reduce((sum, template) => sum + template.split('{{').length - 1, 0);
}

function isTooLong({ system, parts }: PreviewedPrompt): boolean {
  const all = [...system, ...parts];
  const characters = all.reduce((sum, { text }) => sum + text.length, 0);
  return all.length > MAX_SHOWN.parts || characters > MAX_SHOWN.characters;
}

/** Whether all parts are texts. In a file that the release refuses they may be anything. */
function isText(prompts: readonly PreviewedPrompt[]): boolean {
  return prompts.every(({ system, parts }) => [...system, ...parts].every(({ text }) => typeof text === 'string'));
}
