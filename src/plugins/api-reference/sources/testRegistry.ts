import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderWith } from '../../../utils/testFolder';

export interface TestRegistry {
  url: string;
  integrity: string;
  close: () => Promise<void>;
}

/** A registry on this machine that serves one package, for tests of fetching. */
export async function startRegistry(
  packageName: string,
  version: string,
  files: Readonly<Record<string, string>>,
): Promise<TestRegistry> {
  const contents = { 'package.json': JSON.stringify({ name: packageName, version }), ...files };
  const folder = folderWith(
    Object.fromEntries(Object.entries(contents).map(([file, text]) => [`package/${file}`, text])),
  );
  const tarball = execFileSync('tar', ['-cz', '-C', folder, 'package']);
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      response.end(tarball);
      return;
    }
    const address = server.address() as AddressInfo;
    const dist = { tarball: `http://localhost:${address.port}/package.tgz`, integrity };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name: packageName,
        'dist-tags': { latest: version },
        versions: { [version]: { name: packageName, version, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    integrity,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
