/** What a person knows about a name that the next release no longer has in this meaning. */
export interface Rename {
  /** Name in the old release. */
  before: string;
  /** Name of the same symbol in the new release. */
  after: string;
  /** Why the two are the same, or what differs. */
  reason: string;
}

export interface Replacement {
  /** Name that is gone. */
  before: string;
  /** What to use instead, as Markdown. */
  use: string;
}

/** Decisions about the names of one pair of releases. */
export interface NamingDecisions {
  renames: readonly Rename[];
  replacements: readonly Replacement[];
}

/** Decisions by `OLD NEW`, such as `@ai16z/eliza@0.1.3 @elizaos/core@0.1.7`. */
export const NAMING_DECISIONS: Readonly<Record<string, NamingDecisions>> = {
  '@ai16z/eliza@0.1.3 @elizaos/core@0.1.7': {
    renames: [
      {
        before: 'generateObject',
        after: 'generateObjectDeprecated',
        reason: 'The same function, which parses the text of `generateText`. `generateObject` is another function now.',
      },
      {
        before: 'generateObjectV2',
        after: 'generateObject',
        reason: 'The same function, which takes a schema. It took over the name of the older one.',
      },
    ],
    replacements: [
      {
        before: 'embeddingDimension',
        use: 'Use `getEmbeddingConfig().dimensions`. It was always 1536; now it depends on the settings.',
      },
      {
        before: 'embeddingZeroVector',
        use: 'Use `getEmbeddingZeroVector()`. It always had 1536 zeros; now their number depends on the settings.',
      },
      {
        before: 'retrieveCachedEmbedding',
        use: 'Use `runtime.messageManager.getCachedEmbeddings(text)`, which resolves to a list. `embed` looks there by itself.',
      },
    ],
  },
};
