import { describe, expect, it } from 'vitest';
import { contentsOf, continuedTable, cutIntoParts, joinParts, MAX_FILE_LENGTH } from './parts';

const SECTIONS = Array.from({ length: 30 }, (_, index) => `## Section ${index}\n\n${'A sentence. '.repeat(400)}\n\n`);
const LONG = `# Long\n\n${SECTIONS.join('')}`;
const ROWS = Array.from({ length: 4_000 }, (_, index) => `| \`SETTING_${index}\` | what it does |`);
const TABLE = `# Settings\n\n| Setting | Meaning |\n| - | - |\n${ROWS.join('\n')}\n\nThe end.\n`;

describe('parts of a page', () => {
  it('leaves a short page whole', () => {
    expect(cutIntoParts('# Short\n')).toEqual(['# Short\n']);
    expect(cutIntoParts('')).toEqual(['']);
  });

  for (const [what, text] of [
    ['sections', LONG],
    ['one table', TABLE],
    ['one line', 'a'.repeat(200_000)],
  ] as const) {
    it(`cuts a page of ${what} into parts that fit and lose nothing`, () => {
      const parts = cutIntoParts(text);
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.filter((part) => part.length > MAX_FILE_LENGTH)).toEqual([]);
      expect(parts.join('')).toBe(text);
      expect(joinParts(parts.map((part, index) => continuedTable(parts, index) + part))).toBe(text);
    });
  }

  it('cuts before headings, and says which each part has', () => {
    const [, second = ''] = cutIntoParts(LONG);
    expect(second).toMatch(/^## Section \d+\n/u);
    expect(contentsOf(second)).toMatch(/^Section \d+, Section \d+/u);
  });

  it('repeats the header of a table that continues', () => {
    const parts = cutIntoParts(TABLE);
    expect(continuedTable(parts, 0)).toBe('');
    expect(continuedTable(parts, 1)).toBe('| Setting | Meaning |\n| - | - |\n');
  });
});
