import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/packages/agents.md';

test('id-of.ts prints the id that its comment shows', { timeout: LONG }, async ({ guide, proves }) => {
  const { code, place } = guide(PAGE).sample('id-of.ts');
  const shown = /\/\/ (\S+)$/mu.exec(code)?.[1];
  const { stdout } = await runInFolder('id-of.ts', code);
  expect(stdout.trim().split('\n').at(-1)).toBe(shown);
  proves({ samples: [place] });
});

test(
  'talk.mts lets two agents exchange four messages and prints what the page shows',
  { timeout: LONG },
  async ({ guide, model, agent, runtime, proves }) => {
    const page = guide(PAGE);
    const { code, place } = page.sample('talk.mts');
    const shown = page.shown('Prints');
    const { client, address } = await agent();
    client.registerAgent(await runtime({ character: { name: 'Tate', username: 'tate' } }));
    for (const line of shown.split('\n')) {
      const [user = '', text = ''] = line.split(': ');
      model.answer({ user, text, action: 'NONE' });
    }
    // The page's port may be taken here.
    const {
      stdout,
      stderr,
      code: status,
    } = await runInFolder('talk.mts', code.replace('http://localhost:3000', address));
    expect([stderr, status, stdout.trim()]).toEqual(['', 0, shown]);
    const prompts = model.requests.map(({ prompt }) => prompt);
    expect(prompts[0]).toContain('About Tate:');
    expect(prompts[0]).toContain('Ada: What do you think about mathematics in music?');
    expect(prompts[1]).toContain('About Ada:');
    expect(prompts[1]).toContain(`Tate: ${shown.split('\n')[0]?.split(': ')[1]}`);
    proves({ samples: [place] });
  },
);
