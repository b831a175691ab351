/** A character without mistakes, which tests change. */
export const ADA = {
  name: 'Ada',
  modelProvider: 'openai',
  clients: [] as string[],
  plugins: [] as unknown[],
  bio: ['Ada explains mathematics.'],
  lore: ['Ada once computed a table of sines.'],
  messageExamples: [
    [
      { user: '{{user1}}', content: { text: 'What is a prime?' } },
      { user: 'Ada', content: { text: 'A number with two divisors.' } },
    ],
  ] as unknown,
  postExamples: ['Zero is even.'],
  topics: ['geometry'],
  adjectives: ['patient'],
  style: { all: ['short sentences'], chat: [], post: [] } as unknown,
};

/** The text of a file that differs from ADA in some members. */
export function adaWith(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...ADA, ...changes }, null, 2);
}

/** The text of ADA, with a part of it replaced. */
export function adaText(part: string, other: string): string {
  const text = adaWith();
  if (!text.includes(part)) {
    throw new Error(`The character doesn't contain ${part}`);
  }
  return text.replace(part, other);
}
