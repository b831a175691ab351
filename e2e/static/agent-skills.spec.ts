import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { readSkillPages } from '../../src/checks/skillPages';
import { SITE } from '../support/builds';
import { serve } from '../support/server';
import { builtFiles, leadsSomewhere, readBuilt } from '../support/site';

/** The program that readers run with npx. */
const CLI = path.join(path.dirname(require.resolve('skills/package.json')), 'bin/cli.mjs');
const FOLDER = '.well-known/agent-skills';
const skills = readSkillPages().map(({ file }) => ({ name: path.basename(path.dirname(file)), source: file }));

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

test('the build has the skills and their index below .well-known, and nothing else', () => {
  expect(skills.length).toBeGreaterThan(5);
  const published = builtFiles().filter((file) => file.startsWith('.well-known/'));
  expect(published.sort()).toEqual(
    [`${FOLDER}/index.json`, ...skills.map(({ name }) => `${FOLDER}/${name}/SKILL.md`)].sort(),
  );
  const index = JSON.parse(readBuilt(`${FOLDER}/index.json`)) as { skills: { name: string; digest: string }[] };
  expect(index.skills.map(({ name, digest }) => [name, digest])).toEqual(
    skills.map(({ name }) => {
      const bytes = readFileSync(path.join(SITE.directory, FOLDER, name, 'SKILL.md'));
      return [name, `sha256:${createHash('sha256').update(bytes).digest('hex')}`];
    }),
  );
});

test('no workflow drops folders that start with a dot from the build', () => {
  const uploads = readdirSync('.github/workflows').flatMap((file) => {
    const { jobs } = parse(readFileSync(path.join('.github/workflows', file), 'utf8')) as {
      jobs: Record<string, { steps: Step[] }>;
    };
    return Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter((step) => step.uses?.includes('/upload-') && /^build$/mu.test(String(step.with?.path)))
      .map((step) => ({ file, hidden: step.with?.['include-hidden-files'] }));
  });
  expect(uploads).toEqual([
    { file: 'ci.yml', hidden: true },
    { file: 'deploy.yml', hidden: true },
  ]);
});

test('every link of a skill leads to a page and a heading of the site', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const { source } of skills) {
    for (const [link, page = '', anchor] of readFileSync(source, 'utf8').matchAll(
      /https:\/\/elizaos\.github\.io\/eliza\/([\w/.-]+?)\.md(?:#([\w-]+))?(?![\w#])/gu,
    )) {
      links += 1;
      if (!leadsSomewhere(`${page}/#${anchor ?? ''}`)) {
        wrong.push(`${source}: ${link}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(links).toBeGreaterThan(15);
});

test('npx skills add installs the skills from the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skills-'));
  const server = await serve(SITE);
  try {
    const program = spawn(
      process.execPath,
      [CLI, 'add', server.address.replace(/\/$/u, ''), '--agent', 'claude-code', '--copy', '--yes'],
      // Its own home, as the program looks there for agents. It tells no one what it does.
      { cwd: folder, env: { ...process.env, HOME: folder, DISABLE_TELEMETRY: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    program.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(program, 'close')) as [number | null];
    expect(code, output).toBe(0);
    for (const { name, source } of skills) {
      const installed = path.join(folder, '.claude/skills', name, 'SKILL.md');
      expect(existsSync(installed), `${installed}\n${output}`).toBe(true);
      expect(readFileSync(installed, 'utf8')).toBe(readFileSync(source, 'utf8'));
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
