import { describe, expect, it } from 'vitest';
import { isOutput } from './isOutput';
import { withoutPrompts } from './withoutPrompts';

describe('withoutPrompts', () => {
  it('keeps the commands of a session, with the lines that continue them', () => {
    const session = ['$ pnpm install \\', '    --frozen-lockfile', 'Done in 3s', '', '$ pnpm start', 'started'];
    expect(withoutPrompts(session.join('\n'))).toBe('pnpm install \\\n    --frozen-lockfile\npnpm start');
  });

  it('changes nothing without a prompt at the start', () => {
    for (const code of ['pnpm install\npnpm start', "echo '\n$ x'", '${name} is\n$ 5']) {
      expect(withoutPrompts(code)).toBe(code);
    }
  });
});

describe('isOutput', () => {
  it('goes by the title, and by the language only without one', () => {
    expect(isOutput('Prints', 'language-ts')).toBe(true);
    expect(isOutput('In the log', 'language-text')).toBe(true);
    expect(isOutput('Message', 'language-text')).toBe(false);
    expect(isOutput('.env', 'language-text')).toBe(false);
    expect(isOutput('Logger.ts', 'language-ts')).toBe(false);
    expect(isOutput('', 'language-text')).toBe(true);
    expect(isOutput(undefined, 'language-bash')).toBe(false);
  });
});
