import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';
import type { Site } from './builds';

/** Pages may be kept for so long, as GitHub Pages lets them: the next page of a visit finds its scripts in the cache. */
const MAX_AGE = '10m';

export interface RunningServer {
  /** Where the site is: `http://localhost:41234/eliza/`. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: a folder with a slash is its page, one without is redirected to the
 * address with a slash, and what is not there gets 404.html.
 */
export async function serve({ directory, basePath }: Site): Promise<RunningServer> {
  const files = serveStatic(directory, { maxAge: MAX_AGE });
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(path.join(directory, '404.html')).pipe(response);
    };
    const { url = '/' } = request;
    if (!url.startsWith(basePath)) {
      notFound();
      return;
    }
    // Redirects are made of the original address, files are found by the rest of it.
    files(Object.assign(request, { originalUrl: url, url: url.slice(basePath.length - 1) }), response, notFound);
  });
  // A port that is free: several runs do not get into each other's way.
  server.listen(0);
  await once(server, 'listening');
  const bound = server.address();
  if (!bound || typeof bound === 'string') {
    throw new Error('The server of the tests has no port.');
  }
  return {
    address: `http://localhost:${bound.port}${basePath}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
