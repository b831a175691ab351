/** What readers can choose in the catalogue of plugins, and the column of the table that says it, from 0. */
export const CHOICES = {
  kind: { label: 'Kind', column: 1, values: ['chain', 'media', 'client', 'infrastructure'] },
  state: { label: 'Status', column: 2, values: ['works', 'partly works', 'broken'] },
} as const;

export type Choice = keyof typeof CHOICES;
