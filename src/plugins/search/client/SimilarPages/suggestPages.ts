import { fetchChecked } from '@site/src/utils/fetchChecked';
import { FIRST_CONTEXTS } from '../../engine/contexts';
import { pageOf } from '../present';
import { searchService } from '../workerClient';
import { similarRoutes } from './similarRoutes';

const MAX_PAGES = 5;
/** Several hits may be on one page. */
const MAX_HITS = 20;

/** A page that a reader may have meant. */
export interface SuggestedPage {
  /** Without the base path. */
  route: string;
  /** Undefined for a page that was found by its URL. */
  title?: string;
}

/**
 * Pages that the reader may have meant: those with a similar URL, then those that the search finds for the words of the
 * path.
 *
 * @param path - the requested path, without the base path
 * @param words - the words of the path
 * @returns at most five pages; none if neither finds one
 */
export async function suggestPages(path: string, words: string, baseUrl: string): Promise<SuggestedPage[]> {
  // One that can't be loaded does not keep the other from being shown.
  const [similar, found] = await Promise.all([
    pagesOfSitemap(path, baseUrl).catch(() => []),
    words ? foundPages(words, baseUrl).catch(() => []) : [],
  ]);
  const pages = [...similar, ...found];
  return pages
    .filter(({ route }, index) => pages.findIndex((other) => other.route === route) === index)
    .slice(0, MAX_PAGES);
}

async function pagesOfSitemap(path: string, baseUrl: string): Promise<SuggestedPage[]> {
  const sitemap = await fetchChecked(`${baseUrl}sitemap.xml`, isSitemap, { as: 'text' });
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname).slice(baseUrl.length),
  );
  return similarRoutes(path, routes).map((route) => ({ route }));
}

async function foundPages(words: string, baseUrl: string): Promise<SuggestedPage[]> {
  const service = await searchService(baseUrl);
  await Promise.all(FIRST_CONTEXTS.map((context) => service.load(context)));
  const { hits } = await service.search(words, { contexts: FIRST_CONTEXTS }, MAX_HITS);
  return hits.map(({ route, title }) => ({ route: pageOf(route), title }));
}

function isSitemap(content: unknown): content is string {
  return typeof content === 'string' && content.includes('<urlset');
}
