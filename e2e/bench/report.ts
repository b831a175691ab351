import { changes, excesses, PARTS, written, type Figures, type Measured, type Part, type PartFigures } from './figures';

const TITLES: Record<Part, string> = {
  bytes: 'Bytes of a page, cold cache, compressed',
  blocking:
    'Main thread with and without the scripts of a page, processor slowed down four times, medians of five pairs',
  build: 'Builds of a copy of the site',
  growth: 'Five times the digests',
  navigation: 'Navigation between guides, processor slowed down four times',
};

/**
 * Prints figures: a table for each part, figures that exceed their limits, and figures that differ from the committed
 * ones.
 */
export function printReport(measured: PartFigures, committed: PartFigures): void {
  for (const part of PARTS) {
    const now = measured[part];
    if (now) {
      console.log(`\n${TITLES[part]} (${circumstances(now)})`);
      for (const group of groups(now.figures)) {
        console.table(writtenTable(part, group));
      }
    }
  }
  printList(
    'Exceeds its limit',
    excesses(measured).map(({ part, subject, name, value, limit }) => ({
      part,
      of: subject,
      figure: name,
      is: written(part, name, value),
      limit: written(part, name, limit),
    })),
  );
  printList(
    comparisonTitle(measured, committed),
    changes(measured, committed).map(({ part, subject, name, before, now, verdict }) => ({
      part,
      of: subject,
      figure: name,
      committed: written(part, name, before),
      now: written(part, name, now),
      verdict,
    })),
  );
}

/** When and where something was measured. */
function circumstances({ date, machine, load }: Measured): string {
  return `${date}, ${machine}, load ${load} before`;
}

/** Names parts without committed figures, too, because no differences can be shown for them. */
function comparisonTitle(measured: PartFigures, committed: PartFigures): string {
  const missing = PARTS.filter((part) => measured[part] && !committed[part]);
  return `Differs from the committed figures${missing.length > 0 ? ` (none are committed of ${missing.join(', ')})` : ''}`;
}

function printList(title: string, rows: readonly Record<string, string>[]): void {
  if (rows.length > 0) {
    console.log(`\n${title}`);
    console.table(rows);
  } else {
    console.log(`\n${title}: nothing`);
  }
}

/** Groups figures with the same names, so that tables have no empty cells. */
function groups(figures: Figures): Figures[] {
  const found = new Map<string, Figures>();
  for (const [subject, values] of Object.entries(figures)) {
    const names = Object.keys(values).join();
    found.set(names, { ...found.get(names), [subject]: values });
  }
  return [...found.values()];
}

function writtenTable(part: Part, figures: Figures): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(figures).map(([subject, values]) => [
      subject,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(part, name, value)])),
    ]),
  );
}
