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

/** What a person decided about one pair of releases. */
export interface ReleaseDecisions {
  renames: readonly Rename[];
  replacements: readonly Replacement[];
  /** What to do about a breaking change, as Markdown, by the name of the export. */
  advice: Readonly<Record<string, string>>;
}

const LEAVE_OUT_GET_INSTANCE = 'Leave out `.getInstance()`: `runtime.getService` gives you the service itself.';
const LEAVE_OUT_AGENT_ID = 'Leave out `agentId`: `MemoryManager` takes that of its runtime.';

/** Decisions by `OLD NEW`, such as `@ai16z/eliza@0.1.3 @elizaos/core@0.1.7`. */
export const RELEASE_DECISIONS: Readonly<Record<string, ReleaseDecisions>> = {
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
        use: 'Use `(await runtime.messageManager.getCachedEmbeddings(text))[0]?.embedding`; with SQLite and PostgreSQL it finds nothing. `embed` looks there by itself.',
      },
    ],
    advice: {
      AgentRuntime:
        "Pass a `cacheManager`: the X client and others use it. Then call `await runtime.initialize()`: it starts the services and stores the character's knowledge, which the constructor no longer does.",
      Character:
        'In objects of this type, leave out `people`, use only the templates that the type names, and give `twitterProfile` an `id`. A character file with the old members still passes the check.',
      Client: 'Give `start` and `stop` the runtime. Your own client needs no change.',
      DatabaseAdapter:
        'In your own adapter, write `init` and `close`. Where you read memories or goals and the types ask for an `agentId`, pass that of the runtime.',
      IAgentRuntime:
        'Code that gets its runtime from the framework needs no change. An object of your own that stands in for it, in a test for instance, needs the new members.',
      IBrowserService: LEAVE_OUT_GET_INSTANCE,
      IDatabaseAdapter:
        'In your own adapter, write `init` and `close`. Where you read memories or goals and the types ask for an `agentId`, pass that of the runtime; `getMemoriesByRoomIds` takes a `tableName`, too.',
      IImageDescriptionService: LEAVE_OUT_GET_INSTANCE,
      IMemoryManager: LEAVE_OUT_AGENT_ID,
      ITextGenerationService: LEAVE_OUT_GET_INSTANCE,
      ITranscriptionService: LEAVE_OUT_GET_INSTANCE,
      IVideoService: `${LEAVE_OUT_GET_INSTANCE} Pass the runtime to \`processVideo\`.`,
      MemoryManager: LEAVE_OUT_AGENT_ID,
      Models: 'Code that reads `models` needs no change. An object of this type of your own needs the new providers.',
      trimTokens:
        'Pass the runtime instead of the name of a model, and `await` the result. The settings `TOKENIZER_MODEL` and `TOKENIZER_TYPE` choose how tokens are counted.',
    },
  },
};
