const LEANING = /^(?:the same\b|as above\b)/iu;

/** Whether a text can't be understood without the row or the entry above it. */
export function leansOnOthers(text: string): boolean {
  return LEANING.test(text);
}
