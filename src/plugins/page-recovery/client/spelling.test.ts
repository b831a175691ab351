import { describe, expect, it } from 'vitest';
import { isSameAddress, rightSpelling } from './spelling';

const INTRO = '/eliza/docs/intro/';
const findPage = (path: string): string | undefined =>
  path.toLowerCase().replace(/\/$/u, '') === '/eliza/docs/intro' ? INTRO : undefined;

describe('the spelling of an address', () => {
  it.each([
    INTRO,
    '/eliza/docs/intro',
    '//eliza//docs///intro/',
    '/eliza/docs%2Fintro/',
    '/eliza/docs/intro%2f',
    '/ELIZA/Docs/Intro/',
    '/eliza/docs/%69ntro/',
    '/eliza/docs/intro/index.html',
    '/eliza/docs/intro.html',
  ])('may be %s', (path) => {
    expect(isSameAddress(path, INTRO)).toBe(true);
  });

  it.each(['/docs/intro/', '/proxy/eliza/docs/intro/', '/eliza/docs/', '/eliza/docs/introhtml', '/eliza/docs-intro/'])(
    'is not %s',
    (path) => {
      expect(isSameAddress(path, INTRO)).toBe(false);
    },
  );

  it.each(['//eliza/docs//Intro/', '/eliza/docs%2Fintro', '/eliza/docs/intro.html', '/eliza/docs/intro/index.html'])(
    'of a page is that of its route: %s',
    (path) => {
      expect(rightSpelling(path, findPage)).toBe(INTRO);
    },
  );

  it.each([
    ['/eliza/nope/', '/eliza/nope/'],
    ['/eliza/Nope.html', '/eliza/Nope.html'],
    ['//eliza//nope%2Fx/', '/eliza/nope/x/'],
    ['/index.html', '/index.html'],
  ])('of an address without a page has plain slashes: %s', (path, right) => {
    expect(rightSpelling(path, findPage)).toBe(right);
    expect(rightSpelling(right, findPage)).toBe(right);
  });
});
