/** Whether a text can't be understood without the row or the entry above it. */
export function refersToPreviousRow(text: string): boolean {
  return /^(?:the same\b|as above\b)/iu.test(text);
}
