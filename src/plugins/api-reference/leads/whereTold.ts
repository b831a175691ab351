/** Where guides tell of an export, written by hand. */
export interface Told {
  /** Route of the section that tells most. */
  route: string;
  /** What the export is for, in one sentence of at most 150 characters, checked against the sources of the release. */
  sentence: string;
}

const CORE = '/docs/packages/core/';
const GENERATION = '/docs/packages/generation/';
const SERVICES = '/docs/guides/services/';
const ADVANCED = '/docs/guides/advanced/';
const KNOWLEDGE = '/docs/guides/knowledge-and-memory/';
const STATE_KEYS = '/docs/core/runtime-reference/#state-keys';

/**
 * Exports that guides explain in a table, in a sample, or in words that can't be read alone. For the others findLeads.ts
 * finds the section and the sentence. An entry here comes first on the export's page.
 */
export const WHERE_TOLD: Readonly<Record<string, Told>> = {
  // Prompts and parsing
  booleanFooter: {
    route: `${CORE}#prompts-and-parsing`,
    sentence: 'End a prompt with `booleanFooter` to get YES or NO, which `parseBooleanFromText` reads.',
  },
  messageCompletionFooter: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      'End a prompt with `messageCompletionFooter` to get JSON with user, text and action, for `parseJSONObjectFromText`.',
  },
  postActionResponseFooter: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      'End a prompt with `postActionResponseFooter` to have the model choose among like, retweet, quote and reply.',
  },
  shouldRespondFooter: {
    route: `${CORE}#prompts-and-parsing`,
    sentence: 'End a prompt with `shouldRespondFooter` to have the model decide: RESPOND, IGNORE or STOP.',
  },
  stringArrayFooter: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      'End a prompt with `stringArrayFooter` to get a JSON array of strings, which `parseJsonArrayFromText` reads.',
  },
  parseActionResponseFromText: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      '`parseActionResponseFromText` tells which of `[LIKE]`, `[RETWEET]`, `[QUOTE]` and `[REPLY]` an answer has.',
  },
  parseShouldRespondFromText: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      '`parseShouldRespondFromText` reads RESPOND, IGNORE or STOP from an answer; null if none of them is in it.',
  },
  parseBooleanFromText: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      '`parseBooleanFromText` reads an answer that is only yes, y, true, t, 1, on or enable, or the opposite; else it returns null.',
  },
  parseJSONObjectFromText: {
    route: `${CORE}#prompts-and-parsing`,
    sentence:
      '`parseJSONObjectFromText` reads a fenced `json` block, or else the text from the first `{` to the next `}`.',
  },
  parseJsonArrayFromText: {
    route: `${CORE}#prompts-and-parsing`,
    sentence: '`parseJsonArrayFromText` reads a list from an answer; it fails if a text in the list has an apostrophe.',
  },
  composeRandomUser: {
    route: '/docs/guides/template-configuration/#composecontext-and-its-two-engines',
    sentence: '`composeRandomUser(template, length)` replaces `{{user1}}`, `{{user2}}` and so on with random names.',
  },
  // Texts for prompts
  formatActionNames: {
    route: STATE_KEYS,
    sentence: '`formatActionNames` writes the names of the valid actions for `{{actionNames}}` of the state.',
  },
  formatActions: {
    route: STATE_KEYS,
    sentence: '`formatActions` writes names and descriptions of the valid actions for `{{actions}}` of the state.',
  },
  formatActors: {
    route: STATE_KEYS,
    sentence: '`formatActors` writes the participants of the room for `{{actors}}` of the state.',
  },
  formatMessages: {
    route: STATE_KEYS,
    sentence: '`formatMessages` writes the last messages, oldest first, for `{{recentMessages}}` of the state.',
  },
  formatPosts: {
    route: STATE_KEYS,
    sentence: '`formatPosts` writes messages in the form of posts, as in `{{recentPosts}}` of the state.',
  },
  formatTimestamp: {
    route: STATE_KEYS,
    sentence:
      '`formatTimestamp` turns a time in milliseconds into a text such as "5 minutes ago", for messages in prompts.',
  },
  formatEvaluators: {
    route: STATE_KEYS,
    sentence:
      '`formatEvaluators` writes names and descriptions of the valid evaluators for `{{evaluators}}` of the state.',
  },
  formatEvaluatorNames: {
    route: STATE_KEYS,
    sentence: '`formatEvaluatorNames` writes the names of the valid evaluators for `{{evaluatorNames}}` of the state.',
  },
  formatEvaluatorExamples: {
    route: STATE_KEYS,
    sentence:
      '`formatEvaluatorExamples` writes examples of the valid evaluators for `{{evaluatorExamples}}` of the state.',
  },
  formatEvaluatorExampleDescriptions: {
    route: '/docs/core/evaluators/#the-evaluator-interface',
    sentence:
      "`formatEvaluatorExampleDescriptions` repeats an evaluator's description for each example; nothing calls it.",
  },
  getActorDetails: {
    route: STATE_KEYS,
    sentence: '`getActorDetails` reads the participants of a room, which `actorsData` of the state holds.',
  },
  // Generation
  generateObjectDeprecated: {
    route: `${GENERATION}#all-generation-functions`,
    sentence:
      '`generateObjectDeprecated` asks for text again and again until it can read one JSON object from the answer.',
  },
  generateObjectArray: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`generateObjectArray` asks for text again and again until it can read a JSON array from the answer.',
  },
  generateTextArray: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`generateTextArray` does the same as `generateObjectArray`: it asks until it can read a JSON array.',
  },
  generateShouldRespond: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`generateShouldRespond` asks the model again until it answers `"RESPOND"`, `"IGNORE"` or `"STOP"`.',
  },
  generateTweetActions: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`generateTweetActions` asks the model what to do with a post: like, retweet, quote or reply.',
  },
  generateCaption: {
    route: `${SERVICES}#image-description`,
    sentence:
      '`generateCaption` asks the image description service about an image, and returns a title and a description.',
  },
  generateImage: {
    route: `${GENERATION}#make-an-image`,
    sentence:
      "`generateImage` makes images from a prompt, with the character's `imageModelProvider`, or else its `modelProvider`.",
  },
  generateWebSearch: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`generateWebSearch` searches the web with Tavily, and returns an answer and up to 3 results.',
  },
  generateText: {
    route: `${GENERATION}#ask-for-text`,
    sentence: '`generateText` sends a prompt to the model of the character, and returns its answer as it is.',
  },
  handleProvider: {
    route: `${GENERATION}#ask-for-data`,
    sentence:
      '`generateObject` passes its options on to `handleProvider`, which calls the provider; call `generateObject`.',
  },
  GenerationOptions: {
    route: `${GENERATION}#ask-for-data`,
    sentence:
      '`GenerationOptions` are the options of `generateObject`, such as the prompt, the model class and the schema.',
  },
  ActionResponse: {
    route: `${GENERATION}#all-generation-functions`,
    sentence: '`ActionResponse` has four booleans: whether to like, retweet, quote or reply to a post.',
  },
  SearchResponse: {
    route: '/docs/packages/plugins/web-search/',
    sentence:
      "`SearchResponse` is what `generateWebSearch` returns: Tavily's answer, and the results that it is based on.",
  },
  SearchResult: {
    route: '/docs/packages/plugins/web-search/',
    sentence: '`SearchResult` is one page that a web search found: title, address, content and score.',
  },
  SearchImage: {
    route: '/docs/packages/plugins/web-search/',
    sentence:
      '`SearchImage` is the type of an image in `SearchResponse.images`; `generateWebSearch` asks for no images.',
  },
  TokenizerType: {
    route: `${GENERATION}#fit-text-into-a-prompt`,
    sentence: '`TokenizerType` has the values of the setting `TOKENIZER_TYPE`, by which `trimTokens` counts tokens.',
  },
  // Embeddings
  embed: {
    route: `${GENERATION}#embeddings`,
    sentence:
      '`embed(runtime, text)` returns the vector of a text; variables such as `USE_OPENAI_EMBEDDING` choose the model.',
  },
  EmbeddingProvider: {
    route: `${GENERATION}#embeddings`,
    sentence: '`EmbeddingProvider` names what can make embeddings: OpenAI, Ollama, GaiaNet, and the local BGE.',
  },
  EmbeddingProviderType: {
    route: `${GENERATION}#embeddings`,
    sentence: '`EmbeddingProviderType` is one of the names in `EmbeddingProvider`, such as `"BGE"`.',
  },
  EmbeddingConfig: {
    route: `${GENERATION}#embeddings`,
    sentence: '`EmbeddingConfig` says which model makes embeddings, and how many numbers each has.',
  },
  getEmbeddingConfig: {
    route: `${GENERATION}#embeddings`,
    sentence: '`getEmbeddingConfig` tells which model makes embeddings, as the environment says, and their length.',
  },
  getEmbeddingType: {
    route: `${GENERATION}#embeddings`,
    sentence:
      "`getEmbeddingType` says `local` or `remote`, mostly by the character's provider; `embed` does not ask it.",
  },
  getEmbeddingZeroVector: {
    route: `${GENERATION}#embeddings`,
    sentence: '`getEmbeddingZeroVector` returns zeros in the length of an embedding, for memories that need none.',
  },
  // Models
  models: {
    route: '/docs/packages/model-providers/#models-of-each-class',
    sentence: '`models` has the models of each provider by class, with addresses and limits such as `maxInputTokens`.',
  },
  getModel: {
    route: '/docs/packages/model-providers/#models-of-each-class',
    sentence: '`getModel(provider, modelClass)` returns the name of the model that a provider uses for a class.',
  },
  getEndpoint: {
    route: '/docs/packages/model-providers/#addresses-of-the-providers',
    sentence: '`getEndpoint(provider)` returns the address of a provider as `models` has it.',
  },
  Model: {
    route: '/docs/packages/model-providers/#token-limits-and-temperature',
    sentence: '`Model` is what `models` knows about one provider: address, limits, and a model for each class.',
  },
  Models: {
    route: '/docs/packages/model-providers/#models-of-each-class',
    sentence: '`Models` is the type of `models`: one `Model` for each provider.',
  },
  ModelProviderName: {
    route: '/docs/packages/model-providers/#keys-and-abilities-of-the-providers',
    sentence: "`ModelProviderName` has the values of a character's `modelProvider`, such as `openai`.",
  },
  ModelConfiguration: {
    route: '/docs/advanced/fine-tuning/#temperature-length-and-penalties',
    sentence:
      '`ModelConfiguration` is the type of `settings.modelConfig` of a character: temperature, length, penalties.',
  },
  TelemetrySettings: {
    route: '/docs/advanced/infrastructure/#logging',
    sentence:
      '`TelemetrySettings` is the type of `experimental_telemetry` in `settings.modelConfig`, for tracing of `generateText`.',
  },
  // Characters
  Character: {
    route: '/docs/core/characterfile/#all-members',
    sentence: '`Character` is the type of a character in code: its name, its texts, its model, clients and plugins.',
  },
  CharacterConfig: {
    route: '/docs/core/character-reference/#where-schema-and-type-differ',
    sentence:
      '`CharacterConfig` is the type inferred from `CharacterSchema`, and what `validateCharacterConfig` returns.',
  },
  CharacterSchema: {
    route: '/docs/core/character-reference/#where-schema-and-type-differ',
    sentence: '`CharacterSchema` is the Zod schema that a character file is checked with when the agent starts.',
  },
  validateCharacterConfig: {
    route: '/docs/core/characterfile/#what-checks-a-file-and-what-it-says',
    sentence:
      '`validateCharacterConfig` checks a character with `CharacterSchema`, and throws a list of what is wrong.',
  },
  defaultCharacter: {
    route: '/docs/core/runtime-reference/#constructor-options',
    sentence: '`defaultCharacter` is Eliza, the character of a runtime that is given none.',
  },
  Clients: {
    route: '/docs/core/characterfile/#clients-that-a-character-starts',
    sentence: "`Clients` has the values of a character's `clients`, such as `discord`.",
  },
  MessageExample: {
    route: '/docs/core/character-reference/#messages-in-messageexamples',
    sentence: "`MessageExample` is one message in a character's `messageExamples`: who says it, and its content.",
  },
  ConversationExample: {
    route: '/docs/core/character-reference/#messages-in-messageexamples',
    sentence: "`ConversationExample` has a `userId`; a character's `messageExamples` have `MessageExample` instead.",
  },
  IAgentConfig: {
    route: '/docs/core/runtime-reference/#constructor-options',
    sentence: '`IAgentConfig` maps names to texts; the constructor of the runtime does not take it.',
  },
  TranscriptionProvider: {
    route: `${SERVICES}#speech-to-text`,
    sentence: "`TranscriptionProvider` has the values of a character's `settings.transcription`.",
  },
  // The runtime
  IAgentRuntime: {
    route: '/docs/core/runtime-reference/#methods-of-the-runtime',
    sentence: '`IAgentRuntime` is the `runtime` that actions, providers, evaluators and clients get.',
  },
  AgentRuntime: {
    route: '/docs/core/agents/#the-shortest-agent-in-code',
    sentence:
      '`AgentRuntime` is one agent in code: make it with a database adapter, a cache manager, a model provider and its key.',
  },
  State: {
    route: '/docs/core/agents/#composing-the-state',
    sentence: '`State` is what `composeState` puts together for a message: strings for templates, and data for code.',
  },
  UUID: {
    route: `${ADVANCED}#rooms-and-their-state`,
    sentence: 'Rooms, users and messages have a `UUID`; `stringToUuid` makes one from a name or number of your own.',
  },
  stringToUuid: {
    route: `${ADVANCED}#rooms-and-their-state`,
    sentence: '`stringToUuid` makes an id from a text or a number: always the same one for the same input.',
  },
  // Parts of plugins
  Plugin: {
    route: '/docs/packages/plugins/#what-a-plugin-may-hold',
    sentence: '`Plugin` is an object with actions, providers, evaluators, services and clients.',
  },
  Client: {
    route: '/docs/packages/client-interface/',
    sentence: '`Client` is what the agent program starts for a platform; its `start` connects.',
  },
  Action: {
    route: '/docs/core/actions/#the-action-interface',
    sentence: '`Action` is something the agent can do besides talking: the model names it, and its `handler` runs.',
  },
  ActionExample: {
    route: '/docs/core/action-reference/#how-examples-are-sampled',
    sentence: '`ActionExample` is one message of the conversations that show the model when to use an action.',
  },
  Evaluator: {
    route: '/docs/core/evaluators/#the-evaluator-interface',
    sentence: '`Evaluator` is something the agent does after a message: the model chooses it, and its `handler` runs.',
  },
  EvaluationExample: {
    route: '/docs/core/evaluators/#the-evaluator-interface',
    sentence: '`EvaluationExample` shows the model when to choose an evaluator: a context, messages and an outcome.',
  },
  Provider: {
    route: '/docs/core/providers/#the-provider-interface',
    sentence: '`Provider` has one member: `get` returns a text for the prompt.',
  },
  Validator: {
    route: '/docs/core/actions/#offer-the-action-validate',
    sentence:
      '`Validator` is the type of `validate`, which decides whether an action is offered, or an evaluator considered, for a message.',
  },
  Handler: {
    route: '/docs/core/actions/#do-the-work-handler',
    sentence:
      '`Handler` is the type of `handler`, which does the work of an action or evaluator that the model has chosen.',
  },
  HandlerCallback: {
    route: '/docs/core/actions/#answer-the-user-callback',
    sentence: '`HandlerCallback` is the type of `callback`, by which a handler says something to the user.',
  },
  Content: {
    route: '/docs/core/actions/#answer-the-user-callback',
    sentence: '`Content` is at least `{ text }`, and may have an action, a source, attachments and more.',
  },
  // Services
  Service: {
    route: '/docs/core/agents/#services',
    sentence: '`Service` is the class that services extend: objects that do one kind of work for every plugin.',
  },
  ServiceType: {
    route: SERVICES,
    sentence:
      '`ServiceType` has the keys of services: `runtime.getService(ServiceType.PDF)` returns the one for PDF files.',
  },
  IAwsS3Service: {
    route: `${SERVICES}#s3`,
    sentence: '`IAwsS3Service` is the service that stores files in Amazon S3.',
  },
  IBrowserService: {
    route: `${SERVICES}#web-pages`,
    sentence: '`IBrowserService` is the service that reads web pages, in a headless browser.',
  },
  IImageDescriptionService: {
    route: `${SERVICES}#image-description`,
    sentence:
      '`IImageDescriptionService` is the service that describes an image: `describeImage` returns a title and a description.',
  },
  IPdfService: {
    route: `${SERVICES}#pdf-files`,
    sentence: '`IPdfService` is the service that reads the text of PDF files.',
  },
  ISlackService: {
    route: SERVICES,
    sentence:
      "`ISlackService` is the type of a service with Slack's web client; nothing uses it: `client-slack` declares its own.",
  },
  ISpeechService: {
    route: `${SERVICES}#text-to-speech`,
    sentence: '`ISpeechService` is the service that turns text into speech: `generate` returns the sound as a stream.',
  },
  ITextGenerationService: {
    route: SERVICES,
    sentence: '`ITextGenerationService` is the service that `generateText` uses with `llama_local`.',
  },
  ITranscriptionService: {
    route: `${SERVICES}#speech-to-text`,
    sentence: '`ITranscriptionService` is the service that turns speech into text.',
  },
  IVideoService: {
    route: `${SERVICES}#video`,
    sentence: '`IVideoService` is the service that reads videos: `processVideo` returns title, description and text.',
  },
  Media: {
    route: `${SERVICES}#video`,
    sentence: '`Media` is an attachment or a video as data: its address, title, description and text.',
  },
  // Memory and knowledge
  Memory: {
    route: '/docs/core/agents/#memory',
    sentence: '`Memory` is what an agent stores: a message, a fact or a document. Memory managers store and find them.',
  },
  IMemoryManager: {
    route: '/docs/core/runtime-reference/#memory-manager-methods',
    sentence:
      '`IMemoryManager` is the type of `runtime.messageManager` and the like, which store, find and remove memories of one kind.',
  },
  MemoryManager: {
    route: '/docs/core/runtime-reference/#memory-manager-methods',
    sentence:
      '`MemoryManager` works on one kind of memories, its `tableName`; a runtime makes five, such as `messageManager`.',
  },
  knowledge: {
    route: `${KNOWLEDGE}#add-and-remove-documents-while-the-agent-runs`,
    sentence: '`knowledge.set` stores a document for the agent, and `knowledge.get` finds those that fit a message.',
  },
  KnowledgeItem: {
    route: `${KNOWLEDGE}#add-and-remove-documents-while-the-agent-runs`,
    sentence: '`KnowledgeItem` is a document of the knowledge: an id, and content with a text.',
  },
  // Goals and relationships
  createGoal: {
    route: `${ADVANCED}#goals`,
    sentence: '`createGoal` stores a goal. It returns nothing, so choose the id yourself if you need it later.',
  },
  updateGoal: {
    route: `${ADVANCED}#goals`,
    sentence: '`updateGoal` stores a changed goal, for example with its status set to `DONE`.',
  },
  Goal: {
    route: `${ADVANCED}#goals`,
    sentence: '`Goal` belongs to a room, and has a status and objectives; nothing in the release creates one.',
  },
  GoalStatus: {
    route: `${ADVANCED}#goals`,
    sentence: '`GoalStatus` says whether a goal is in progress, done or failed.',
  },
  Objective: {
    route: `${ADVANCED}#goals`,
    sentence: '`Objective` is one step of a goal: a description, and whether it is completed.',
  },
  createRelationship: {
    route: `${ADVANCED}#relationships`,
    sentence: '`createRelationship` records that two users know each other.',
  },
  getRelationship: {
    route: `${ADVANCED}#relationships`,
    sentence: '`getRelationship` finds the relationship of two users, in either order.',
  },
  getRelationships: {
    route: `${ADVANCED}#relationships`,
    sentence: '`getRelationships` returns all relationships of a user.',
  },
  formatRelationships: {
    route: `${ADVANCED}#relationships`,
    sentence: '`formatRelationships` returns the ids of all users that a user has a relationship with.',
  },
  Relationship: {
    route: `${ADVANCED}#relationships`,
    sentence:
      '`Relationship` records that two users know each other. SQLite and PostgreSQL leave `status` and `roomId` empty.',
  },
  // Database
  Account: {
    route: '/docs/core/agents/#accounts-rooms-and-participants',
    sentence: '`Account` is a user as the database has it; `ensureConnection` makes one where it is missing.',
  },
  Actor: {
    route: STATE_KEYS,
    sentence: '`Actor` is a participant as `actorsData` of the state has it: id, names and details.',
  },
  Participant: {
    route: '/docs/core/agents/#accounts-rooms-and-participants',
    sentence: '`Participant` is a user in a room; `ensureConnection` makes the sender of a message one.',
  },
  Room: {
    route: '/docs/core/agents/#accounts-rooms-and-participants',
    sentence: '`Room` is a conversation: `ensureConnection` makes the room of a message known to the database.',
  },
  DatabaseAdapter: {
    route: '/docs/packages/database-adapters/',
    sentence: 'Extend the abstract class `DatabaseAdapter` to write an adapter for a database of your own.',
  },
  IDatabaseAdapter: {
    route: '/docs/packages/database-adapters/#what-the-runtime-expects-of-an-adapter',
    sentence:
      'For memories, rooms and all else, tables say who calls each method of `IDatabaseAdapter`, and what it must return.',
  },
  IDatabaseCacheAdapter: {
    route: '/docs/packages/database-adapters/#cache-methods',
    sentence: '`IDatabaseCacheAdapter` has the three methods by which a database adapter keeps values of the cache.',
  },
  // Cache
  CacheManager: {
    route: `${KNOWLEDGE}#cache`,
    sentence:
      '`CacheManager` keeps values by key, as JSON and with an optional time of expiry, in the adapter it is given.',
  },
  ICacheManager: {
    route: `${KNOWLEDGE}#cache`,
    sentence: '`ICacheManager` is the type of `runtime.cacheManager`, which keeps values for one agent, by key.',
  },
  ICacheAdapter: {
    route: `${KNOWLEDGE}#a-cache-adapter-of-your-own`,
    sentence: 'Implement the three methods of `ICacheAdapter` to keep cached values in a store of your own.',
  },
  MemoryCacheAdapter: {
    route: `${KNOWLEDGE}#cache`,
    sentence: '`MemoryCacheAdapter` keeps cached values in a `Map`, which is lost when the process ends.',
  },
  FsCacheAdapter: {
    route: `${KNOWLEDGE}#cache`,
    sentence: '`FsCacheAdapter` keeps cached values in files, one for each key.',
  },
  DbCacheAdapter: {
    route: `${KNOWLEDGE}#cache`,
    sentence: "`DbCacheAdapter` keeps cached values in a database, under the agent's id.",
  },
  CacheOptions: {
    route: `${KNOWLEDGE}#cache`,
    sentence: '`CacheOptions` has `expires`, a point in time in milliseconds and not a duration.',
  },
  CacheStore: {
    route: '/docs/packages/adapters/#cache',
    sentence: '`CacheStore` has the values of `CACHE_STORE`: `database`, `redis` or `filesystem`.',
  },
  // Settings
  getEnvVariable: {
    route: `${CORE}#settings-in-code`,
    sentence:
      '`getEnvVariable(key, default?)` returns an environment variable, or the default if it is missing or empty.',
  },
  hasEnvVariable: {
    route: `${CORE}#settings-in-code`,
    sentence: '`hasEnvVariable(key)` tells whether an environment variable exists, even if it is empty.',
  },
  findNearestEnvFile: {
    route: `${CORE}#settings-in-code`,
    sentence:
      '`findNearestEnvFile(folder?)` returns the path of the nearest `.env`, in the folder or above it, or null.',
  },
  loadEnvConfig: {
    route: `${CORE}#settings-in-code`,
    sentence:
      "`loadEnvConfig()` reads the nearest `.env` for variables that aren't set yet, and returns the whole environment.",
  },
  configureSettings: {
    route: `${CORE}#settings-in-code`,
    sentence: '`configureSettings` sets what `getEnvVariable` reads in a browser; it has no effect in Node.',
  },
  validateEnv: {
    route: `${CORE}#settings-in-code`,
    sentence: '`validateEnv` checks the environment with `envSchema`; nothing in the release calls it.',
  },
  envSchema: {
    route: `${CORE}#settings-in-code`,
    sentence:
      '`envSchema` requires the keys of seven services at once; only `validateEnv` uses it, which nothing calls.',
  },
  EnvConfig: {
    route: `${CORE}#settings-in-code`,
    sentence: '`EnvConfig` is the type inferred from `envSchema`: the keys of seven services.',
  },
  // Log
  elizaLogger: {
    route: `${CORE}#logger`,
    sentence: '`elizaLogger` prints the log of the framework; debug lines only with `VERBOSE=true`.',
  },
  LoggingLevel: {
    route: `${CORE}#see-more-or-less-of-the-log`,
    sentence: '`LoggingLevel` has no effect: the logger has one switch, `VERBOSE`, and no levels.',
  },
};
