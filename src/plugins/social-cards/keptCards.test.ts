import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholePng, keptCards, type KeptCards } from './keptCards';

const PNG = readFileSync('static/img/social-card.png');
const TEXT = { title: 'Actions' };

describe('keptCards', () => {
  let folder: string;
  const draw = vi.fn(() => Promise.resolve(PNG));
  const open = (template = 'one'): Promise<KeptCards> => keptCards(path.join(folder, 'cards'), template);
  const files = (): string[] => readdirSync(path.join(folder, 'cards')).map((name) => path.join(folder, 'cards', name));

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    await (await open()).card(TEXT, draw);
    draw.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('draws a text once', async () => {
    expect(await (await open()).card({ ...TEXT }, draw)).toEqual(PNG);
    expect(draw).not.toHaveBeenCalled();
  });

  it('draws a text once for pages that ask for it at the same time', async () => {
    const kept = await open('two');
    expect(await Promise.all([kept.card(TEXT, draw), kept.card({ ...TEXT }, draw)])).toEqual([PNG, PNG]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws another text, and everything with another template', async () => {
    await (await open()).card({ title: 'Providers' }, draw);
    await (await open('two')).card(TEXT, draw);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(files()).toHaveLength(3);
  });

  it.each<[damage: string, Buffer]>([
    ['empty', Buffer.of()],
    ['cut short', PNG.subarray(0, -1)],
    ['without its end', PNG.subarray(0, -12)],
    ['with a wrong byte', Buffer.from(PNG.map((byte, index) => (index === 5000 ? byte ^ 1 : byte)))],
    ['with more behind it', Buffer.concat([PNG, Buffer.of(0)])],
    ['another format', Buffer.from('<html></html>')],
  ])('draws a card again that is %s', async (_, damaged) => {
    expect(isWholePng(damaged)).toBe(false);
    const [file = expect.fail('nothing is kept')] = files();
    writeFileSync(file, damaged);
    expect(await (await open()).card(TEXT, draw)).toEqual(PNG);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(readFileSync(file)).toEqual(PNG);
  });

  it('forgets the cards that were not asked for, and what an interrupted build left', async () => {
    writeFileSync(path.join(folder, 'cards/x.png.incoming'), 'x');
    const next = await open();
    await next.card({ title: 'Providers' }, draw);
    await next.forgetOthers();
    expect(files()).toHaveLength(1);
    draw.mockClear();
    await (await open()).card({ title: 'Providers' }, draw);
    expect(draw).not.toHaveBeenCalled();
  });
});
