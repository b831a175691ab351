import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { keyOfCode, SAMPLE_TYPES_FILE, type SampleTypes } from '../../src/plugins/sample-types/sampleTypes';
import { SAMPLE_CLASS } from '../../src/plugins/sample-types/sampleClass';
import { BASE_PATH, builtFiles, leadsSomewhere, readBuilt } from '../support/site';

interface BuiltPage {
  file: string;
  $: cheerio.CheerioAPI;
  types: SampleTypes | undefined;
}

/** The pages with samples that are marked. */
function pagesWithSamples(): BuiltPage[] {
  const files = new Set(builtFiles());
  return [...files]
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => ({ file, html: readBuilt(file) }))
    .filter(({ html }) => html.includes(SAMPLE_CLASS))
    .map(({ file, html }) => {
      const ofTypes = file.replace(/index\.html$/u, SAMPLE_TYPES_FILE);
      const types = files.has(ofTypes) ? (JSON.parse(readBuilt(ofTypes)) as SampleTypes) : undefined;
      return { file, $: cheerio.load(html), types };
    });
}

/** The code of a block, as client/nameCode.ts reads it. */
function codeOf($: cheerio.CheerioAPI, block: ReturnType<cheerio.CheerioAPI>): string {
  return block
    .find('.token-line')
    .map((_, line) => $(line).text())
    .get()
    .join('\n');
}

test('each sample that is marked has types, and all files of types belong to such pages', () => {
  const pages = pagesWithSamples();
  const without: string[] = [];
  let samples = 0;
  for (const { file, $, types } of pages) {
    for (const element of $(`.${SAMPLE_CLASS}`).toArray()) {
      const code = codeOf($, $(element));
      samples += 1;
      if (!types?.samples[keyOfCode(code)]?.length) {
        without.push(`${file}: ${code.slice(0, 60)}`);
      }
    }
  }
  expect(without).toEqual([]);
  expect(samples).toBeGreaterThan(60);
  const files = builtFiles().filter((file) => file.endsWith(`/${SAMPLE_TYPES_FILE}`));
  expect(files.length).toBe(pages.length);
});

test('names have notes, and the addresses in them exist', () => {
  const broken = new Set<string>();
  let addresses = 0;
  for (const { file, types } of pagesWithSamples()) {
    const { api = '', notes = [], samples = {} } = types ?? {};
    for (const numbers of Object.values(samples)) {
      expect(numbers.length % 3, file).toBe(0);
      expect(
        numbers.filter((_, index) => index % 3 === 2).every((index) => notes[index]),
        file,
      ).toBe(true);
    }
    for (const [, , address] of notes.filter((note) => note[2] !== undefined)) {
      addresses += 1;
      if (!leadsSomewhere(`${api}${address ?? ''}`.slice(BASE_PATH.length))) {
        broken.add(`${file}: ${api}${address ?? ''}`);
      }
    }
  }
  expect([...broken]).toEqual([]);
  expect(addresses).toBeGreaterThan(300);
});

test('names that samples import from the core package are links without scripts', () => {
  const page = pagesWithSamples().find(({ file }) => file === 'docs/core/actions/index.html');
  const links = page
    ?.$(`.${SAMPLE_CLASS} a`)
    .map((_, link) => page.$(link).attr('href'))
    .get();
  expect(links).toContain(`${BASE_PATH}api/interfaces/Action/`);
});
