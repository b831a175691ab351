import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWrittenFiles } from '../../../page-model/writtenFiles';
import uses from '../../../release/apiUses.json';
import { RELEASE } from '../../../release/version';
import { withoutMarks } from './markdownText';
import { readGuide } from './readGuide';
import { WHERE_TOLD } from './whereTold';

const told = Object.entries(WHERE_TOLD);

describe('WHERE_TOLD', () => {
  it('names sections that exist', () => {
    const pages = new Set(told.map(([, { route }]) => route.replace(/#.*/u, '')));
    const isNamed = (file: string): boolean => pages.has(`/${file.replace(/(?:\/index)?\.mdx?$/u, '')}/`);
    const routes = new Set(
      readWrittenFiles('.')
        .files.filter(({ file }) => isNamed(file))
        .flatMap(({ file, text }) => readGuide(file, text))
        .map(({ route }) => route),
    );
    expect(told.filter(([, { route }]) => !routes.has(route)).map(([name, { route }]) => `${name}: ${route}`)).toEqual(
      [],
    );
  });

  it('has a sentence about each export that can be read alone and is short', () => {
    const wrong = told.filter(
      ([name, { sentence }]) =>
        !new RegExp(`\`${name}\\b`, 'u').test(sentence) ||
        !sentence.endsWith('.') ||
        withoutMarks(sentence).length > 150,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe('apiUses.json', () => {
  it('is of the documented release', () => {
    expect(uses.commit).toBe(RELEASE.commit);
  });

  it('links only to files of the release', () => {
    const { files } = JSON.parse(readFileSync('src/release/facts.json', 'utf8')) as { files: string[] };
    const known = new Set(files);
    const places = Object.values(uses.uses).flatMap((use) => use.places);
    expect(places.length).toBeGreaterThan(300);
    expect(places.filter((place) => !known.has(place.replace(/:\d+$/u, '')))).toEqual([]);
  });
});
