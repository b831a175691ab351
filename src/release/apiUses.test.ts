import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { usesIn } from './apiUses';
import data from './apiUses.json';
import { RELEASE } from './version';

const exported = new Set(['Action', 'composeContext', 'embed', 'settings', 'createGoal']);

function uses(text: string, isCore = false): Record<string, { line: number; times: number }> {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return Object.fromEntries(usesIn(source, exported, isCore));
}

describe('usesIn', () => {
  it('finds the first use behind the imports, and counts', () => {
    const text =
      'import { type Action, composeContext } from "@elizaos/core";\n\nconst a: Action = x;\nconst b: Action = y;\n';
    expect(uses(text)).toEqual({ Action: { line: 3, times: 2 } });
  });

  it('knows names that are imported as something else', () => {
    expect(uses('import { embed as vectorOf } from "@elizaos/core";\nvectorOf(r, "x");\n')).toEqual({
      embed: { line: 2, times: 1 },
    });
  });

  it('counts no members, parameters or keys of that name, and no names from elsewhere', () => {
    const text =
      'import { settings } from "@elizaos/core";\nimport { Action } from "./own";\nrun(character.settings, { settings: 1 });\nfunction f(settings: string): Action {}\n';
    expect(uses(text)).toEqual({});
  });

  it('counts values that are passed on by their name', () => {
    expect(
      uses('import { settings } from "@elizaos/core";\nrun({ settings });\nexport { embed } from "@elizaos/core";\n'),
    ).toEqual({
      settings: { line: 2, times: 1 },
      embed: { line: 3, times: 1 },
    });
  });

  it('in core, counts what other files declare and what the file itself does, but no declaration', () => {
    const text =
      'import { embed } from "./embedding.ts";\nexport const createGoal = () => db.createGoal();\nexport interface Action {}\nconst list: Action[] = [embed];\n';
    expect(uses(text, true)).toEqual({ Action: { line: 4, times: 1 }, embed: { line: 4, times: 1 } });
  });
});

describe('apiUses.json', () => {
  it('is of the documented release', () => {
    expect(data.commit).toBe(RELEASE.commit);
  });

  it('links only to files of the release', () => {
    const { files } = JSON.parse(readFileSync('src/release/facts.json', 'utf8')) as { files: string[] };
    const known = new Set(files);
    const places = Object.values(data.uses).flatMap((use) => use.places);
    expect(places.length).toBeGreaterThan(300);
    expect(places.filter((place) => !known.has(place.replace(/:\d+$/u, '')))).toEqual([]);
  });
});
