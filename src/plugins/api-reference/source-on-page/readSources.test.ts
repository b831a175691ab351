import { describe, expect, it } from 'vitest';
import { sourcesByLine } from './readSources';

const FILE = `/** Adds. */
export function add(a: number): number {
    return a;
}

export const twice = async ({ a }: { a: number }) => {
    return a * 2;
};
export const LIMIT = 3,
    OTHER = 4;
declare const unknown: string;

abstract class Base {
    size = 1;

    constructor() {
        this.size = 2;
    }

    /** Runs. */
    async run(
        name: string
    ): Promise<void> {

        if (name) {
            return;
        }
    }
    get double() { return this.size * 2; }
    abstract stop(): void;
}
`;

describe('sourcesByLine', () => {
  const found = sourcesByLine(FILE);

  it('finds functions, variables with a value, and members with a body, by the line of their name', () => {
    expect([...found.keys()]).toEqual([2, 6, 9, 10, 16, 21, 29]);
  });

  it('gives whole lines without comments above them', () => {
    expect(found.get(2)).toEqual({ line: 2, text: 'export function add(a: number): number {\n    return a;\n}' });
    expect(found.get(10)).toEqual({ line: 9, text: 'export const LIMIT = 3,\n    OTHER = 4;' });
  });

  it('removes the indentation of a member', () => {
    const { line, text } = found.get(21) ?? {};
    expect(line).toBe(21);
    expect(text).toMatch(/^async run\(\n {4}name: string\n\): Promise<void> \{\n\n {4}if/u);
    expect(text?.endsWith('\n}')).toBe(true);
  });
});
