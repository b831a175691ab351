/** Where readers meet messages: the sections of the page of all messages, in its order. */
export const GROUPS = {
  install: 'Installing',
  build: 'Building',
  start: 'Starting',
  docker: 'Docker and servers',
  character: 'Characters and templates',
  model: 'Models and embeddings',
  database: 'Databases and memory',
  web: 'REST API and web client',
  discord: 'Discord',
  telegram: 'Telegram',
  slack: 'Slack',
  x: 'X (Twitter)',
  evm: 'EVM plugins',
  solana: 'Plugin Solana',
  tee: 'Plugin TEE',
  plugins: 'Other plugins',
  code: 'Your own actions, providers and evaluators',
} as const;

export type Group = keyof typeof GROUPS;

export interface PageGroups {
  /** Where readers meet most messages of the page. */
  group: Group;
  /** Rows that they meet elsewhere, by anchor. */
  rows?: Readonly<Record<string, Group>>;
}

/** Where readers meet the messages of each page. A message of several pages is where the first one has it. */
export const PAGE_GROUPS: Readonly<Record<string, PageGroups>> = {
  'community/ai-dev-school/nader_tutorial_15min.md': {
    group: 'x',
    rows: { 'character-configuration-validation-failed-and-a-list-of': 'character' },
  },
  'docs/advanced/autonomous-trading.md': { group: 'solana' },
  'docs/advanced/eliza-in-tee.md': { group: 'tee', rows: { 'the-evm-actions-are-never-offered': 'evm' } },
  'docs/advanced/fine-tuning.md': { group: 'model' },
  'docs/advanced/infrastructure.md': {
    group: 'docker',
    rows: {
      'port-3000-is-in-use-trying-3001': 'start',
      'your-local-changes-to-the-following-files-would-be': 'install',
      'first-start-takes-long-with-little-in-the-log': 'start',
      'database-is-locked': 'database',
      'postgresql-too-many-clients': 'database',
      'the-server-answers-but-agents': 'web',
    },
  },
  'docs/advanced/trust-engine.md': { group: 'solana' },
  'docs/core/actions.md': {
    group: 'code',
    rows: {
      'cannot-read-properties-of-undefined-reading-actions': 'start',
      'error-parsing-character-from-with-cannot-find-module-agent': 'start',
      'the-request-hangs-generating-message-response-repeats': 'model',
      'error-reading-1st-vector-zero-length-vectors-are-not': 'database',
    },
  },
  'docs/core/characterfile.md': {
    group: 'character',
    rows: {
      'error-starting-agent-for-character-then-error-starting': 'start',
      'the-built-in-eliza-starts-instead-of-your-character': 'start',
      'temperature-0-has-no-effect': 'model',
    },
  },
  'docs/core/evaluators.md': { group: 'code' },
  'docs/core/providers.md': { group: 'code' },
  'docs/guides/advanced.md': {
    group: 'code',
    rows: { 'no-such-table-rooms': 'database', 'a-mute-has-no-effect': 'discord' },
  },
  'docs/guides/configuration/lookup.md': {
    group: 'start',
    rows: {
      'evm-provider-url-not-configured': 'evm',
      'the-agent-answers-nothing-after-a-key-was-added': 'plugins',
      'the-web-client-shows-no-agents': 'web',
    },
  },
  'docs/guides/docker-setup.md': { group: 'docker' },
  'docs/guides/knowledge-and-memory.md': { group: 'code' },
  'docs/guides/local-development.md': {
    group: 'build',
    rows: {
      'err-pnpm-outdated-lockfile': 'install',
      'err-pnpm-no-lockfile-after-pnpm-clean': 'install',
      'cannot-find-package-elizaos-imported-from-agent-src-index-ts': 'start',
      'cannot-find-module-dist-index-js-imported-from-agent-src': 'start',
    },
  },
  'docs/guides/secrets-management.md': {
    group: 'character',
    rows: {
      'private-key-not-found-in-settings': 'solana',
      'public-key-not-found-in-settings': 'solana',
      'invalid-private-key-format': 'solana',
      'invalid-private-key-expected-hex-or-32-bytes-got-string': 'evm',
      'ton-private-key-mnemonic-seems-invalid': 'plugins',
      'invalid-tee-mode': 'tee',
    },
  },
  'docs/guides/services.md': {
    group: 'code',
    rows: { 'e-unable-to-locate-package-libasound2t64-and-other-names': 'install' },
  },
  'docs/guides/template-configuration.md': { group: 'character' },
  'docs/guides/wsl.md': {
    group: 'install',
    rows: { 'the-browser-on-windows-shows-nothing-at-localhost-5173': 'web' },
  },
  'docs/packages/adapters.md': { group: 'database' },
  'docs/packages/agent.md': {
    group: 'start',
    rows: {
      'evm-provider-url-not-configured': 'evm',
      'invalid-tee-configuration': 'tee',
      'error-tokeninvalid-an-invalid-token-was-provided-and-the': 'discord',
      'failed-to-get-token-unsupported-model-provider-livepeer': 'model',
      'failed-to-get-token-unsupported-model-provider-google-or': 'model',
    },
  },
  'docs/packages/agents.md': {
    group: 'start',
    rows: {
      'all-agents-end-with-an-invalid-token-was-provided': 'discord',
      'port-3000-is-in-use-trying-3001-with-slack': 'slack',
    },
  },
  'docs/packages/clients.md': {
    group: 'start',
    rows: {
      'used-disallowed-intents': 'discord',
      'an-error-of-discords-login-and-the-process-ends': 'discord',
      'voicemanager-is-not-defined-on-discord': 'discord',
      'telegram-configuration-validation-failed': 'telegram',
      '409-conflict-terminated-by-other-getupdates-request-on': 'telegram',
      'no-answer-in-groups-though-in-private': 'telegram',
      'slack-configuration-validation-failed': 'slack',
      'permission-verification-failed': 'slack',
      'x-twitter-configuration-validation-failed': 'x',
      'login-attempt-failed-on-x-with-denyloginsubtask-or-errors': 'x',
      'not-responding-to-message-on-x': 'x',
      'error-sending-tweet-bad-response-on-x': 'x',
      'agent-not-found-is-not-valid-json-in-the-browsers-console': 'web',
      'the-rest-api-is-on-3001': 'web',
    },
  },
  'docs/packages/core.md': {
    group: 'install',
    rows: {
      'no-exports-main-defined-in-with-elizaos-core-in-the-path': 'code',
      'package-subpath-is-not-defined-by-exports-in': 'code',
    },
  },
  'docs/packages/database-adapters.md': { group: 'database' },
  'docs/packages/generation.md': { group: 'model' },
  'docs/packages/model-providers.md': { group: 'model' },
  'docs/packages/plugins/evm.md': { group: 'evm' },
  'docs/packages/plugins/index.mdx': {
    group: 'plugins',
    rows: {
      'error-parsing-character-from-with-cannot-find-package-or': 'start',
      'cannot-read-properties-of-undefined-reading-actions': 'start',
    },
  },
  'docs/quickstart.md': {
    group: 'start',
    rows: {
      'err-pnpm-outdated-lockfile': 'install',
      'git-command-not-found': 'install',
      'warn-unsupported-engine': 'install',
      'character-configuration-validation-failed-and-a-list-of': 'character',
      'the-request-hangs-and-the-log-repeats-error': 'model',
      'failed-to-generate-embedding': 'model',
      'agent-not-found-in-the-browsers-console-also-post-message': 'web',
      'vite-http-proxy-error-with-connect-econnrefused': 'web',
      'vite-http-proxy-error-with-socket-hang-up': 'web',
    },
  },
  'docs/recipes/action-with-parameters.md': { group: 'code' },
  'docs/recipes/action-with-web-api.md': {
    group: 'code',
    rows: { 'error-parsing-character-from-with-cannot-find-module-agent': 'start' },
  },
  'docs/recipes/answer-from-documents.md': { group: 'database' },
  'docs/recipes/behind-a-proxy.md': { group: 'web' },
  'docs/recipes/change-a-prompt.md': { group: 'character' },
  'docs/recipes/change-the-model.md': { group: 'model' },
  'docs/recipes/discord-bot.md': { group: 'discord' },
  'docs/recipes/discord-voice.md': { group: 'discord' },
  'docs/recipes/embed-in-a-server.md': { group: 'code' },
  'docs/recipes/from-an-idea-to-a-character.md': { group: 'character' },
  'docs/recipes/ollama.md': { group: 'model' },
  'docs/recipes/plugin-package.md': { group: 'plugins' },
  'docs/recipes/post-on-x.md': { group: 'x' },
  'docs/recipes/postgresql.md': { group: 'database' },
  'docs/recipes/remember-a-user.md': { group: 'database', rows: { 'sqlite3-command-not-found': 'install' } },
  'docs/recipes/reset-memory.md': { group: 'database' },
  'docs/recipes/run-on-a-server.md': { group: 'docker' },
  'docs/recipes/server-with-postgresql-and-https.md': { group: 'docker' },
  'docs/recipes/several-agents.md': { group: 'start' },
  'docs/recipes/telegram-group.md': { group: 'telegram' },
  'docs/recipes/telegram-mentions.md': { group: 'telegram' },
  'docs/recipes/write-a-client.md': { group: 'code' },
  'docs/tutorial/ada-acts.md': { group: 'code' },
  'docs/tutorial/ada-answers.md': { group: 'model' },
  'docs/tutorial/ada-knows.md': { group: 'database' },
  'docs/tutorial/ada-on-telegram.md': { group: 'telegram' },
  'docs/tutorial/ada-sees.md': { group: 'code' },
  'docs/tutorial/test-ada.md': { group: 'code' },
  'docs/rest-api.md': { group: 'web' },
  'docs/upgrade.md': { group: 'start' },
};

/** Anchors of messages that only say that something failed: what failed stands in the lines around them. */
export const ANNOUNCEMENTS: ReadonlySet<string> = new Set([
  'err-pnpm-recursive-run-first-fail-or-command-failed-with',
  'error-parsing-character-from',
  'error-starting-agent-for-character-then-error-starting',
  'error-starting-agents-after-a-key-was-added',
  'only-some-agents-in-get-agents',
  'the-server-runs-but-an-agent-is-missing-and-error-starting',
  'unhandled-error-in-startagents-and-exit-code-1',
  'warn-unsupported-engine',
]);
