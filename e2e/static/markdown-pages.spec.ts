import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { FULL_FILE, INDEX_FILE, markdownFile, partFile } from '../../src/plugins/markdown-pages/addresses';
import { MAX_FILE_LENGTH } from '../../src/plugins/markdown-pages/parts';
import { RELEASE } from '../../src/release/version';
import { builtFiles, builtSize, readBuilt } from '../support/site';

const SITE_URL = 'https://elizaos.github.io/eliza/';
const MAX_INDEX_CHARACTERS = 30_000;
/** What programs read at least of a file that they cut. */
const CHARACTERS_READ = 10_000;

/** One page of each template, by its route. */
const TEMPLATES = [
  '',
  'docs/intro/',
  'docs/core/actions/',
  'docs/recipes/discord-voice/',
  'docs/troubleshooting/',
  'docs/guides/configuration/',
  'api/classes/AgentRuntime/',
  'docs/api/interfaces/Action/',
  'community/Discord/development/coders/chat_2024-12-07/',
  'community/Discord/development/coders/',
  'community/Streams/12-2024/2024-12-20/',
  'community/Contributors/profiles/',
];

/** What a reader doesn't read: controls of the page, and what repeats or announces something. */
const NOT_CONTENT = [
  'nav, button, input, select, textarea, label, svg, script, style',
  '[data-no-markdown], [role=tooltip], [role=status], [role=tablist]',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-footer, .picture--dark',
].join(', ');

/** The words of a text, without the signs that Markdown adds. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a built page, as often as it has them. */
function wordsOfPage(route: string): string[] {
  const page = load(readBuilt(`${route}index.html`));
  const article = page('article').length > 0 ? page('article').first() : page('main');
  article.find(`${NOT_CONTENT}, wbr`).remove();
  // Elements within a line are part of a word, all others end it, and so do badges and links that touch each other.
  article.find('*').not('span, code, em, strong, b, a, time, small').before(' ').after(' ');
  article.find(':is(p, li) > :is(a, span, strong, time) + :is(a, span, time)').before(' ');
  return wordsOf(article.text());
}

/** How often each word is in a list. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
}

/** The text of all files of a page's Markdown. */
function markdownOf(route: string): string {
  const first = readBuilt(markdownFile(route));
  const parts = Number(/^parts: (\d+)$/mu.exec(first)?.[1] ?? 1);
  const others = Array.from({ length: parts - 1 }, (_, index) => readBuilt(partFile(markdownFile(route), index + 2)));
  return [first, ...others].join('\n');
}

test('the Markdown of a page has all its words, as often as the page', () => {
  for (const route of TEMPLATES) {
    // Addresses of links have words, too, but those can only add to the count.
    const written = counted(wordsOf(markdownOf(route)));
    const lost = [...counted(wordsOfPage(route))].filter(([word, times]) => (written.get(word) ?? 0) < times);
    expect(lost, route).toEqual([]);
  }
});

test('every page with content has Markdown, which says what it is and where the list of all pages is', () => {
  const hasContent = (file: string): boolean => file === 'index.html' || /<article[\s>]/u.test(readBuilt(file));
  const pages = builtFiles().filter((file) => file.endsWith('index.html') && hasContent(file));
  expect(pages.length).toBeGreaterThan(0);
  for (const file of pages) {
    const route = file.replace(/index\.html$/u, '');
    const markdown = readBuilt(markdownFile(route));
    expect(markdown, file).toMatch(/^---\ntitle: .+\ndescription: [^]*?\ncanonical_url: .+\nrelease: 0\.1\.\d\n/u);
    expect(markdown, file).toContain(`\ncanonical_url: ${SITE_URL}${route}\n`);
    expect(markdown, file).not.toContain('[View as Markdown]');
    expect(markdown.slice(0, 1_500 + markdown.indexOf('\n---\n')), file).toContain(`${SITE_URL}${INDEX_FILE}`);
    // A page outside the guides that has no menu.
    if (route !== 'markdown-page/') {
      const [head = ''] = readBuilt(file).split('<body');
      expect(head, file).toContain(`rel="alternate" type="text/markdown" href="/eliza/${markdownFile(route)}"`);
    }
  }
});

test('guides say when they were changed, and where the files are that they were checked against', () => {
  const guide = readBuilt('docs/core/actions.md');
  expect(guide).toMatch(/\nlast_updated: "?20\d\d-\d\d-\d\d"?\n/u);
  const [, anchor = ''] = /\nchecked_against: \S+\/docs\/core\/actions\/#(\S+)\n/u.exec(guide) ?? [];
  expect(
    load(readBuilt('docs/core/actions/index.html'))(`#${anchor} a[href*="/packages/core/src/"]`).length,
  ).toBeGreaterThan(0);
});

test('no file is longer than what readers that are programs take, and the first part leads to the others', () => {
  const files = builtFiles().filter((file) => file.endsWith('.md'));
  expect(files.filter((file) => readBuilt(file).length > MAX_FILE_LENGTH)).toEqual([]);
  const parts = files.filter((file) => /\.part-\d+\.md$/u.test(file));
  expect(parts).toContain('docs/troubleshooting.part-2.md');
  expect(
    parts.filter((part) => !readBuilt(part.replace(/\.part-\d+\.md$/u, '.md')).includes(`(${SITE_URL}${part})`)),
  ).toEqual([]);
});

test('every link in the Markdown leads to a file of the build', () => {
  const files = new Set(builtFiles());
  const broken: string[] = [];
  for (const file of files) {
    if (/\.md$|llms.*\.txt$/u.test(file)) {
      for (const [, target = ''] of readBuilt(file).matchAll(
        /\]\(https:\/\/elizaos\.github\.io\/eliza\/([^)#?\s]*)/gu,
      )) {
        const found = files.has(decodeURIComponent(target)) || files.has(`${target}index.html`);
        broken.push(...(found ? [] : [`${file}: ${target}`]));
      }
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});

test('the list of all pages is short, and has the form of llmstxt.org', () => {
  const index = readBuilt(INDEX_FILE);
  expect(index.length).toBeLessThan(MAX_INDEX_CHARACTERS);
  expect(index).toMatch(new RegExp(`^# Eliza ${RELEASE.version}\n\n> .+\n`, 'u'));
  const [, ...lists] = index.split(/^## /mu);
  for (const list of lists) {
    const [title = '', ...lines] = list.trim().split('\n');
    expect(title).not.toBe('');
    for (const line of lines.filter((text) => text !== '')) {
      expect(line, title).toMatch(/^- \[.+\]\(https:\/\/\S+\)(?:: .+)?$/u);
    }
  }
});

test('the list of all pages begins with the pages that readers need first, because many programs cut it', () => {
  const beginning = readBuilt(INDEX_FILE).slice(0, CHARACTERS_READ);
  const needed =
    /^docs\/(?:quickstart|troubleshooting|known-defects|build-with-ai\/mistakes|(?:core|recipes|tutorial)(?:\/[^/]+)?)\.md$/u;
  const pages = builtFiles().filter((file) => needed.test(file) && !/\.part-\d+\.md$/u.test(file));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((file) => !beginning.includes(`(${SITE_URL}${file})`))).toEqual([]);
  // The list of the section says what each is for.
  const guides = readBuilt(`docs/${INDEX_FILE}`);
  expect(pages.filter((file) => !guides.includes(`(${SITE_URL}${file}): `))).toEqual([]);
});

test('the lists name every guide and every symbol, and the file with all text has every guide', () => {
  const full = readBuilt(FULL_FILE);
  const guides = readBuilt(`docs/${INDEX_FILE}`);
  const symbols = readBuilt(`api/${INDEX_FILE}`);
  const markdown = builtFiles().filter((file) => file.endsWith('.md'));
  for (const file of markdown.filter(
    (name) => name.startsWith('docs/') && !/^docs\/api\/|\.part-\d+\.md$/u.test(name),
  )) {
    expect(readBuilt(INDEX_FILE)).toContain(`(${SITE_URL}${file})`);
    expect(guides).toContain(`(${SITE_URL}${file})`);
    expect(full).toContain(markdownOf(file.replace(/\.md$/u, '/')));
  }
  for (const file of markdown.filter((name) => name.startsWith('api/'))) {
    expect(symbols).toContain(`(${SITE_URL}${file})`);
  }
  expect(builtSize(FULL_FILE)).toBeGreaterThan(builtSize(INDEX_FILE));
});

test('the file for coding agents is what its page shows', () => {
  const file = readBuilt('AGENTS.md');
  expect(readBuilt('docs/build-with-ai/agents-md.md')).toContain(`md title="AGENTS.md"\n${file}\`\`\`\`\n`);
  expect(file).toContain('- recipes/: ');
  expect(readBuilt(INDEX_FILE)).toContain(`${SITE_URL}AGENTS.md`);
});
