import { describe, expect, it } from 'vitest';
import { markdownAddress, markdownFile } from './addresses';

const SITE = { origin: 'https://example.com', baseUrl: '/eliza/' };
const PAGE = new URL('https://example.com/eliza/docs/intro/');

describe('markdownFile', () => {
  it.each([
    ['docs/intro/', 'docs/intro.md'],
    ['', 'index.md'],
  ])('names the file of %j %s', (route, file) => {
    expect(markdownFile(route)).toBe(file);
  });
});

describe('markdownAddress', () => {
  it.each([
    ['/eliza/docs/core/actions/#examples', 'https://example.com/eliza/docs/core/actions.md#examples'],
    ['#next', 'https://example.com/eliza/docs/intro.md#next'],
    ['/eliza/', 'https://example.com/eliza/index.md'],
    ['/eliza/img/a.svg', 'https://example.com/eliza/img/a.svg'],
    ['/eliza/search/?q=x', 'https://example.com/eliza/search/?q=x'],
    ['https://example.com/other/', 'https://example.com/other/'],
    ['https://elsewhere.org/eliza/', 'https://elsewhere.org/eliza/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('leads from %s to %s', (href, address) => {
    expect(markdownAddress(href, PAGE, SITE)).toBe(address);
  });

  it('keeps what is no address', () => {
    expect(markdownAddress('http://[', PAGE, SITE)).toBe('http://[');
  });
});
