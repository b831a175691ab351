import type { ReactNode } from 'react';

/** Titles of blocks that show what a program prints, answers or stores. .github/blocks.md lists them. */
const TITLES = /^(?:Prints|Returns|Answer|Result|Stored|Log|Error|In the .+|What the model reads)$/u;

/** Whether a code block shows output: its title says so, or it is text without a title. */
export function isOutput(title: ReactNode, className = ''): boolean {
  return typeof title === 'string' && title ? TITLES.test(title) : /\blanguage-text\b/u.test(className);
}
