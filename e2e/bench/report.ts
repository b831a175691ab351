import {
  changes,
  excesses,
  limitOf,
  measureOf,
  MEASURES,
  PARTS,
  written,
  type Figures,
  type Measured,
  type Part,
  type PartFigures,
} from './figures';

const TITLES: Record<Part, string> = {
  bytes: 'Bytes of a page, cold cache, compressed',
  lighthouse: 'Lighthouse, emulated phone, median of three runs',
  build: 'Builds of a copy of the site',
  growth: 'Five times the digests',
  navigation: 'Navigation between guides, processor slowed down four times',
};

/** Writes figures to the console: a table for each part, what goes too far, and what differs from the committed ones. */
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
    'Goes further than it may',
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

/** When and on what something was measured. */
function circumstances({ date, machine, load }: Measured): string {
  return `${date}, ${machine}, load ${load} before`;
}

/** Tells also of which parts nothing is committed: no difference would be shown of them. */
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

/** Figures in groups that have the same names, so that tables have no empty cells. */
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

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --now: #2b6cb0; --before: #8896a8; --limit: #c53030; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; margin: 0.75rem 0; font-size: 0.9rem; }
  th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #8884; text-align: right; }
  th:first-child { text-align: left; }
  svg { display: block; max-width: 100%; height: auto; margin: 0 0 1rem; }
  svg text { font-size: 12px; fill: currentColor; }
  .legend svg { display: inline; margin: 0; }
  h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
  .now { fill: var(--now); } .before { fill: var(--before); } .limit { stroke: var(--limit); stroke-width: 2; }
  .html { fill: #b7791f; } .js { fill: #2b6cb0; } .css { fill: #6b46c1; } .fonts { fill: #2f855a; }
  .images { fill: #b83280; } .other { fill: #718096; }
`;

/** The report as a page of its own: tables and plots, without scripts and without requests. */
export function htmlReport(measured: PartFigures, committed: PartFigures): string {
  const sections = PARTS.flatMap((part) => {
    const now = measured[part];
    return now
      ? [
          `<section><h2>${escape(TITLES[part])}</h2><p>${escape(circumstances(now))}</p>`,
          ...groups(now.figures).map((group) => htmlTable(part, group)),
          stackedPlot(part, now.figures),
          ...plots(part, now.figures, committed[part]?.figures ?? {}),
          '</section>',
        ]
      : [];
  });
  const tooFar = excesses(measured).map(
    ({ part, subject, name, value, limit }) =>
      `${part}, ${subject}: ${name} ${written(part, name, value)}, limit ${written(part, name, limit)}`,
  );
  const changed = changes(measured, committed).map(
    ({ part, subject, name, before, now, verdict }) =>
      `${part}, ${subject}: ${name} ${written(part, name, before)} before, now ${written(part, name, now)} (${verdict})`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Figures of the site</title><style>${STYLE}</style><h1>Figures of the site</h1>`,
    '<p>Blue: now. Grey: as committed. Red line: the limit.</p>',
    htmlList('Goes further than it may', tooFar),
    htmlList(comparisonTitle(measured, committed), changed),
    ...sections,
    '</html>\n',
  ].join('\n');
}

function htmlList(title: string, lines: readonly string[]): string {
  const items = lines.length > 0 ? lines : ['Nothing'];
  return `<h2>${escape(title)}</h2><ul>${items.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}

function htmlTable(part: Part, figures: Figures): string {
  const [first = {}] = Object.values(figures);
  const head = Object.keys(first).map((name) => `<th scope="col">${escape(name)}</th>`);
  const rows = Object.entries(writtenTable(part, figures)).map(
    ([subject, values]) =>
      `<tr><th scope="row">${escape(subject)}</th>${Object.values(values).map((value) => `<td>${escape(value)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr><th></th>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const WIDTH = 760;
const LABEL = 170;
const VALUE = 90;
const ROW = 30;

interface Bar {
  subject: string;
  text: string;
  /** Lengths one after the other, with the class that colours them. */
  parts: readonly { className: string; value: number }[];
  before?: number;
  limit?: number;
}

/** A plot for each figure of a part that the stacked one does not show, or that has a limit. */
function plots(part: Part, now: Figures, committed: Figures): string[] {
  return Object.entries(MEASURES[part])
    .filter(([, { stacked, limit }]) => !stacked || limit !== undefined)
    .map(([name]) => {
      const bars = Object.entries(now).flatMap(([subject, values]): Bar[] => {
        const value = values[name];
        return value === undefined
          ? []
          : [
              {
                subject,
                text: written(part, name, value),
                parts: [{ className: 'now', value }],
                before: committed[subject]?.[name],
                limit: limitOf({ part, subject, name }),
              },
            ];
      });
      return plot(name, bars);
    });
}

/** One plot of the figures of a part that make a sum. */
function stackedPlot(part: Part, now: Figures): string {
  const names = Object.keys(MEASURES[part]).filter((name) => measureOf(part, name).stacked);
  const bars = Object.entries(now).map(([subject, values]): Bar => {
    const parts = names.map((name) => ({ className: name, value: values[name] ?? 0 }));
    const [first = ''] = names;
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return { subject, text: first && written(part, first, total), parts };
  });
  const legend = names.map((name) => `<svg width="12" height="12"><rect class="${name}" width="12" height="12"/></svg> ${escape(name)}`);
  return names.length === 0 ? '' : `${plot('by kind', bars)}<p class="legend">${legend.join(' &nbsp; ')}</p>`;
}

function plot(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(
    ...bars.flatMap(({ parts, before = 0, limit = 0 }) => [parts.reduce((sum, { value }) => sum + value, 0), before, limit]),
  );
  if (bars.length === 0 || longest <= 0) {
    return ''; // Nothing, or only zeros: the table tells it.
  }
  const scale = (value: number): number => (Math.max(0, value) / longest) * (WIDTH - LABEL - VALUE);
  const rows = bars.map(({ subject, text, parts, before, limit }, index) => {
    const top = index * ROW;
    let left = LABEL;
    const rectangles = parts.map(({ className, value }) => {
      const width = scale(value);
      const at = left;
      left += width;
      return rectangle(className, { x: at, y: top + 4, width, height: 13 }, className);
    });
    return [
      `<text x="0" y="${top + 16}">${escape(subject)}</text>`,
      ...rectangles,
      before === undefined ? '' : rectangle('before', { x: LABEL, y: top + 18, width: scale(before), height: 5 }, 'committed'),
      limit === undefined
        ? ''
        : `<line class="limit" x1="${LABEL + scale(limit)}" x2="${LABEL + scale(limit)}" y1="${top + 1}" y2="${top + 26}"/>`,
      `<text x="${WIDTH - VALUE + 8}" y="${top + 16}">${escape(text)}</text>`,
    ].join('');
  });
  const size = `viewBox="0 0 ${WIDTH} ${bars.length * ROW}" width="${WIDTH}" height="${bars.length * ROW}"`;
  return `<h3>${escape(title)}</h3><svg ${size} role="img" aria-label="${escape(title)}">${rows.join('')}</svg>`;
}

function rectangle(className: string, box: Record<'x' | 'y' | 'width' | 'height', number>, title: string): string {
  const place = Object.entries(box).map(([name, value]) => `${name}="${Number(value.toFixed(1))}"`);
  return `<rect class="${className}" ${place.join(' ')}><title>${escape(title)}</title></rect>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
