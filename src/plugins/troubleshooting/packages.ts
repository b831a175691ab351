/** Packages whose defects a page lists, where the text of a defect names none. `repository` is what is in no package. */
export const PAGE_PACKAGES: Readonly<Record<string, string>> = {
  'docs/advanced/autonomous-trading.md': 'plugin-solana',
  'docs/advanced/eliza-in-tee.md': 'plugin-tee',
  'docs/advanced/fine-tuning.md': 'core',
  'docs/advanced/infrastructure.md': 'agent',
  'docs/advanced/trust-engine.md': 'plugin-solana',
  'docs/contributing.md': 'repository',
  'docs/core/action-reference.md': 'core',
  'docs/core/actions.md': 'core',
  'docs/core/agents.md': 'core',
  'docs/core/character-reference.md': 'core',
  'docs/core/characterfile.md': 'core',
  'docs/core/evaluators.md': 'core',
  'docs/core/providers.md': 'core',
  'docs/core/runtime-reference.md': 'core',
  'docs/guides/configuration/lookup.md': 'core',
  'docs/guides/configuration/models.md': 'core',
  'docs/guides/configuration/server-and-database.md': 'agent',
  'docs/guides/docker-setup.md': 'repository',
  'docs/guides/local-development.md': 'repository',
  'docs/guides/secrets-management.md': 'agent',
  'docs/guides/services.md': 'plugin-node',
  'docs/guides/template-configuration.md': 'core',
  'docs/intro.md': 'agent',
  'docs/packages/adapters.md': 'agent',
  'docs/packages/agent.md': 'agent',
  'docs/packages/agents.md': 'agent',
  'docs/packages/clients.md': 'agent',
  'docs/packages/core.md': 'core',
  'docs/packages/database-adapters.md': 'core',
  'docs/packages/generation.md': 'core',
  'docs/packages/index.md': 'repository',
  'docs/packages/model-providers.md': 'core',
};

/** Pages of one plugin each: their defects are the plugin's, whatever else the text names. */
const PLUGIN_PAGE = /^docs\/packages\/plugins\/(?!index\.)([^/]+)\.mdx?$/u;

/** The package that a page is about, if it is a plugin's own. */
export function packageOfPluginPage(file: string): string | undefined {
  const [, name] = PLUGIN_PAGE.exec(file) ?? [];
  return name && `plugin-${name}`;
}

/** A package by its own name. */
const NAMED = /\b(?:adapter|client|plugin)-[a-z\d]+(?:-[a-z\d]+)*/gu;

/** Other words that stand for a package. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Clients\b/u, 'agent'],
  [/\bof core\b|\bsettings\.\w/u, 'core'],
  [/\b(?:The|No) REST\b|\b(?:GET|POST) \/|\bhealth route\b|\bEXPRESS_/u, 'client-direct'],
  [/\bDiscord/u, 'client-discord'],
  [/\bFarcaster/u, 'client-farcaster'],
  [/\bLens\b/u, 'client-lens'],
  [/\bSlack/u, 'client-slack'],
  [/\bTelegram/u, 'client-telegram'],
  [/\bX\b|\bTwitter/u, 'client-twitter'],
  [/\bPostgreSQL/u, 'adapter-postgres'],
  [/\bSQLite/u, 'adapter-sqlite'],
  [/\bsql\.js|\bSqlJs/u, 'adapter-sqljs'],
  [/\bSupabase|\bSUPABASE_/u, 'adapter-supabase'],
  [/\b(?:UN)?(?:MUTE|FOLLOW)_ROOM\b|\bGET_FACTS\b|\b(?:facts|boredom)Provider\b|\bgoals?\b/iu, 'plugin-bootstrap'],
  [/\bCoinbase/u, 'plugin-coinbase'],
  [/\bEcho ?Chambers/u, 'plugin-echochambers'],
  [/\bICP\b/u, 'plugin-icp'],
  [/\bGENERATE_IMAGE\b/u, 'plugin-image-generation'],
  [/\bDESCRIBE_IMAGE\b/u, 'plugin-node'],
  [/\bSolana/u, 'plugin-solana'],
  [/\bStarknet/u, 'plugin-starknet'],
  [/\bTEE\b/u, 'plugin-tee'],
];

/** Packages that a text names, in its order. */
export function packagesIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(({ 0: name, index }) => ({ name, index }));
  const meant = WORDS.map(([word, name]) => ({ name, index: text.search(word) })).filter(({ index }) => index >= 0);
  return [...new Set([...named, ...meant].sort((one, other) => one.index - other.index).map(({ name }) => name))];
}
