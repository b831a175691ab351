import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** Cards from earlier builds, by what is drawn on them. */
export interface KeptCards {
  /** The card as PNG; drawn only if no undamaged one is kept. */
  card: (text: unknown, draw: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Removes the cards that this build didn't ask for. */
  forgetOthers: () => Promise<void>;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum of a part of a PNG file. */
const FRAME_BYTES = 12;

/**
 * Opens the folder of kept cards.
 *
 * @param folder - is created if needed
 * @param template - stands for everything that cards depend on besides their text; other templates, other cards
 */
export async function keptCards(folder: string, template: string): Promise<KeptCards> {
  await mkdir(folder, { recursive: true });
  /** By the names of their files. Pages with the same text share a card. */
  const cards = new Map<string, Promise<Uint8Array>>();
  return {
    card(text, draw) {
      const hash = createHash('sha256')
        .update(JSON.stringify([template, text]))
        .digest('hex')
        .slice(0, 20);
      const name = `${hash}.png`;
      const card = cards.get(name) ?? keptOrDrawn(path.join(folder, name), draw);
      cards.set(name, card);
      return card;
    },

    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !cards.has(name));
      await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true })));
    },
  };
}

async function keptOrDrawn(file: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept && isWholePng(kept)) {
    return kept;
  }
  const drawn = await draw();
  // Written under another name and renamed, so that an interrupted build leaves no incomplete card.
  await writeFile(`${file}.incoming`, drawn);
  await rename(`${file}.incoming`, file);
  return drawn;
}

/** Whether a file is a PNG from its signature to its end, with the right checksum of each part. */
export function isWholePng(file: Buffer): boolean {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    return false;
  }
  let at = SIGNATURE.length;
  let type = '';
  while (at + FRAME_BYTES <= file.length && type !== 'IEND') {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (end > file.length || file.readUInt32BE(end - 4) !== crc32(file.subarray(at + 4, end - 4))) {
      return false;
    }
    type = file.toString('latin1', at + 4, at + 8);
    at = end;
  }
  return type === 'IEND' && at === file.length;
}
