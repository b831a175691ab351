import { describe, expect, it } from 'vitest';
import { applyChanges } from '../changes';
import { checkCharacter } from '../checkCharacter';
import { adaText, adaWith } from '../testdata/characters';
import type { Problem } from '../types';
import { RULES } from '.';

const secrets = (values: Record<string, unknown>): { settings: unknown } => ({ settings: { secrets: values } });

/** For each rule a file that breaks it, and one that is near to it and doesn't. Without one, it is the character without mistakes. */
const FILES: Readonly<Record<string, readonly [bad: string, good?: string]>> = {
  'not-text': ['\u{feff}{\0"\0n\0a\0m\0e\0"\0:\0 \0"\0A\0d\0a\0"\0}\0'],
  'lost-characters': [adaWith({ bio: 'Ada lives in M\u{fffd}nchen.' }), adaWith({ bio: 'Ada lives in München.' })],
  'empty-file': [' \n'],
  code: [`export const character: Character = ${adaWith()};`],
  yaml: ['name: Ada\nbio: >\n  Ada explains.\n'],
  'markdown-fence': [`\`\`\`json\n${adaWith()}\n\`\`\`\n`],
  'second-object': [`${adaWith()}\n${adaWith({ name: 'Ida' })}`],
  comment: [adaText('"name"', '// who she is\n  "name"'), adaWith({ bio: 'https://example.com // and /* more */' })],
  'extra-comma': [adaText('"short sentences"\n', '"short sentences",\n')],
  'missing-comma': [adaText('"Ada",', '"Ada"')],
  'missing-colon': [adaText('"name": "Ada"', '"name" "Ada"')],
  'wrong-quotes': [adaText('"Ada"', "'Ada'"), adaWith({ bio: "Ada's “proofs”" })],
  'missing-quote': [adaText('"Ada",', '"Ada,')],
  'unescaped-quote': [adaText('Zero is even', 'Zero is "even", always'), adaWith({ bio: 'Ada says "yes", always' })],
  'unquoted-text': [adaText('"name": "Ada"', 'name: "Ada"')],
  'line-break-in-text': [
    adaText('Ada explains mathematics.', 'Ada explains\n mathematics.'),
    adaWith({ bio: 'Ada\nexplains' }),
  ],
  'bad-escape': [adaText('Zero is even', "Zero isn\\'t odd"), adaWith({ bio: 'a "quote", a \\ and a \t' })],
  'invisible-character': [`\u{feff}${adaWith()}`, adaWith({ bio: 'a\u{a0}b' })],
  'text-around': [`Here is the file:\n${adaWith()}`],
  'extra-bracket': [adaText('"patient"\n  ]', '"patient"\n  ]]')],
  'not-closed': [adaWith().slice(0, -1)],
  'wrapped-character': [`{ "character": ${adaWith()} }`, adaWith({ character: { name: 'Ida', bio: 'x' } })],
  'too-deep': [adaText('"Ada"', `${'['.repeat(300)}${']'.repeat(300)}`)],
  'too-many-parts': [adaWith({ topics: Array.from({ length: 20_001 }, () => '') })],
  'not-json': [adaText('"Ada"', '#')],
  'missing-member': [adaWith({ lore: undefined })],
  'unknown-provider': [adaWith({ modelProvider: 'OpenAI' })],
  'unknown-client': [adaWith({ clients: ['Telegram'] }), adaWith({ clients: ['telegram'] })],
  'knowledge-object': [
    adaWith({ knowledge: [{ text: 'Ada is 36.', shared: false }] }),
    adaWith({ knowledge: ['Ada is 36.'] }),
  ],
  'secret-not-text': [adaWith(secrets({ POST_INTERVAL_MIN: 90 })), adaWith(secrets({ POST_INTERVAL_MIN: '90' }))],
  'message-form': [
    adaWith({ messageExamples: [{ user: 'Ada', content: { text: 'Hello' } }] }),
    adaWith({ messageExamples: [] }),
  ],
  'plugin-form': [adaWith({ plugins: ['@elizaos/plugin-evm', { name: 'x', description: 'y' }] })],
  'invalid-id': [adaWith({ id: 'ada-1' }), adaWith({ id: '7b1f7c62-3f4e-4d0a-9a52-0c8f5f3f1d11' })],
  'wrong-type': [adaWith({ topics: 'geometry' })],
  'repeated-member': [adaText('"name": "Ada"', '"name": "Bob",\n  "name": "Ada"')],
  'unknown-member': [
    adaWith({ adjektives: ['patient'] }),
    adaWith({ $schema: 'x', _note: 'x', '//': 'x', settings: { SERVER_PORT: '1' } }),
  ],
  'unread-member': [adaWith({ username: 'ada' }), adaWith({ settings: { imageSettings: { numIterations: 4 } } })],
  'client-without-effect': [adaWith({ clients: ['auto'] }), adaWith({ clients: ['discord'] })],
  'client-direct': [adaWith({ clients: ['direct'] }), adaWith({ clients: ['discord'] })],
  'client-settings': [
    adaWith({ clients: ['telegram'] }),
    adaWith({ clients: ['telegram'], ...secrets({ TELEGRAM_BOT_TOKEN: '123456:abc' }) }),
  ],
  'twitter-email': [
    adaWith({ clients: ['twitter'], ...secrets({ TWITTER_EMAIL: 'ada' }) }),
    adaWith({ clients: ['twitter'], ...secrets({ TWITTER_EMAIL: 'ada@example.com' }) }),
  ],
  'team-without-ids': [
    adaWith({ clientConfig: { discord: { isPartOfTeam: true } } }),
    adaWith({ clientConfig: { discord: { isPartOfTeam: true, teamAgentIds: ['1'] } } }),
  ],
  'spaces-without-voice': [adaWith({ twitterSpaces: { topics: [] } }), adaWith({ twitterSpaces: { voiceId: 'x' } })],
  'plugin-not-found': [adaWith({ plugins: ['plugin-solana'] }), adaWith({ plugins: ['@elizaos/plugin-solana'] })],
  'plugin-of-others': [adaWith({ plugins: ['@ada/plugin-proofs'] }), adaWith({ plugins: ['@elizaos/plugin-solana'] })],
  'plugin-without-default': [
    adaWith({ plugins: ['@elizaos/plugin-node'] }),
    adaWith({ plugins: ['@elizaos/plugin-ton'] }),
  ],
  'plugin-maker': [adaWith({ plugins: ['@elizaos/plugin-goat'] }), adaWith({ plugins: ['@elizaos/plugin-evm'] })],
  'plugin-object': [adaWith({ plugins: [{ name: 'x', description: 'y' }] })],
  'provider-without-text': [adaWith({ modelProvider: 'livepeer' }), adaWith({ imageModelProvider: 'livepeer' })],
  'unknown-image-provider': [adaWith({ imageModelProvider: 'dall-e' }), adaWith({ imageModelProvider: 'falai' })],
  'model-in-environment-only': [
    adaWith(secrets({ LARGE_OPENAI_MODEL: 'gpt-4o' })),
    adaWith({ modelProvider: 'openrouter', ...secrets({ LARGE_OPENROUTER_MODEL: 'x' }) }),
  ],
  'model-of-another-provider': [
    adaWith(secrets({ LARGE_OPENROUTER_MODEL: 'x' })),
    adaWith({ modelProvider: 'openrouter', ...secrets({ LARGE_OPENROUTER_MODEL: 'x' }) }),
  ],
  'settings-model': [adaWith({ settings: { model: 'gpt-4o' } }), adaWith({ settings: { model: 'openai' } })],
  'model-beside-provider': [
    adaWith({ model: 'gpt-4o' }),
    adaWith({ model: 'openai', twitterSpaces: { gptModel: 'x' } }),
  ],
  'key-outside-secrets': [
    adaWith({ settings: { OPENAI_API_KEY: 'x' } }),
    adaWith({ settings: { TAVILY_API_KEY: 'x', secrets: { OPENAI_API_KEY: 'x' } } }),
  ],
  'endpoint-without-effect': [
    adaWith({ modelProvider: 'anthropic', modelEndpointOverride: 'https://example.com' }),
    adaWith({ modelEndpointOverride: 'https://example.com' }),
  ],
  'zero-in-model-config': [
    adaWith({ settings: { modelConfig: { temperature: 0 } } }),
    adaWith({ settings: { modelConfig: { temperature: 0.1 } } }),
  ],
  'openrouter-key': [
    adaWith({ modelProvider: 'openrouter', ...secrets({ OPENROUTER_API_KEY: 'x' }) }),
    adaWith({ modelProvider: 'openrouter', ...secrets({ OPENROUTER: 'x' }) }),
  ],
  'key-of-another-provider': [
    adaWith({ modelProvider: 'anthropic', ...secrets({ OPENAI_API_KEY: 'x' }) }),
    adaWith({ modelProvider: 'anthropic', ...secrets({ OPENAI_API_KEY: 'x', ANTHROPIC_API_KEY: 'y' }) }),
  ],
  'secret-in-file': [
    adaWith(secrets({ DISCORD_API_TOKEN: 'correct-horse-battery' })),
    adaWith(secrets({ DISCORD_API_TOKEN: '<your token>', TWITTER_USERNAME: 'ada_lovelace' })),
  ],
  'reference-not-replaced': [
    adaWith(secrets({ OPENAI_API_KEY: '${OPENAI_API_KEY}' })),
    adaWith({ ...secrets({ DISCORD_API_TOKEN: '<token>' }), lore: ['Ada sold $TSLA.'], system: 'process.env.X' }),
  ],
  'equals-in-name': [
    adaWith(secrets({ 'TELEGRAM_BOT_TOKEN=123': 'AAF' })),
    adaWith(secrets({ TELEGRAM_BOT_TOKEN: '123:a=' })),
  ],
  'message-name': [
    adaWith({ messageExamples: [[{ name: 'Ada', content: { text: 'Hello' } }]] }),
    adaWith({ messageExamples: [[{ user: 'Ada', name: 'Ada', content: { text: 'Hello' } }]] }),
  ],
  'message-action': [
    adaWith({ messageExamples: [[{ user: 'Ada', content: { text: 'Hello', actions: ['REPLY'] } }]] }),
    adaWith({ messageExamples: [[{ user: 'Ada', content: { text: 'action', source: 'x' } }]] }),
  ],
  'space-around-name': [adaWith({ name: 'Ada ' }), adaWith({ name: 'Ada Lovelace' })],
  'one-speaker': [adaWith({ messageExamples: [[{ user: 'Ada', content: { text: 'Hello' } }]] })],
  'agent-not-in-example': [
    adaWith({
      messageExamples: [
        [
          { user: '{{user1}}', content: { text: 'Hello' } },
          { user: 'ada', content: { text: 'Hello' } },
        ],
      ],
    }),
  ],
  'empty-text': [adaWith({ adjectives: [''] }), adaWith({ adjectives: [] })],
  'placeholder-not-filled': [
    adaWith({ bio: '{{agentName}} explains mathematics.' }),
    adaWith({ templates: { goalsTemplate: '{{agentName}}' } }),
  ],
  'knowledge-path': [
    adaWith({ knowledge: ['docs/proofs.md'] }),
    adaWith({ knowledge: ['Read docs/proofs.md first.'] }),
  ],
  'knowledge-lost': [adaWith({ knowledge: ['数学'] }), adaWith({ knowledge: ['数学 means mathematics'] })],
  'repeated-knowledge': [adaWith({ knowledge: ['Ada is 36.', 'Ada is 36.'] }), adaWith({ knowledge: ['a', 'b'] })],
  'unknown-template': [
    adaWith({ templates: { discordTemplate: 'x' } }),
    adaWith({ templates: { factsTemplate: 'x' } }),
  ],
  'template-of-no-client': [
    adaWith({ templates: { twitterPostTemplate: 'x' } }),
    adaWith({ clients: ['twitter'], templates: { twitterPostTemplate: 'x' } }),
  ],
  'template-placeholder': [
    adaWith({ templates: { goalsTemplate: 'About {{ agentName }}' } }),
    adaWith({ templates: { goalsTemplate: 'About {{agentName}}' } }),
  ],
};

const found = (text: string, id: string): Problem[] => checkCharacter(text).problems.filter(({ rule }) => rule === id);

describe('a rule', () => {
  it('has a good and a bad file here', () => {
    expect(Object.keys(FILES).sort()).toEqual(RULES.map(({ id }) => id).sort());
  });

  it('has its own id, a proof and a link to a section or page', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, proof, link, finds, why } of RULES) {
      expect(proof.length, id).toBeGreaterThan(0);
      expect(link, id).toMatch(/^\/docs\/[\w/-]+\/(?:#[\w-]+)?$/u);
      expect(Math.min(finds.length, why.length), id).toBeGreaterThan(5);
    }
  });

  it('finds nothing in a character without mistakes', () => {
    expect(checkCharacter(adaWith())).toMatchObject({ problems: [], accepted: true });
  });

  it.each(RULES.map(({ id, kind }) => [id, kind] as const))('%s finds its mistake, and only that', (id, kind) => {
    const [bad = '', good = adaWith()] = FILES[id] ?? [];
    const [problem] = found(bad, id);
    expect(problem).toMatchObject({ rule: id, kind });
    expect(found(good, id)).toEqual([]);
    if (kind === 'refused') {
      expect(checkCharacter(bad).accepted).toBe(false);
    }
  });

  it.each(Object.entries(FILES))('%s is fixed by the edit that it proposes, which breaks nothing', (id, [bad]) => {
    const [problem, ...others] = found(bad, id);
    if (problem?.edit) {
      const edited = applyChanges(bad, problem.edit.changes);
      expect(found(edited, id), edited).toHaveLength(others.length);
      const before = new Set(checkCharacter(bad).problems.map(({ rule }) => rule));
      const after = checkCharacter(edited).problems.filter(({ kind, rule }) => kind !== 'advice' && !before.has(rule));
      expect(after, edited).toEqual([]);
    }
  });
});
