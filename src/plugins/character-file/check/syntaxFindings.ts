import type { Place } from './jsonTree';
import type { Edit } from './types';

/** What keeps a text from being JSON. Each has a rule in rules/json.ts. */
export type SyntaxMistake =
  | 'empty-file'
  | 'too-deep'
  | 'too-many-parts'
  | 'code'
  | 'yaml'
  | 'markdown-fence'
  | 'second-object'
  | 'comment'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'wrong-quotes'
  | 'missing-quote'
  | 'unescaped-quote'
  | 'unquoted-text'
  | 'line-break-in-text'
  | 'bad-escape'
  | 'invisible-character'
  | 'text-around'
  | 'extra-bracket'
  | 'not-closed'
  | 'not-json';

export interface SyntaxFinding extends Place {
  mistake: SyntaxMistake;
  message: string;
  fix: string;
  edit?: Edit;
}

/** A mistake at a place. */
export function syntaxFinding(
  mistake: SyntaxMistake,
  { from, to }: Place,
  message: string,
  fix: string,
  edit?: Edit,
): SyntaxFinding {
  return { mistake, from, to, message, fix, edit };
}

/** From here on more of the same would hide the rest. */
const MAX_FINDINGS = 200;
/** Mistakes that someone makes everywhere in a file. They are one problem. */
const HABITS: ReadonlySet<SyntaxMistake> = new Set([
  'wrong-quotes',
  'unquoted-text',
  'comment',
  'extra-comma',
  'invisible-character',
]);

/** Collects what keeps a text from being JSON. */
export class SyntaxFindings {
  private readonly single: SyntaxFinding[] = [];
  private readonly habits = new Map<SyntaxMistake, SyntaxFinding[]>();

  add(finding: SyntaxFinding): void {
    if (HABITS.has(finding.mistake)) {
      const others = this.habits.get(finding.mistake) ?? [];
      others.push(finding);
      this.habits.set(finding.mistake, others);
    } else {
      this.single.push(finding);
    }
  }

  /** Takes back the last finding if it is of this mistake. */
  takeBack(mistake: SyntaxMistake): void {
    if (this.last?.mistake === mistake) {
      this.single.pop();
    }
  }

  /** The last one that is no habit. */
  get last(): SyntaxFinding | undefined {
    return this.single.at(-1);
  }

  get count(): number {
    return this.single.length;
  }

  get areTooMany(): boolean {
    return this.single.length >= MAX_FINDINGS;
  }

  /** All findings in the order of the text. */
  all(): SyntaxFinding[] {
    const habits = [...this.habits.values()].flatMap((findings) => asOne(findings));
    return [...this.single, ...habits].sort((one, other) => one.from - other.from);
  }
}

/** One finding for all places of a mistake. */
function asOne(findings: readonly SyntaxFinding[]): readonly SyntaxFinding[] {
  const [first, ...others] = findings;
  if (!first || others.length === 0) {
    return findings;
  }
  const changes = findings.flatMap(({ edit }) => edit?.changes ?? []);
  const message = `${first.message} The same mistake is in ${others.length} other ${others.length > 1 ? 'places' : 'place'}.`;
  return [{ ...first, message, edit: first.edit && { label: `Fix all ${findings.length} places`, changes } }];
}
