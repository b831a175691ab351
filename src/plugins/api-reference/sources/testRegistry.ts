import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  const tarball = pack({ 'package.json': JSON.stringify({ name: packageName, version }), ...files });
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

function pack(files: Readonly<Record<string, string>>): Buffer {
  const directory = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(directory, 'package', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const tarball = path.join(directory, 'package.tgz');
    execFileSync('tar', ['-czf', tarball, '-C', directory, 'package']);
    return readFileSync(tarball);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
