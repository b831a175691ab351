import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, readdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect } from 'vitest';
import { test } from '../support/test';

const INSTALLED = path.resolve(import.meta.dirname, '../node_modules');

interface Checkout {
  /** Files besides the framework's, by their path. */
  files: Record<string, string>;
  env?: Record<string, string>;
  /** A package that is missing. */
  without?: string;
}

/** Runs `agent/src/index.mjs` in the folder `agent`, as `pnpm start` does, in a checkout with the published core package. */
function startIn({ files, env = {}, without }: Checkout): { status: number | null; stdout: string; stderr: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  try {
    cpSync(path.join(INSTALLED, '@elizaos/core'), path.join(root, 'packages/core'), { recursive: true });
    mkdirSync(path.join(root, 'node_modules'));
    for (const name of readdirSync(INSTALLED)) {
      if (!['.bin', '@elizaos', without].includes(name)) {
        symlinkSync(path.join(INSTALLED, name), path.join(root, 'node_modules', name));
      }
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/index.mjs'], {
      cwd: path.join(root, 'agent'),
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
    // Where the image of the release has the checkout.
    const plain = (text: string): string => stripVTControlCharacters(text).replaceAll(root, '/app');
    return { status, stdout: plain(stdout), stderr: plain(stderr) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const program = `import { findNearestEnvFile } from '../../packages/core/dist/index.js';
console.log(JSON.stringify(['BOTH', 'ROOT', 'AGENT', 'SHELL', 'EMPTY'].map((name) => process.env[name])));
console.log(findNearestEnvFile(process.cwd() + '/src/deep'));
`;

describe('Which .env file is loaded', () => {
  test('the shell wins over the .env of the root, and that one over agent/.env', ({ states }) => {
    states(
      'docs/quickstart.md',
      "the .env in the root of the checkout takes precedence. agent/.env only adds variables that the root file doesn't set. Variables set in your shell override both files",
    );
    const { stdout } = startIn({
      files: {
        'agent/src/index.mjs': program,
        '.env': 'BOTH=root\nROOT=root\nSHELL=root\nEMPTY=\n',
        'agent/.env': 'BOTH=agent\nAGENT=agent\nSHELL=agent\nEMPTY=agent\n',
      },
      env: { SHELL: 'shell' },
    });
    const [values = '', nearest] = stdout.trimEnd().split('\n').slice(-2);
    expect(JSON.parse(values)).toEqual(['root', 'root', 'agent', 'shell', '']);
    expect(nearest).toBe('/app/agent/.env');
    expect(stdout).toContain('Loaded .env file from: /app/agent/.env');
  });

  test('without agent/.env, the log names the one of the root', () => {
    const { stdout } = startIn({ files: { 'agent/src/index.mjs': program, '.env': 'ROOT=root\n' } });
    expect(stdout).toContain('Loaded .env file from: /app/.env');
  });
});

const DOCKER = 'docs/guides/docker-setup.md';
const LOCAL = 'docs/guides/local-development.md';

test.for<[what: string, checkout: Checkout, pages: string[], row: string]>([
  [
    'core does not start without @tavily/core, which the image of the release lacks',
    { files: { 'agent/src/index.mjs': program }, without: '@tavily' },
    [DOCKER, 'docs/recipes/embed-in-a-server.md', 'docs/recipes/run-on-a-server.md'],
    '@tavily/core',
  ],
  [
    'a folder agent without its links lacks the packages that it imports',
    { files: { 'agent/src/index.mjs': "import '@elizaos/adapter-postgres';" }, without: '@elizaos' },
    [DOCKER],
    'adapter-postgres',
  ],
  [
    'a package that was not built can not be imported',
    {
      files: {
        'node_modules/@elizaos/plugin-hello/package.json': '{ "type": "module", "exports": "./dist/index.js" }',
        'agent/src/index.mjs': "import '@elizaos/plugin-hello';",
      },
    },
    [LOCAL],
    'dist/index.js',
  ],
  [
    'a plugin that is not installed stops the agent',
    {
      files: {
        'agent/package.json': '{ "type": "module" }',
        'agent/src/index.ts': '',
        'agent/src/index.mjs': "import '@elizaos/plugin-hello';",
      },
    },
    [LOCAL],
    'Cannot find package',
  ],
])('%s', ([, checkout, pages, row], { provokes }) => {
  const { status, stderr } = startIn(checkout);
  expect(status).toBe(1);
  for (const page of pages) {
    // The agent program is index.ts; Node alone runs this one.
    provokes(page, row, stderr.replace('index.mjs', 'index.ts'));
  }
});
