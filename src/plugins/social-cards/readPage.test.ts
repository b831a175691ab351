import { expect, it } from 'vitest';
import { readPage } from './readPage';

// As Docusaurus 3.6.3 writes it and the minifier leaves it.
const item = (position: number, name: string): string =>
  `<li itemscope itemprop=itemListElement class=breadcrumbs__item><span itemprop=name>${name}</span><meta itemprop=position content=${position}>`;
const page = (items: string): string =>
  '<!doctype html><html lang=en><head><meta data-rh=true property=og:image content=https://a.b/c.png>' +
  '<meta data-rh=true property=og:image:alt content="Ben &amp; Ada"></head><body><nav><ul><li itemprop=name>Menu</ul></nav>' +
  '<nav aria-label=Breadcrumbs><ul class=breadcrumbs itemscope itemtype=https://schema.org/BreadcrumbList>' +
  `<li class=breadcrumbs__item><a aria-label="Home page" href=/x/></a>${items}</ul></nav>` +
  '<h1>Ben</h1><p><span itemprop=name>Text</span></p>';

it('reads the image and the categories around a page, but not the page itself', () => {
  expect(readPage(page(item(1, 'Packages') + item(2, 'Plugins &amp; more') + item(3, 'Ben')))).toEqual({
    image: 'https://a.b/c.png',
    imageAlt: 'Ben & Ada',
    categories: ['Packages', 'Plugins & more'],
  });
});

it('finds no categories without breadcrumbs', () => {
  expect(readPage('<html><head></head><body><h1>Ben</h1>')).toEqual({ categories: [] });
  expect(readPage(page(item(1, 'Ben'))).categories).toEqual([]);
});
