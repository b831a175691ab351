/** What a person decided about one pair of releases. */
export interface ReleaseDecisions {
  /** Exports with another name in the new release, by the old one, and why the two are the same, or what differs. */
  renames: Readonly<Record<string, { after: string; reason: string }>>;
  /** What to use instead of an export that is gone, or what to do about a breaking change: Markdown, by the old name. */
  advice: Readonly<Record<string, string>>;
}

const LEAVE_OUT_GET_INSTANCE = 'Leave out `.getInstance()`: `runtime.getService` gives you the service itself.';
const LEAVE_OUT_AGENT_ID = 'Leave out `agentId`: `MemoryManager` uses that of its runtime.';

/** Decisions by `OLD NEW`, such as `@ai16z/eliza@0.1.3 @elizaos/core@0.1.7`. */
export const RELEASE_DECISIONS: Readonly<Record<string, ReleaseDecisions>> = {
  '@ai16z/eliza@0.1.3 @elizaos/core@0.1.7': {
    renames: {
      generateObject: {
        after: 'generateObjectDeprecated',
        reason: 'The same function, which parses the text of `generateText`. `generateObject` is another function now.',
      },
      generateObjectV2: {
        after: 'generateObject',
        reason: 'The same function, which takes a schema. It took over the name of the older one.',
      },
    },
    advice: {
      embeddingDimension: 'Use `getEmbeddingConfig().dimensions`. It was always 1536; now it depends on the settings.',
      embeddingZeroVector:
        'Use `getEmbeddingZeroVector()`. It always had 1536 zeros; now their number depends on the settings.',
      retrieveCachedEmbedding:
        'Use `(await runtime.messageManager.getCachedEmbeddings(text))[0]?.embedding`; with SQLite and PostgreSQL it finds nothing. `embed` checks there itself.',
      AgentRuntime:
        "Pass a `cacheManager`: the X client and others use it. Then call `await runtime.initialize()`: it starts the services and stores the character's knowledge, which the constructor no longer does.",
      Character:
        'In objects of this type, leave out `people`, use only the templates that the type names, and give `twitterProfile` an `id`. A character file with the old fields still passes the check.',
      Client: 'Give `start` and `stop` the runtime. Your own client needs no change.',
      DatabaseAdapter:
        'In your own adapter, write `init` and `close`. Where you read memories or goals and the types ask for an `agentId`, pass `runtime.agentId`.',
      IAgentRuntime:
        'Code that gets its runtime from the framework needs no change. If you write such an object yourself, for example in a test, add the new properties and methods.',
      IBrowserService: LEAVE_OUT_GET_INSTANCE,
      IDatabaseAdapter:
        'In your own adapter, write `init` and `close`. Where you read memories or goals and the types ask for an `agentId`, pass `runtime.agentId`; `getMemoriesByRoomIds` also takes a `tableName`.',
      IImageDescriptionService: LEAVE_OUT_GET_INSTANCE,
      IMemoryManager: LEAVE_OUT_AGENT_ID,
      ITextGenerationService: LEAVE_OUT_GET_INSTANCE,
      ITranscriptionService: LEAVE_OUT_GET_INSTANCE,
      IVideoService: `${LEAVE_OUT_GET_INSTANCE} Pass the runtime to \`processVideo\`.`,
      MemoryManager: LEAVE_OUT_AGENT_ID,
      Models:
        'Code that reads `models` needs no change. If you write an object of this type yourself, add the new providers.',
      trimTokens:
        'Pass the runtime instead of the name of a model, and `await` the result. The settings `TOKENIZER_MODEL` and `TOKENIZER_TYPE` choose how tokens are counted.',
    },
  },
};
