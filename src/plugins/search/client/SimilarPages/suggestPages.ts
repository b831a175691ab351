import { fetchChecked } from '@site/src/utils/fetchChecked';
import { similarRoutes } from './similarRoutes';

/**
 * The routes of the sitemap that the reader may have meant, most likely first.
 *
 * @param path - the requested path, without the base path
 * @throws an error if the sitemap can't be loaded
 */
export async function suggestRoutes(path: string, baseUrl: string): Promise<string[]> {
  const sitemap = await fetchChecked(`${baseUrl}sitemap.xml`, isSitemap, { as: 'text' });
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname).slice(baseUrl.length),
  );
  return similarRoutes(path, routes);
}

function isSitemap(content: unknown): content is string {
  return typeof content === 'string' && content.includes('<urlset');
}
