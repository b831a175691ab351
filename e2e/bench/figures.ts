import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { FETCHED_AHEAD, GROWTH_BUDGET, PAGE_BUDGETS } from '../budgets';

export const PARTS = ['bytes', 'blocking', 'build', 'growth', 'navigation'] as const;
export type Part = (typeof PARTS)[number];

/** Figures of a part: by subject (a page, a build), then by name. */
export type Figures = Record<string, Record<string, number>>;

/** The measured figures of a part, with date and machine. */
export interface Measured {
  date: string;
  machine: string;
  /** Load average of the minute before the command: if other programs are running, timings are too high. */
  load: number;
  figures: Figures;
}

/** The content of the committed file. */
export type PartFigures = Partial<Record<Part, Measured>>;

export interface Measure {
  unit?: string;
  digits: number;
  better: 'less' | 'neither';
  /** Maximum of the figure, for all pages or builds, or by their name. */
  limit?: number | Readonly<Record<string, number>>;
  /** Changes up to this share are not reported, because timings differ from run to run. */
  tolerance: number;
}

const BYTES = { unit: 'KB', digits: 1, better: 'less', tolerance: 0.01 } satisfies Measure;
const TIME = { unit: 's', digits: 1, better: 'less', tolerance: 0.15 } satisfies Measure;
const MEMORY = { unit: 'GB', digits: 2, better: 'less', tolerance: 0.1 } satisfies Measure;
const SHARE = { digits: 2, better: 'less', tolerance: 0.15 } satisfies Measure;
const COUNT = { digits: 0, better: 'neither', tolerance: 0 } satisfies Measure;
const MS = { unit: 'ms', digits: 0, better: 'less', tolerance: 0.25 } satisfies Measure;

/** All measures in the order of the report, with limits from e2e/budgets.ts. */
const MEASURES: Record<Part, Record<string, Measure>> = {
  bytes: {
    html: BYTES,
    js: { ...BYTES, limit: limits(PAGE_BUDGETS, ({ js }) => js) },
    css: BYTES,
    fonts: BYTES,
    images: BYTES,
    other: BYTES,
    'until load, images aside': { ...BYTES, limit: limits(PAGE_BUDGETS, ({ untilLoad }) => untilLoad) },
    // The search page loads its index without a click.
    'after load': {
      ...BYTES,
      limit: { ...limits(PAGE_BUDGETS, () => FETCHED_AHEAD), search: Number.POSITIVE_INFINITY },
    },
  },
  blocking: {
    'blocking time': MS,
    'without scripts': MS,
    difference: MS,
    'difference, least': MS,
    'difference, most': MS,
    'ratio of work': SHARE,
    'ratio of work, least': SHARE,
    'ratio of work, most': SHARE,
  },
  build: {
    time: TIME,
    memory: MEMORY,
    'time of plain': SHARE,
    'memory of plain': SHARE,
    'time of cold': SHARE,
  },
  growth: {
    digests: COUNT,
    pages: COUNT,
    time: TIME,
    memory: MEMORY,
    'time by pages': { ...SHARE, limit: GROWTH_BUDGET.timeByPages },
    'memory by pages': { ...SHARE, limit: GROWTH_BUDGET.memoryByPages },
    js: BYTES,
    'js at five times': BYTES,
    'js more': { ...BYTES, digits: 2, limit: GROWTH_BUDGET.js },
  },
  navigation: { 'time to paint': MS },
};

function limits<Budget>(
  budgets: Readonly<Record<string, Budget>>,
  limit: (budget: Budget) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(budgets).map(([name, budget]) => [name, limit(budget)]));
}

/** The measure of a figure. */
function measureOf(part: Part, name: string): Measure {
  const measure = MEASURES[part][name];
  if (!measure) {
    throw new Error(`There is no measure "${name}" of ${part}: add it to MEASURES in e2e/bench/figures.ts.`);
  }
  return measure;
}

/** A figure as people read it. */
export function written(part: Part, name: string, value: number): string {
  const { unit, digits } = measureOf(part, name);
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
}

/** Identifies a figure: part, page or build, name. */
export interface Place {
  part: Part;
  subject: string;
  name: string;
}

/** A figure that exceeds its limit. */
export interface Excess extends Place {
  value: number;
  limit: number;
}

/** A figure that differs from the committed one by more than its tolerance. */
export interface Change extends Place {
  before: number;
  now: number;
  verdict: 'better' | 'worse' | 'different';
}

/** Figures that exceed their limits. */
export function excesses(measured: PartFigures): Excess[] {
  return places(measured).flatMap(({ value, ...place }) => {
    const { limit } = measureOf(place.part, place.name);
    const own = typeof limit === 'object' ? limit[place.subject] : limit;
    return own === undefined || value <= own ? [] : [{ ...place, value, limit: own }];
  });
}

/** Figures that differ from the committed ones. Figures that are only in one of the two are left out. */
export function changes(measured: PartFigures, committed: PartFigures): Change[] {
  return places(measured).flatMap(({ value: now, ...place }): Change[] => {
    const before = committed[place.part]?.figures[place.subject]?.[place.name];
    const { better, tolerance, digits } = measureOf(place.part, place.name);
    if (
      before === undefined ||
      Math.abs(now - before) <= Math.abs(before) * tolerance ||
      now.toFixed(digits) === before.toFixed(digits)
    ) {
      return [];
    }
    const verdict = better === 'neither' ? 'different' : now < before ? 'better' : 'worse';
    return [{ ...place, before, now, verdict }];
  });
}

function places(measured: PartFigures): (Place & { value: number })[] {
  return PARTS.flatMap((part) =>
    Object.entries(measured[part]?.figures ?? {}).flatMap(([subject, figures]) =>
      Object.entries(figures).map(([name, value]) => ({ part, subject, name, value })),
    ),
  );
}

/**
 * Adds today's date and this machine to figures.
 *
 * @param load - load average of the minute before the command
 */
export function measuredNow(figures: Figures, load: number): Measured {
  const [processor] = cpus();
  return {
    load: Number(load.toFixed(1)),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Node ${process.version}`,
    figures,
  };
}

/** The committed file. */
export const FIGURES_FILE = path.resolve('e2e/bench/figures.json');

/** Reads the committed figures; empty if the file is missing. */
export function readFigures(file: string = FIGURES_FILE): PartFigures {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PartFigures) : {};
}

/** Writes figures, rounded to one digit more than is shown, and keeps the committed figures of other parts. */
export function writeFigures(measured: PartFigures, file: string = FIGURES_FILE): void {
  const all = { ...readFigures(file), ...measured };
  const ordered = Object.fromEntries(
    PARTS.flatMap((part) => {
      const { figures, ...rest } = all[part] ?? {};
      return figures ? [[part, { ...rest, figures: rounded(part, figures) }]] : [];
    }),
  );
  writeFileSync(file, `${JSON.stringify(ordered, undefined, 2)}\n`);
}

function rounded(part: Part, figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([subject, values]) => [
      subject,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(measureOf(part, name).digits + 1))]),
      ),
    ]),
  );
}
