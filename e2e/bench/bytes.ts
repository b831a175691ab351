import type { BrowserContextOptions } from '@playwright/test';
import { emulateConnection, measurePage, saveData, TEMPLATES, withoutImages, type PageBytes } from '../support/bytes';
import type { Figures } from './figures';
import { requireBuild, withBrowser, withServer } from './support';

/** Bytes of a page of each template of `build/`, by kind. */
export async function measureBytes(): Promise<Figures> {
  const pages = await measureRoutes(requireBuild(), TEMPLATES);
  return Object.fromEntries(
    Object.entries(pages).map(([name, bytes]) => [
      name,
      { ...bytes.untilLoad, 'until load, images aside': withoutImages(bytes), 'after load': bytes.afterLoad },
    ]),
  );
}

interface RouteOptions {
  /** Whether the reader saves data, so that nothing is fetched ahead. */
  savingData?: boolean;
}

/**
 * Opens pages of a build, each with an empty cache, and measures what they load.
 *
 * @param routes - route of each page, by name
 */
export async function measureRoutes(
  directory: string,
  routes: Readonly<Record<string, string>>,
  { savingData = false }: RouteOptions = {},
): Promise<Record<string, PageBytes>> {
  const context: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
  return withServer(directory, (site) =>
    withBrowser(async (browser) => {
      const measured: Record<string, PageBytes> = {};
      for (const [name, route] of Object.entries(routes)) {
        const page = await browser.newPage(context);
        await emulateConnection(page);
        if (savingData) {
          await saveData(page);
        }
        measured[name] = await measurePage(page, site + route);
        await page.close();
      }
      return measured;
    }),
  );
}
