import type { BlockContent, DefinitionContent, List } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { anchorOf } from './anchorOf';
import { packageOfPluginPage, PACKAGES_FILE, packagesIn, readPackages } from './defectPackages';
import { refersToPreviousRow } from './refersToPreviousRow';
import type { WrittenPage } from '../../page-model/written';
import { DEFECTS_HEADING, guideOf, type Guide } from './readGuides';

/** What the release does not do. */
export interface Defect {
  guide: Guide;
  line: number;
  /** The packages that it concerns; the first one is that of the list. */
  packages: [string, ...string[]];
  text: string;
  /** Of its entry on the page of all defects. */
  anchor: string;
  content: (BlockContent | DefinitionContent)[];
}

export interface DefectReading {
  /** By package, then in the order of files and lines. */
  defects: Defect[];
  /** `docs/intro.md:75: what is wrong: the fix`, one line each. */
  problems: string[];
}

/**
 * Reads all lists of defects and checks them.
 *
 * @param packages - which packages they concern
 */
export function readDefects(guides: readonly WrittenPage[], packages = readPackages()): DefectReading {
  const problems: string[] = [];
  const places = new Map<string, string>();
  const found = guides.flatMap((page): Defect[] => {
    const { file } = page;
    const defects = page.section(DEFECTS_HEADING);
    if (!defects) {
      return [];
    }
    const guide = guideOf(page);
    const ofPluginPage = packageOfPluginPage(file);
    const ofPage = ofPluginPage ?? packages.pages[file];
    if (!ofPage) {
      problems.push(
        `${file}:${defects.line}: this page has defects but no package: add it to "pages" in ${PACKAGES_FILE}`,
      );
      return [];
    }
    const lists = defects.nodes.filter((node): node is List => node.type === 'list');
    if (lists.length === 0) {
      problems.push(`${file}:${defects.line}: "${DEFECTS_HEADING}" has no list: write each defect as "- …"`);
    }
    return lists.flatMap(({ children }) =>
      children.map((item): Defect => {
        const text = toString(item).replaceAll(/\s+/gu, ' ');
        const line = defects.lineOf(item);
        if (refersToPreviousRow(text)) {
          problems.push(
            `${file}:${line}: "${text.slice(0, 40)}…" refers to another entry: write it out, because readers see each entry alone`,
          );
        }
        const anchor = anchorOf(text);
        const other = places.get(anchor);
        if (other) {
          problems.push(
            `${file}:${line}: "${text.slice(0, 40)}…" starts like the entry of ${other}, so both would be at #${anchor}: say first what differs`,
          );
        }
        places.set(anchor, `${file}:${line}`);
        const named = packagesIn(text, packages);
        const first = ofPluginPage ?? named[0] ?? ofPage;
        const others = named.filter((name) => name !== first);
        return { guide, line, packages: [first, ...others], text, anchor, content: item.children };
      }),
    );
  });
  return { defects: found.sort((one, other) => order(one) - order(other) || compare(one, other)), problems };
}

/** Kinds of packages, as readers meet them. */
const KINDS = [/^repository$/u, /^agent$/u, /^core$/u, /^client-/u, /^adapter-/u, /^plugin-/u];

function order({ packages: [name] }: Defect): number {
  return KINDS.findIndex((kind) => kind.test(name));
}

function compare({ packages: [one] }: Defect, { packages: [other] }: Defect): number {
  return one < other ? -1 : Number(one > other);
}
