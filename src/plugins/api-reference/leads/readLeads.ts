import path from 'node:path';
import { readWrittenFiles, type WrittenFile } from '../../../page-model/writtenFiles';
import { Kept } from '../../../utils/kept';
import type { ApiSymbols } from '../identifier-links/apiSymbols';
import { findLeads, type Lead } from './findLeads';
import { findSamples, readChatDay } from './findUses';
import type { SectionLink } from './markdownText';
import { namesOf } from './namesIn';
import { readExplanations } from './readExplanations';
import { readGuide, type Section } from './readGuide';

/** What written pages know about an export. */
export interface SymbolLeads {
  /** Sections that explain it, the best first. */
  explained: Lead[];
  /** Sections of guides and lessons with samples that use it. */
  samples: SectionLink[];
  /** Days of the chat archive that name it. */
  chats: SectionLink[];
}

const GUIDES = /^docs\//u;
const LESSONS = /^community\/ai-dev-school\//u;
const CHATS = /^community\/Discord\//u;

/**
 * Finds out what written pages know about each export. The result is kept for later builds, because parsing the pages
 * takes seconds.
 *
 * @param siteDir - folder of the site
 */
export function readLeads(siteDir: string, symbols: ApiSymbols): Record<string, SymbolLeads> {
  const { files } = readWrittenFiles(siteDir);
  const used = files.filter(({ file }) => [GUIDES, LESSONS, CHATS].some((kind) => kind.test(file)));
  const kept = new Kept<Record<string, SymbolLeads>>(siteDir, 'leads', [
    __dirname,
    path.join(__dirname, '../identifier-links'),
    path.join(__dirname, '../../../page-model'),
  ]);
  const input = [[...symbols], used.map(({ file, text }) => [file, text])];
  let leads = kept.find(input);
  if (!leads) {
    leads = findAll(used, symbols);
    kept.keep(input, leads);
  }
  kept.removeOthers();
  return leads;
}

function findAll(used: readonly WrittenFile[], symbols: ApiSymbols): Record<string, SymbolLeads> {
  const names = namesOf(symbols);
  const sectionsOf = (kind: RegExp): Section[] =>
    used
      .filter(({ file, text }) => kind.test(file) && names.mayBeIn(text))
      .flatMap(({ file, text }) => readGuide(file, text));
  const guides = sectionsOf(GUIDES);
  const explained = findLeads(guides, names, readExplanations());
  const samples = findSamples([...guides, ...sectionsOf(LESSONS)], names);
  const days = used.flatMap(({ file, text }) => (CHATS.test(file) ? (readChatDay(file, text, names) ?? []) : []));
  const leads: Record<string, SymbolLeads> = {};
  for (const name of symbols.keys()) {
    if (!name.includes('.')) {
      leads[name] = {
        explained: explained.get(name) ?? [],
        samples: samples.get(name) ?? [],
        chats: days.filter(({ symbols: named }) => named.includes(name)).map(({ route, text }) => ({ route, text })),
      };
    }
  }
  return leads;
}
