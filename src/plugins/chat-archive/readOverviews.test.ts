import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOverview, readOverviews } from './readOverviews';

const FILE = 'community/Discord/topics/voice.md';

describe('readOverview', () => {
  it('reads paragraphs and lists', () => {
    const { overview, problems } = readOverview(FILE, 'It spoke.\n\n- **Calls**: [on a day](/docs/intro/).\n');
    expect(problems).toEqual([]);
    expect(overview).toMatchObject({ topic: 'voice', file: FILE });
    expect(overview?.body.children.map(({ type }) => type)).toEqual(['paragraph', 'list']);
  });

  it.each([
    ['community/Discord/topics/voices.md', 'Text.', 'voices.md:1: there is no such topic: name the file voice.md'],
    ['community/Discord/topics/voice.txt', 'Text.', 'voice.txt:1: there is no such topic'],
    [FILE, '', 'voice.md:1: there is no text'],
    [FILE, 'Text.\n\n## Heading', 'voice.md:3: heading is not shown here'],
    [FILE, '---\ntopic: voice\n---\n\nText.', 'voice.md:1: thematicBreak is not shown here'],
    [FILE, 'Text.\n\n<b>x</b>\n\n<div>x</div>', 'voice.md:5: html is not shown here'],
    [FILE, 'word '.repeat(301), 'voice.md:1: 301 words are too many'],
    [FILE, 'Text.\n\nAsk @somebody.', 'voice.md:3: '],
  ])('names file, line and fix: %s, %j', (file, content, message) => {
    const { overview, problems } = readOverview(file, content);
    expect(overview).toBeUndefined();
    expect(problems).toContainEqual(expect.stringContaining(message));
  });
});

describe('readOverviews', () => {
  it('finds none where there is no folder', async () => {
    expect(await readOverviews(import.meta.dirname, 'no-folder')).toEqual(new Map());
  });

  it('reads all files, or names everything that is wrong in them', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'overviews-'));
    const write = (name: string, text: string): void => writeFileSync(path.join(siteDir, 'archive/topics', name), text);
    try {
      mkdirSync(path.join(siteDir, 'archive/topics'), { recursive: true });
      write('voice.md', 'It spoke.');
      write('docker.md', 'It ran.');
      expect([...(await readOverviews(siteDir, 'archive')).keys()]).toEqual(['docker', 'voice']);
      write('voice.md', '# Voice');
      write('dockr.md', 'It ran.');
      await expect(readOverviews(siteDir, 'archive')).rejects.toThrow(
        /need fixing:\narchive\/topics\/dockr\.md:1: .* docker\.md.*\narchive\/topics\/voice\.md:1: heading/u,
      );
    } finally {
      rmSync(siteDir, { recursive: true });
    }
  });
});
