import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { AMBIGUOUS_NAMES } from '../../src/plugins/api-reference/identifier-links/ambiguousNames';
import { BASE_PATH, builtFiles, loadBuilt, readBuilt } from '../support/site';

const SYMBOL_PAGE = /^api\/(?:classes|enumerations|functions|interfaces|type-aliases|variables)\/[^/]+\/index\.html$/u;
const GUIDE = `${BASE_PATH}docs/`;

/** Pages of exports, by their file. */
function symbolPages(): Map<string, cheerio.CheerioAPI> {
  const files = builtFiles().filter((file) => SYMBOL_PAGE.test(file));
  return new Map(files.map((file) => [file, cheerio.load(readBuilt(file))]));
}

/** Addresses of the links in an element, on the site only. */
function addresses(page: cheerio.CheerioAPI, selector: string): string[] {
  return page(selector)
    .find('a[href]')
    .toArray()
    .map((link) => page(link).attr('href') ?? '')
    .filter((href) => href.startsWith(BASE_PATH));
}

test('each export says what it is for, leads on to a guide, and shows who uses it', () => {
  const pages = symbolPages();
  expect(pages.size).toBe(145);
  const without = (fault: (page: cheerio.CheerioAPI) => boolean): string[] =>
    [...pages].filter(([, page]) => fault(page)).map(([file]) => file);
  expect(without((page) => !page('meta[name=description]').attr('content')?.includes('0.1.7: '))).toEqual([]);
  expect(without((page) => !addresses(page, '[data-leads]').some((href) => href.startsWith(GUIDE)))).toEqual([]);
  expect(without((page) => page('[data-leads] h2#used-in').length !== 1)).toEqual([]);
});

test('the lists of all exports say something about each', () => {
  for (const list of ['api/globals', 'docs/api/globals']) {
    const page = loadBuilt(`${list}/`);
    const rows = page('.markdown tbody tr').toArray();
    expect(rows.length, list).toBeGreaterThan(100);
    const silent = rows.filter((row) => /^[\s-]*$/u.test(page(row).find('td').eq(1).text()));
    expect(silent.map((row) => page(row).find('td').first().text())).toEqual([]);
  }
  // The Markdown, which the MCP server reads, too.
  expect(readBuilt('api/globals.md')).toContain('`createGoal` stores a goal.');
});

test('a sentence in place of a missing description names the export, and links to the section that says more', () => {
  let sentences = 0;
  for (const [file, page] of symbolPages()) {
    const sentence = page('h1').closest('.markdown').find('[data-lead]');
    if (sentence.length > 0) {
      sentences += 1;
      expect(sentence.text(), file).toContain(file.split('/').at(-2));
      expect(sentence.text(), file).toMatch(/\. More in .+\.\s*$/u);
      expect(sentence.find('a').attr('href'), file).toMatch(/^\/eliza\/docs\/./u);
    }
  }
  expect(sentences).toBeGreaterThan(50);
});

test('pages with many members name those that are used most before all others, in their Markdown too', () => {
  for (const [name, member] of [
    ['interfaces/IAgentRuntime', 'getSetting'],
    ['classes/AgentRuntime', 'getSetting'],
    ['type-aliases/Character', 'modelProvider'],
  ] as const) {
    const page = loadBuilt(`api/${name}/`);
    const anchors = page('.markdown a')
      .toArray()
      .map((link) => page(link).attr('href') ?? '')
      .filter((href) => href.startsWith('#') && page(href).is('h3'));
    expect(anchors.slice(0, 8), name).toContain(`#${member.toLowerCase()}`);
    const markdown = readBuilt(`api/${name}.md`);
    const sections = markdown.indexOf('\n## ');
    expect(sections, name).toBeGreaterThan(0);
    expect(markdown.slice(0, sections), name).toMatch(new RegExp(`^- \\[\`${member}(?:\\(\\))?\`\\]\\(`, 'mu'));
  }
});

test('the lists are in the HTML of a page only, and not in its script', () => {
  const scripts = builtFiles().filter((file) => file.startsWith('assets/js/pages/api/'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(readBuilt('api/classes/AgentRuntime/index.html')).toContain('More sections');
  expect(scripts.filter((file) => /More (?:sections|places)\b/u.test(readBuilt(file)))).toEqual([]);
});

test('pages of the old release have none', () => {
  const old = builtFiles().filter((file) => /^docs\/api\/.+\/index\.html$/u.test(file));
  expect(old.length).toBeGreaterThan(50);
  expect(old.filter((file) => readBuilt(file).includes('data-lead'))).toEqual([]);
});

test('names that link only where the writer says so are still exported', () => {
  const exported = [...symbolPages().keys()].map((file) => file.split('/').at(-2));
  expect(Object.keys(AMBIGUOUS_NAMES).filter((name) => !exported.includes(name))).toEqual([]);
});
