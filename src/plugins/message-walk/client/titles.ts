/** The steps, in order. */
export const TITLES = [
  'A message comes in',
  'It is stored',
  'The state is composed',
  'The prompt is filled in',
  'The model answers',
  'The action is found',
  'The handler runs',
  'The reply goes out',
] as const;
