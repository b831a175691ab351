/** `1 question`, `3 questions`. */
export function countOf(count: number, what: 'channel' | 'day' | 'question'): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
