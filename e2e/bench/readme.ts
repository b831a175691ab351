import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, readFigures, written, type Part, type PartFigures } from './figures';

const README = path.resolve('README.md');
const START = '<!-- figures: written by npm run bench -- --update -->';
const END = '<!-- /figures -->';

/** Writes the committed figures into README.md. */
export function updateReadme(): void {
  writeFileSync(README, withFigures(readFileSync(README, 'utf8'), readFigures()));
}

/**
 * A text with these figures between its markers.
 *
 * @throws an error if the markers are missing
 */
export function withFigures(text: string, measured: PartFigures): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0) {
    throw new Error(`README.md has no place for the figures: add the lines "${START}" and "${END}".`);
  }
  return `${text.slice(0, start)}${START}\n\n${figureText(measured)}\n\n${text.slice(end)}`;
}

function figureText(measured: PartFigures): string {
  /** A figure as readers see it; a dash if it was not measured. */
  const show = (part: Part, subject: string, name: string): string => {
    const value = measured[part]?.figures[subject]?.[name];
    return value === undefined ? '–' : written(part, name, value);
  };
  const spread = (page: string, name: string): string =>
    `${show('blocking', page, name)} (${show('blocking', page, `${name}, least`)} to ${show('blocking', page, `${name}, most`)})`;
  const pages = new Set([...subjects(measured, 'bytes'), ...subjects(measured, 'blocking')]);
  const growth = 'five times the digests';
  const mostJs = Math.max(0, ...Object.values(measured.growth?.figures ?? {}).map((page) => page['js more'] ?? 0));
  return [
    table(
      [
        'page',
        'until `load`',
        'JavaScript in it',
        'fetched ahead',
        'blocking added by scripts',
        'work, with / without',
      ],
      [...pages].map((page) => [
        page,
        show('bytes', page, 'until load, images aside'),
        show('bytes', page, 'js'),
        show('bytes', page, 'after load'),
        spread(page, 'difference'),
        spread(page, 'ratio of work'),
      ]),
    ),
    table(
      ['build', 'time', 'peak memory of the largest process'],
      [
        [`cold, ${show('growth', 'as it is', 'pages')} pages`, ...timeAndMemory('build', 'cold')],
        ['again, after one page has changed', ...timeAndMemory('build', 'one page changed')],
        [`cold, five times the digests: ${show('growth', growth, 'pages')} pages`, ...timeAndMemory('growth', growth)],
      ],
    ),
    `A cold build takes ${show('build', 'cold', 'time of plain')} of the time and ${show('build', 'cold', 'memory of plain')} ` +
      'of the memory that plain Docusaurus with webpack needed for the same pages, measured once.\n' +
      `With five times the digests, a page loads at most ${written('growth', 'js more', mostJs)} more JavaScript.\n` +
      `A guide that was fetched ahead is painted ${show('navigation', 'click after pointing', 'time to paint')} after a click, or ` +
      `${show('navigation', 'click at once', 'time to paint')} if the pointer has only just reached the link.`,
    circumstances(measured),
  ].join('\n\n');

  function timeAndMemory(part: Part, build: string): string[] {
    return [show(part, build, 'time'), show(part, build, 'memory')];
  }
}

/** When and where the parts were measured: a sentence for each machine. */
function circumstances(measured: PartFigures): string {
  const byMachine = new Map<string, string[]>();
  for (const part of PARTS) {
    const { date, machine, load } = measured[part] ?? {};
    if (date !== undefined && machine !== undefined) {
      byMachine.set(machine, [...(byMachine.get(machine) ?? []), `${part} ${date} (load ${load} before)`]);
    }
  }
  return [...byMachine].map(([machine, parts]) => `Measured on ${machine}: ${parts.join(', ')}.`).join('\n');
}

function subjects(measured: PartFigures, part: Part): string[] {
  return Object.keys(measured[part]?.figures ?? {});
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
