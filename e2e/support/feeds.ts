import { load } from 'cheerio';
import { readBuilt } from './site';

/** URLs of the entries of a built Atom feed, and when each was updated. */
export function readFeed(file: string): { urls: string[]; days: string[] } {
  const feed = load(readBuilt(file), { xml: true });
  const textsOf = (selector: string): string[] =>
    feed(selector)
      .map((_, element) => feed(element).text())
      .get();
  return { urls: textsOf('entry > id'), days: textsOf('entry > updated') };
}
