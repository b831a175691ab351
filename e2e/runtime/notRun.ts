/** Samples that can't run here, each with its reason: by page and title, or by page and heading. At most 15. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'docs/advanced/eliza-in-tee.md: agent/src/teeCheck.ts':
    'It asks the tappd of a trusted execution environment, or its simulator, for keys and quotes.',
  'docs/advanced/trust-engine.md: give-score.ts':
    'It needs plugin-trustdb, which is not among the packages installed here: it brings its own test tools along.',
  'docs/packages/agent.md: Exported functions':
    'It declares functions of agent/src/index.ts, which is not on npm and starts agents when it is imported.',
  'docs/packages/database-adapters.md: agent.ts':
    'It needs a PostgreSQL server with pgvector, and the published adapter lacks its schema. What follows the adapter is run with SQLite.',
};

/** The most samples that may be left out. */
export const MAX_NOT_RUN = 15;
