import { expect, it } from 'vitest';
import { withWholeHead } from './wholeHead';

const HEAD =
  '<meta charset="UTF-8"><meta data-rh="true" property="og:image" content="https://a.b/c.png"><title>x</title>';

it('gives a minified head its tags, and its metadata quotes', () => {
  const html = `<!doctype html><html lang=en>${HEAD.replaceAll('"', '')}<body class=a><meta itemprop=position content=1>`;
  expect(withWholeHead(html)).toBe(
    `<!doctype html><html lang=en><head>${HEAD}</head><body class=a><meta itemprop=position content=1>`,
  );
});

it('leaves a whole head as it is, and values that have quotes', () => {
  const html = `<html lang="en"><head>${HEAD}<meta name="description" content="a=b c=d > e"></head><body></body></html>`;
  expect(withWholeHead(html)).toBe(html);
});

it('gives values with quotes in them the same quotes as others', () => {
  expect(
    withWholeHead(`<html><head><meta name=description content='The form "x-x".'></head><body></body></html>`),
  ).toContain('<meta name="description" content="The form &quot;x-x&quot;.">');
});

it('reads tags that end in a slash, as Docusaurus 3.10 writes them', () => {
  expect(withWholeHead('<html><head><meta name=viewport content="width=1"/></head><body></body></html>')).toContain(
    '<meta name="viewport" content="width=1"/>',
  );
  expect(withWholeHead('<html><head><meta property=og:url content=https://a.b/></head><body></body></html>')).toContain(
    '<meta property="og:url" content="https://a.b/">',
  );
});

it('leaves a redirect as it is', () => {
  const html = '<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset=UTF-8>\n  </head>\n</html>';
  expect(withWholeHead(html)).toBe(html);
});
