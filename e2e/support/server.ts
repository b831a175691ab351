import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';
import type { Site } from './builds';

/** How long files may be cached, as on GitHub Pages: the next page of a visit finds its scripts in the cache. */
const MAX_AGE = '10m';

export interface RunningServer {
  /** Where the site is: `http://localhost:41234/eliza/`. */
  address: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** Compresses files as a host does. Tests do without, which saves processor time. */
  compress?: boolean;
}

/**
 * Serves a built site as a static host does: a folder with a slash is its page, one without is redirected to the
 * address with a slash, and a missing file gets 404.html.
 */
export async function serve(
  { directory, basePath }: Pick<Site, 'directory' | 'basePath'>,
  { compress = false }: ServeOptions = {},
): Promise<RunningServer> {
  const compressed = compression();
  // Hosts serve `.well-known`.
  const files = serveStatic(directory, { maxAge: MAX_AGE, dotfiles: 'allow' });
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(path.join(directory, '404.html')).pipe(response);
    };
    const send = (): void => {
      const { url = '/' } = request;
      if (!url.startsWith(basePath)) {
        notFound();
        return;
      }
      // Redirects are made from the original address; files are found by the part after the base path.
      files(Object.assign(request, { originalUrl: url, url: url.slice(basePath.length - 1) }), response, notFound);
    };
    if (compress) {
      compressed(request, response, send);
    } else {
      send();
    }
  });
  // Node closes idle connections after five seconds, which a busy client doesn't notice in time; hosts wait longer.
  server.keepAliveTimeout = 60_000;
  // Any free port, so that several runs can happen at once.
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
