import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../../release/snapshots';
import { folderWith } from '../../../../utils/testFolder';
import { fetchPackage } from '../../sources/fetchPackage';
import type { Detail, DetailKind, ExportChange, ReleaseComparison } from '../comparison';
import { releaseName, readComparison } from '../readComparison';
import { compareReleases, decisionsOf, type ComparedRelease } from './compareReleases';
import type { ReleaseDecisions } from './decisions';

/** Two programs of the compiler take seconds on a slow machine. */
const TIME_LIMIT_MS = 60_000;

describe('compareReleases', () => {
  const compare = (before: string, after: string, decisions?: ReleaseDecisions): ReleaseComparison => {
    const folder = folderWith({ 'before.d.ts': before, 'after.d.ts': after });
    return compareReleases(
      { release: 'core@1', declarations: path.join(folder, 'before.d.ts') },
      { release: 'core@2', declarations: path.join(folder, 'after.d.ts') },
      decisions,
    );
  };
  const detailsOf = (change: ExportChange): string[] =>
    change.details.map(({ kind, member, breaks }) =>
      `${member} ${kind}, breaks ${breaks.join(' and ') || 'nobody'}`.trim(),
    );
  const details = (before: string, after: string): string[] => compare(before, after).changes.flatMap(detailsOf);

  it('tells what was added and removed, and what is equal', () => {
    const { counts, changes } = compare(
      'interface Kept { a: string }\ndeclare const gone: number;\nexport { type Kept, gone };',
      '/** Another comment. */\ninterface Kept {\n  a: string;\n}\ndeclare const fresh: number;\nexport { type Kept, fresh };',
    );
    expect(counts).toEqual({ added: 1, removed: 1, renamed: 0, changed: 0, equal: 1 });
    expect(changes).toMatchObject([
      { kind: 'equal', before: 'Kept', after: 'Kept' },
      { kind: 'added', after: 'fresh', breaks: [], signatureAfter: 'const fresh: number;' },
      { kind: 'removed', before: 'gone', breaks: ['callers'], signatureBefore: 'const gone: number;' },
    ]);
  });

  describe('compares members', () => {
    const cases: [what: string, before: string, after: string, expected: string[]][] = [
      ['a new member', '{}', '{ a: string }', ['a member added, breaks implementers']],
      ['a new optional member', '{}', '{ a?: string }', ['a member added, breaks nobody']],
      ['a member that is gone', '{ a: string }', '{}', ['a member removed, breaks callers and implementers']],
      ['a method that is gone', '{ a(): void }', '{}', ['a member removed, breaks callers']],
      ['a member that became required', '{ a?: string }', '{ a: string }', ['a became required, breaks implementers']],
      ['a member that became optional', '{ a: string }', '{ a?: string }', ['a became optional, breaks callers']],
      ['a wider type', '{ a: string }', '{ a: string | null }', ['a type widened, breaks callers']],
      ['a narrower type', '{ a: string | null }', '{ a: string }', ['a type narrowed, breaks implementers']],
      ['another type', '{ a: string }', '{ a: number }', ['a type changed, breaks callers and implementers']],
      ['a type that was any', '{ a: any }', '{ a: string }', ['a type changed, breaks callers and implementers']],
      ['a type written in another way', '{ a: string[] }', '{ a: Array<string> }', []],
      ['another order of a union', '{ a: string | null }', '{ a: null | string }', []],
      ['a deeper member', '{ a: { b?: { } } }', '{ a: { b?: { c: 1 } } }', ['a.b.c member added, breaks implementers']],
      [
        'a new optional parameter',
        '{ a(b: 1): void }',
        '{ a(b: 1, c?: 2): void }',
        ['a signature changed, breaks nobody'],
      ],
      ['a new parameter', '{ a(b: 1): void }', '{ a(b: 1, c: 2): void }', ['a signature changed, breaks callers']],
      ['a new option', '{ a(b: {}): void }', '{ a(b: { c: 1 }): void }', ['a signature changed, breaks callers']],
      [
        'an option that is gone',
        '{ a(b: { c?: 1 }): void }',
        '{ a(b: {}): void }',
        ['a signature changed, breaks callers'],
      ],
      ['a wider result', '{ a(): 1 }', '{ a(): 1 | 2 }', ['a signature changed, breaks callers']],
      ['a narrower result', '{ a(): 1 | 2 }', '{ a(): 1 }', ['a signature changed, breaks implementers']],
      ['another name of a parameter', '{ a(b: 1): void }', '{ a(c: 1): void }', []],
      ['a member that is read-only', '{ a: 1 }', '{ readonly a: 1 }', ['a signature changed, breaks callers']],
      ['a deprecated member', '{ a: 1 }', '{\n/** @deprecated */\na: 1 }', ['a deprecated, breaks nobody']],
      ['a package that is not installed', '{ a: X<1> }', '{ a: X<1> }', []],
      ['its other type', '{ a: X<1> }', '{ a: X<2> }', ['a type changed, breaks callers and implementers']],
    ];
    let comparison: ReleaseComparison | undefined;

    // In one comparison, because each takes a second.
    beforeEach(() => {
      comparison ??= compare(
        declare(([, before]) => before),
        declare(([, , after]) => after),
      );
    }, TIME_LIMIT_MS);
    const declare = (bodyOf: (each: (typeof cases)[number]) => string): string =>
      [
        "import { X } from 'not-installed';",
        ...cases.map((each, index) => `interface Shape${index} ${bodyOf(each)}`),
        `export { ${cases.map((_, index) => `type Shape${index}`).join(', ')} };`,
      ].join('\n');

    it.each(cases.map(([what, , , expected], index) => ({ what, expected, index })))('$what', ({ expected, index }) => {
      const change = comparison?.changes.find(({ after }) => after === `Shape${index}`);
      expect(change && detailsOf(change)).toEqual(expected);
    });
  });

  it('does not take a member for changed because the type that it names has changed', () => {
    const declare = (body: string): string =>
      `declare enum Kind { ${body} }\ninterface Runtime { ${body.toLowerCase().replace(/ =.*/u, ': 1')} }\n` +
      'interface Tool { kind: Kind; run(runtime: Runtime): void }\nexport { Kind, type Runtime, type Tool };';
    expect(compare(declare('A = 1'), declare('B = 2')).changes.find(({ after }) => after === 'Tool')?.kind).toBe(
      'equal',
    );
  });

  it('compares classes: what is private is left out, what is protected concerns only code that extends them', () => {
    expect(
      details(
        'declare abstract class Base { private a; protected b: 1; c(): void; }\nexport { Base };',
        'declare abstract class Base<T = any> { protected b: 2; abstract c(): void; d(): void; static e: 1; constructor(f: T); }\nexport { Base };',
      ),
    ).toEqual([
      'declaration changed, breaks nobody',
      'b type changed, breaks implementers',
      'c became required, breaks implementers',
      'd member added, breaks nobody',
      'static e member added, breaks nobody',
      'constructor() member added, breaks nobody',
    ]);
  });

  it('takes a part whose type parameter has a default for a part of that type', () => {
    expect(
      details(
        'declare class Base { db: any; }\nexport { Base };',
        'declare class Base<DB = any> { db: DB; }\nexport { Base };',
      ),
    ).toEqual(['declaration changed, breaks nobody']);
  });

  it('compares enumerations, functions and constants', () => {
    expect(
      details(
        'declare enum E { A = "a", B = "b" }\ndeclare function f(a: 1): void;\ndeclare const t = "x";\nexport { E, f, t };',
        'declare enum E { A = "z", C = "c" }\ndeclare const f: (a: 1 | 2) => void;\ndeclare const t = "y";\nexport { E, f, t };',
      ),
    ).toEqual([
      'A value changed, breaks callers',
      'B member removed, breaks callers',
      'C member added, breaks nobody',
      'signature changed, breaks nobody',
      'value changed, breaks nobody',
    ]);
  });

  it('proposes renames by shape, and counts only those that are confirmed', () => {
    const before = 'declare function ask(question: string, retries: number): Promise<string>;\nexport { ask };';
    const after = before.replaceAll('ask', 'inquire');
    expect(compare(before, after)).toMatchObject({
      counts: { renamed: 0, added: 1, removed: 1 },
      proposedRenames: [{ before: 'ask', after: 'inquire', confirmed: false }],
    });
    const decisions = { renames: { ask: { after: 'inquire', reason: 'Same.' } }, advice: {} };
    expect(compare(before, after, decisions)).toMatchObject({
      counts: { renamed: 1, added: 0, removed: 0 },
      changes: [{ kind: 'renamed', before: 'ask', after: 'inquire', note: 'Same.', breaks: ['callers'] }],
      proposedRenames: [{ confirmed: true }],
    });
  });

  it('names decisions about exports that do not exist, and files that export nothing', () => {
    const decisions = { renames: { a: { after: 'c', reason: 'Same.' } }, advice: {} };
    const text = 'declare const a: 1;\nexport { a };';
    expect(() => compare(text, text, decisions)).toThrow("decisions.ts names exports that don't exist: c of core@2.");
    const advice = { renames: {}, advice: { b: 'Do it.' } };
    expect(() => compare(text, text, advice)).toThrow('b of core@1');
    expect(() => compare('', text)).toThrow(/before\.d\.ts has no declarations to compare/u);
  });
});

describe('the releases on the site', () => {
  let releases: ComparedRelease[];
  let comparison: ReleaseComparison;

  beforeAll(async () => {
    const snapshots = [PREVIOUS_SNAPSHOT, CURRENT_SNAPSHOT];
    const folders = await Promise.all(snapshots.map((snapshot) => fetchPackage(snapshot)));
    releases = snapshots.map((snapshot, index) => ({
      release: releaseName(snapshot),
      declarations: path.join(folders[index] ?? '', 'dist/index.d.ts'),
    }));
    const [before, after] = releases as [ComparedRelease, ComparedRelease];
    comparison = compareReleases(before, after, decisionsOf(before, after));
  }, TIME_LIMIT_MS);

  /** The names of the last line of the declarations, which is not what the comparison reads them from. */
  const exported = ({ declarations }: ComparedRelease): string[] =>
    (/export \{([^}]*)\};\s*$/u.exec(readFileSync(declarations, 'utf8'))?.[1] ?? '')
      .split(',')
      .map((name) => name.trim().split(/\s+/u).at(-1) ?? '');

  it('are compared name by name: none is left out, none is there twice', () => {
    const { counts, changes } = comparison;
    const [before = [], after = []] = releases.map(exported);
    expect([before.length, after.length]).toEqual([109, 145]);
    expect(counts.removed + counts.renamed + counts.changed + counts.equal).toBe(before.length);
    expect(counts.added + counts.renamed + counts.changed + counts.equal).toBe(after.length);
    expect(changes.flatMap((change) => change.before ?? []).sort()).toEqual(before.sort());
    expect(changes.flatMap((change) => change.after ?? []).sort()).toEqual(after.sort());
  });

  it('are compared in the committed file as the command would write it', () => {
    expect(readComparison(), 'run "npm run api-diff", and commit src/release/apiChanges.json').toEqual(
      JSON.parse(JSON.stringify(comparison)),
    );
  });

  it('have no rename that no one has looked at', () => {
    expect(comparison.proposedRenames.filter(({ confirmed }) => !confirmed)).toEqual([]);
  });

  it('have no breaking change without advice', () => {
    expect(comparison.changes.filter(({ breaks, note }) => breaks.length > 0 && !note)).toEqual([]);
  });

  it('have no member that was renamed: no type lost one and got one of the same shape', () => {
    const shapes = (kind: DetailKind): string[] =>
      comparison.changes.flatMap(({ after, details }) =>
        details
          .filter((each) => each.kind === kind)
          .map(({ member, before: old, after: now }) => {
            const [, owner = '', name = ''] = /^(.*\.)?([^.]*)$/u.exec(member) ?? [];
            return `${after}.${owner}${(old ?? now ?? '').replace(name, '')}`;
          }),
      );
    expect(shapes('member removed').length).toBeGreaterThan(0);
    expect(shapes('member removed').filter((shape) => shapes('member added').includes(shape))).toEqual([]);
  });

  const change = (name: string): ExportChange =>
    comparison.changes.find(({ before, after }) => (before ?? after) === name) ?? expect.fail(`no ${name}`);
  const detail = (name: string, member: string): Detail =>
    change(name).details.find((each) => each.member === member) ??
    expect.fail(`${name} has no difference in ${member}`);

  // Read in the sources of both releases, with the reason for what is breaking.
  it.each<[name: string, member: string, DetailKind, breaks: Detail['breaks'], why: string]>([
    ['AgentRuntime', 'constructor()', 'signature changed', ['callers'], 'cacheManager is required in the options'],
    ['AgentRuntime', 'initialize', 'member added', [], 'a class that extends it inherits the method'],
    ['Character', 'twitterProfile.id', 'member added', ['implementers'], 'a profile has to have it'],
    ['Character', 'templates.[key: string]', 'member removed', ['callers', 'implementers'], 'templates have names'],
    ['Client', 'start', 'signature changed', ['callers'], 'the runtime is required; a function without it fits'],
    ['DatabaseAdapter', '', 'declaration changed', [], 'its type parameter has a default'],
    ['DatabaseAdapter', 'init', 'member added', ['implementers'], 'it is abstract'],
    ['IBrowserService', 'getInstance', 'member removed', ['callers'], 'a class may still have it'],
    ['IMemoryManager', 'getMemoriesByRoomIds', 'signature changed', ['callers'], 'no call may give agentId'],
    ['Models', '[ModelProviderName.LIVEPEER]', 'member added', ['implementers'], 'each provider is required'],
    ['booleanFooter', '', 'value changed', [], 'the text says "with only" now'],
    ['stringToUuid', '', 'signature changed', [], 'it also takes a number'],
    ['trimTokens', '', 'signature changed', ['callers'], 'it takes the runtime, and returns a promise'],
  ])('differ in %s %s: %s', (name, member, kind, breaks) => {
    expect(change(name).kind).toBe('changed');
    expect(detail(name, member)).toMatchObject({ kind, breaks });
  });

  it('have two functions with other names', () => {
    expect(change('generateObject')).toMatchObject({ kind: 'renamed', after: 'generateObjectDeprecated', details: [] });
    expect(change('generateObjectV2')).toMatchObject({ kind: 'renamed', after: 'generateObject', details: [] });
  });

  // Their getInstance is still there, and DatabaseAdapter.db is still any without a type argument.
  it('do not differ in what is the same', () => {
    expect(change('IPdfService').kind).toBe('equal');
    expect(change('ISpeechService').kind).toBe('equal');
    expect(change('DatabaseAdapter').details.filter(({ member }) => member === 'db')).toEqual([]);
  });
});
