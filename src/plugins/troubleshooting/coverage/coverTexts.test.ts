import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import errorTexts from '../../../release/errorTexts.json';
import type { PrintedTexts } from '../../../release/printedTexts/collectTexts';
import { readGuides } from '../readGuides';
import { readMessages } from '../readMessages';
import { coverTexts } from './coverTexts';
import { readRules } from './readRules';

const RULES_FILE = 'src/plugins/troubleshooting/coverage/errorCoverage.yml';

describe('coverTexts', () => {
  const by = (text: string, codes: string[]): unknown => coverTexts({ 'a.ts': [[1, text]] }, codes, [])[0]?.by;

  it.each([
    ['No adapter for … found', 'No adapter for sqlite found'],
    ['❌ Error in message handling:', 'Error in message handling:'],
    ['ERROR:', 'ERROR:'],
  ])('takes "%s" for the text of the row "%s"', (text, code) => {
    expect(by(text, [code])).toBe('row');
  });

  it.each([
    ['OPENAI_API_KEY is not set', 'OPENAI_API_KEY'],
    ['Error:', 'Error: Cannot find module'],
    ['Error sending tweet:', 'Error sending tweet; Bad response:'],
  ])('does not take "%s" for the text of the row "%s"', (text, code) => {
    expect(by(text, [code])).toBeUndefined();
  });

  it('takes the first rule of which everything fits', () => {
    const rules = readRules(
      'rules.yml',
      '- {files: [b/], leftOut: x}\n- {texts: [no tea], cause: lost, leftOut: y}\n- {texts: [no tea], leftOut: z}\n',
    );
    expect(coverTexts({ 'a/b.ts': [[7, 'No tea today']] }, [], rules)).toEqual([
      { place: 'a/b.ts:7', text: 'No tea today', by: rules[2] },
    ]);
  });
});

describe('the error texts of the release', () => {
  const { messages } = readMessages(readGuides('.'));
  const codes: string[] = [];
  for (const node of messages.flatMap(({ seen }) => seen)) {
    visit(node, 'inlineCode', ({ value }) => {
      codes.push(value);
    });
  }
  const rules = readRules(RULES_FILE, readFileSync(RULES_FILE, 'utf8'));
  // In JSON, a tuple is a list.
  const covered = coverTexts(errorTexts as unknown as PrintedTexts, codes, rules);

  it('have a row or a rule each', () => {
    const counts = new Map<string, number>();
    for (const { by } of covered) {
      const name = by === 'row' ? 'a row of their own' : (by?.entry ?? by?.leftOut ?? 'nothing');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    console.info([...counts].map(([name, count]) => `${count} ${name}`).join('\n'));
    const uncovered = covered.filter(({ by }) => by === undefined).map(({ place, text }) => `${place} ${text}`);
    expect(uncovered, `Write a row under "What goes wrong" in a guide, or a rule in ${RULES_FILE}.`).toEqual([]);
  });

  it('are reached by each rule', () => {
    const idle = rules.filter((rule) => covered.every(({ by }) => by !== rule));
    expect(idle, `Take these rules out of ${RULES_FILE}: rows or earlier rules cover their texts.`).toEqual([]);
  });

  it('lead to entries that there are', () => {
    const anchors = new Set(messages.map(({ anchor }) => anchor));
    expect(rules.flatMap(({ entry }) => entry ?? []).filter((entry) => !anchors.has(entry))).toEqual([]);
  });
});
