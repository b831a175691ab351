import { describe, expect, it } from 'vitest';
import { testDocs } from '../testDocs';
import { setting } from './setting';

const { docs } = testDocs();
const ask = (name: string, offset?: number): string => setting.call({ name, offset }, docs);

describe('setting', () => {
  it.each(['OPENAI_API_KEY', 'openai_api_key', '`OPENAI_API_KEY`', '$OPENAI_API_KEY', 'OPENAI_API_KEY=sk-1'])(
    'knows %s',
    (name) => {
      expect(ask(name)).toBe(
        'Settings: 1\n\n[OPENAI_API_KEY](https://docs.test/eliza/docs/guides/configuration/models/#openai_api_key) (Models)\n- What it does: Key of `openai`\n- Default: none\n- Read in: `agent`',
      );
    },
  );

  it('knows a setting whose name has an open part', () => {
    expect(ask('ETHEREUM_PROVIDER_BASE')).toContain('[ETHEREUM_PROVIDER_<CHAIN>]');
  });

  it('finds settings by words, those with the words in their names first', () => {
    expect(ask('server port')).toMatch(/^Settings: 1\n\n\[SERVER_PORT\]/u);
    expect(ask('key for groq')).toMatch(/^Settings: \d\n\n\[GROQ_API_KEY\]/u);
  });

  it('gives a long list in parts', () => {
    const first = ask('ollama');
    expect(first).toContain('Settings: 1 to 10 of 12');
    expect(first).toContain('More: call again with offset 10.');
    expect(ask('ollama', 10)).toContain('Settings: 11 to 12 of 12');
    expect(() => ask('ollama', 12)).toThrow('There are only 12 entries');
  });

  it('names the nearest for an unknown one', () => {
    expect(() => ask('OPENAI_KEY')).toThrow('No setting of 0.1.7 is called OPENAI_KEY. The nearest: OPENAI_API_KEY');
    expect(() => ask('zzzzzzz')).toThrow('Use search for words.');
  });
});
