import { describe, expect, it } from 'vitest';
import { readRules } from './readRules';

const read = (text: string): unknown => readRules('rules.yml', text);

describe('readRules', () => {
  it('reads rules in their order', () => {
    expect(read('- texts: [a]\n  entry: x\n- cause: lost\n  leftOut: y\n')).toEqual([
      { texts: ['a'], entry: 'x' },
      { cause: 'lost', leftOut: 'y' },
    ]);
  });

  it.each([
    ['- texts: [a]\n  entry: x\n- entry: y\n', 'rules.yml:3: fits every text: write files, texts or cause'],
    ['- texts: [a]\n- texts: [b]\n  entry: x\n  leftOut: y\n', 'rules.yml:2: write either entry or leftOut'],
    ['- texts: [a]\n  leftOut: y\n- cause: gone\n  leftOut: y\n', 'rules.yml:3: '],
    ['- texts: [Aa]\n  leftOut: y\n', 'rules.yml:1: "Aa" never fits: write it in lower case'],
    ['- texts: [a\n  entry: x\n', 'rules.yml:2: '],
  ])('names the line of what is wrong: %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
