import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_DESCRIPTION } from '../../src/checks/frontMatter/sharedFields';
import { digestTitle, isDigestChannel } from '../../src/plugins/chat-archive/channels';
import { ARCHIVE_FOLDER } from '../../src/plugins/chat-archive/route';
import { parsePage } from '../../src/page-model/written';
import { isDay } from '../../src/utils/dates';
import { filesBelow } from '../support/builds';

const FILE = /^(.+)\/chat_(\d{4}-\d{2}-\d{2})\.md$/u;

/**
 * Adds copies of the digests with days in earlier years, until there are `times` as many. Channels and topics stay the
 * same, so that only the number of days grows.
 *
 * @param siteDir - a copy of the site
 * @returns the new number of digests
 */
export function generateDigests(siteDir: string, times: number): number {
  const archive = path.join(siteDir, ARCHIVE_FOLDER);
  const originals = filesBelow(archive).flatMap((file) => {
    const [, channel, day] = FILE.exec(file) ?? [];
    return channel && day ? [{ channel, day }] : [];
  });
  const fileOf = (channel: string, day: string): string => path.join(archive, channel, `chat_${day}.md`);
  for (const { channel, day } of originals) {
    const text = readFileSync(fileOf(channel, day), 'utf8');
    let moved = day;
    for (let copy = 1; copy < times; copy++) {
      do {
        moved = yearBefore(moved);
      } while (existsSync(fileOf(channel, moved)));
      writeFileSync(fileOf(channel, moved), moveDigest(text, channel, moved));
    }
  }
  return originals.length * times;
}

/**
 * Moves a digest to another day: changes its front matter, and adds the day to its description, by which the archive
 * recognizes duplicates.
 *
 * @param channel - `section/channel`
 * @param day - `YYYY-MM-DD`
 */
function moveDigest(text: string, channel: string, day: string): string {
  if (!isDigestChannel(channel)) {
    throw new Error(`There is no channel ${channel}.`);
  }
  const { frontMatter: data, body } = parsePage(`${ARCHIVE_FOLDER}/${channel}/chat_${day}.md`, text);
  const mark = ` (${day})`;
  const description = String(data.description).slice(0, MAX_DESCRIPTION - mark.length) + mark;
  const frontMatter = { ...data, title: digestTitle(channel, day), description };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${key === 'date' ? day : JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** The same day in the last earlier year that has it. */
function yearBefore(day: string): string {
  const moved = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(moved) ? moved : yearBefore(moved);
}
