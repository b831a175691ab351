import { applyChanges } from './changes';
import type { Repair } from './brackets';
import { syntaxFinding, SyntaxFindings, type SyntaxFinding } from './syntaxFindings';

/** How far a text can be read. */
export interface Trial {
  /** How much of the text was not understood. */
  unread: number;
  /** How many mistakes the rest has. */
  mistakes: number;
}

/** Strings, numbers, objects and lists. The largest character of the release has a few hundred. */
const MAX_PARTS = 20_000;

/** What is wrong with a text, and whether the rest of it can still be understood. */
export class SyntaxReport extends SyntaxFindings {
  isBroken = false;
  /** How much of the text was not understood. */
  unread = 0;
  private parts = 0;

  /** @param tryOut - reads a repaired text; without it, repairs are not looked for */
  constructor(
    private readonly text: string,
    private readonly tryOut?: (text: string) => Trial,
  ) {
    super();
  }

  /** Adds a mistake that doesn't keep the rest from being read. */
  note(finding: SyntaxFinding): void {
    this.add(finding);
    // Thousands of comments or commas are like thousands of values.
    this.countPart();
  }

  countPart(): void {
    this.parts += 1;
    if (this.parts > MAX_PARTS && !this.isBroken) {
      this.stop(
        syntaxFinding(
          'too-many-parts',
          { from: 0, to: 0 },
          `The file has more than ${MAX_PARTS} parts, so it was not checked.`,
          'Put several sentences into one string, or take out what the character doesn’t need.',
        ),
      );
    }
  }

  /** Adds a mistake after which the rest can't be understood. */
  stop(finding: SyntaxFinding): void {
    this.add(finding);
    this.isBroken = true;
    this.unread = this.text.length - finding.from;
  }

  /** Stops with the cause: the repair after which most of the file can be read. */
  repairOrStop(repairs: readonly Repair[], mostUnread: number, finding: SyntaxFinding): void {
    this.stop(this.bestOf(repairs, mostUnread) ?? { ...finding, edit: undefined });
  }

  /** @param mostUnread - how much of the text may not be understood after it */
  bestOf(repairs: readonly Repair[], mostUnread: number): Repair | undefined {
    const { tryOut } = this;
    return (
      tryOut &&
      repairs
        .map((repair) => ({ repair, ...tryOut(applyChanges(this.text, repair.edit.changes)) }))
        .filter(({ unread }) => unread <= mostUnread)
        .sort((one, other) => one.unread - other.unread || one.mistakes - other.mistakes)[0]?.repair
    );
  }
}
