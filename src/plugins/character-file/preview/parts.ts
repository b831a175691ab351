import { PLACEHOLDERS, type PlaceholderName } from './placeholders';

/** A piece of a prompt, and where it comes from. */
export interface PromptPart {
  /** What is in the prompt; of a placeholder its label. */
  text: string;
  /** The character file, the code of the release, or something that is only there while the agent runs. */
  from: 'character' | 'release' | 'runtime';
  /** Of the character: where in the file, such as `bio`, `style.all` or `templates.twitterPostTemplate`. */
  member?: string;
  /** Of the runtime: a name in `PLACEHOLDERS`. */
  placeholder?: PlaceholderName;
}

export function release(text: string): PromptPart {
  return { text, from: 'release' };
}

export function character(text: string, member: string): PromptPart {
  return { text, from: 'character', member };
}

/** @param label - instead of the one in the table */
export function runtime(placeholder: PlaceholderName, label: string = PLACEHOLDERS[placeholder].label): PromptPart {
  return { text: label, from: 'runtime', placeholder };
}

/** Entries of a member with a text of the release between them. */
export function joined(entries: readonly string[], member: string, separator: string): PromptPart[] {
  return entries.flatMap((entry, index) => [...(index > 0 ? [release(separator)] : []), character(entry, member)]);
}

/** Parts without empty ones, and with neighbors of the same origin in one, except placeholders. */
export function compact(parts: readonly PromptPart[]): PromptPart[] {
  const all: PromptPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && last.from === part.from && last.member === part.member && part.from !== 'runtime') {
      all[all.length - 1] = { ...last, text: last.text + part.text };
    } else if (part.text !== '') {
      all.push(part);
    }
  }
  return all;
}
