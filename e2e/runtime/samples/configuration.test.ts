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

const program = `import '../../packages/core/dist/index.js';
console.log(JSON.stringify(['BOTH', 'ROOT', 'AGENT', 'SHELL', 'EMPTY'].map((name) => process.env[name])));
`;

describe('Which .env file is loaded', () => {
  test('the shell wins over the .env of the root, and that one over agent/.env', () => {
    const { stdout } = startIn({
      files: {
        'agent/src/index.mjs': program,
        '.env': 'BOTH=root\nROOT=root\nSHELL=root\nEMPTY=\n',
        'agent/.env': 'BOTH=agent\nAGENT=agent\nSHELL=agent\nEMPTY=agent\n',
      },
      env: { SHELL: 'shell' },
    });
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toEqual(['root', 'root', 'agent', 'shell', '']);
    expect(stdout).toContain('Loaded .env file from: /app/agent/.env');
  });

  test('without agent/.env, the log names the one of the root', () => {
    const { stdout } = startIn({ files: { 'agent/src/index.mjs': program, '.env': 'ROOT=root\n' } });
    expect(stdout).toContain('Loaded .env file from: /app/.env');
  });
});

test('core does not start without @tavily/core, which the image of the release lacks', ({ provokes }) => {
  const { status, stderr } = startIn({ files: { 'agent/src/index.mjs': program }, without: '@tavily' });
  expect(status).toBe(1);
  for (const page of ['guides/docker-setup', 'recipes/embed-in-a-server', 'recipes/run-on-a-server']) {
    provokes(`docs/${page}.md`, '@tavily/core', stderr);
  }
});

test('a folder agent without its links lacks the packages that it imports', ({ provokes }) => {
  const { stderr } = startIn({
    files: { 'agent/src/index.mjs': "import '@elizaos/adapter-postgres';" },
    without: '@elizaos',
  });
  // The agent program is index.ts; Node alone runs this one.
  provokes('docs/guides/docker-setup.md', 'adapter-postgres', stderr.replace('index.mjs', 'index.ts'));
});

test('a package that was not built can not be imported', ({ provokes }) => {
  const { stderr } = startIn({
    files: {
      'node_modules/@elizaos/plugin-hello/package.json': '{ "type": "module", "exports": "./dist/index.js" }',
      'agent/src/index.mjs': "import '@elizaos/plugin-hello';",
    },
  });
  // The agent program is index.ts; Node alone runs this one.
  provokes('docs/guides/local-development.md', 'dist/index.js', stderr.replace('index.mjs', 'index.ts'));
});

test('a plugin that is not installed stops the agent', ({ provokes }) => {
  const { status, stderr } = startIn({
    files: {
      'agent/package.json': '{ "type": "module" }',
      'agent/src/index.ts': '',
      'agent/src/index.mjs': "import '@elizaos/plugin-hello';",
    },
  });
  expect(status).toBe(1);
  // The agent program is index.ts; Node alone runs this one.
  provokes('docs/guides/local-development.md', 'Cannot find package', stderr.replace('index.mjs', 'index.ts'));
});
