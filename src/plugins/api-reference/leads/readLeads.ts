import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWrittenFiles } from '../../../checks/writtenFiles';
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
 * Finds out what written pages know about each export.
 *
 * @param siteDir - folder of the site
 * @param cacheFile - keeps the result for later builds, because parsing the pages takes seconds
 */
export async function readLeads(
  siteDir: string,
  symbols: ApiSymbols,
  cacheFile: string,
): Promise<Record<string, SymbolLeads>> {
  const { files } = readWrittenFiles(siteDir);
  const used = files.filter(({ file }) => [GUIDES, LESSONS, CHATS].some((kind) => kind.test(file)));
  const hash = hashOf([[...symbols], used]);
  const kept = await readKept(cacheFile);
  if (kept?.hash === hash) {
    return kept.leads;
  }
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
  await keep(cacheFile, { hash, leads });
  return leads;
}

interface Kept {
  hash: string;
  leads: Record<string, SymbolLeads>;
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    // There is none, or it is damaged: the pages are read again.
    return undefined;
  }
}

async function keep(file: string, kept: Kept): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when it is whole, so that an interrupted build leaves no part of it.
  const incoming = `${file}.${process.pid}`;
  await writeFile(incoming, JSON.stringify(kept));
  await rename(incoming, file);
}

/** Changes with the pages and with the code that reads them. */
function hashOf(inputs: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const folder of [__dirname, path.join(__dirname, '../identifier-links')]) {
    for (const file of readdirSync(folder)
      .filter((name) => /\.(?:ts|yml)$/u.test(name))
      .sort()) {
      hash.update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}
