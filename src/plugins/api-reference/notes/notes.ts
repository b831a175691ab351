/** What we say about a symbol of the release, beside what the comments of its sources say. */
export interface Note {
  /** An exported symbol or a member of it, such as `embed` or `AgentRuntime.evaluate`. */
  on: string;
  /** Whether the note is about what is returned or thrown; without it, it stands below the description. */
  at?: 'returns' | 'throws';
  /** One or two sentences of Markdown; `[[embed]]` becomes a link to that symbol or member. Guides are linked by route. */
  text: string;
  /** Code that proves it, by its place in the framework's sources: `generation.ts:75-76`, below `packages/core/src`. */
  proof: Readonly<Record<string, string>>;
}

/**
 * Notes on the documented release: where a comment of the sources is false or missing, and which of two similar symbols
 * to take. After a new release, notes.test.ts lists those whose proof has moved or is gone.
 */
export const NOTES: readonly Note[] = [
  // Functions that call a model.
  {
    on: 'generateObject',
    text: 'Take this one for an object that fits a Zod `schema`. [[generateObjectDeprecated]] works with every provider that writes text but checks nothing: it parses JSON from the answer. For several objects there is [[generateObjectArray]].',
    proof: { 'generation.ts:1587-1599': 'schema,', 'generation.ts:1018-1026': 'parseJSONObjectFromText(response)' },
  },
  {
    on: 'generateObject',
    at: 'returns',
    text: 'It is one result, not an array: the object is in its property `object`. With `llama_local` it is the object itself, not checked against the schema.',
    proof: {
      'generation.ts:1556': 'Promise<GenerateObjectResult<unknown>>',
      'generation.ts:1653-1658': 'return await generateObjectDeprecated({',
    },
  },
  {
    on: 'generateObject',
    at: 'throws',
    text: 'Also if `context` is empty. `falai`, `gaianet`, `galadriel`, `heurist`, `hyperbolic`, `livepeer` and `venice` are not supported. Requests of `akash_chat_api`, `ali_bailian`, `eternalai`, `llama_cloud`, `nanogpt`, `together` and `volengine` go to the endpoint of `openai`, with their own key.',
    proof: {
      'generation.ts:1557-1561': 'generateObject context is empty',
      'generation.ts:1636-1671': 'Unsupported provider: ${provider}',
      'generation.ts:1689': 'models.openai.endpoint',
    },
  },
  {
    on: 'GenerationOptions.mode',
    text: 'The default is `"json"`, which `anthropic` and `claude_vertex` refuse: give them `"auto"` or `"tool"`.',
    proof: { 'generation.ts:1555': 'mode = "json"' },
  },
  {
    on: 'GenerationOptions.schema',
    text: 'The type lets you leave it out, but the AI SDK then throws, in every `mode`. Only `llama_local` does without.',
    proof: {
      'generation.ts:1653-1658': 'return await generateObjectDeprecated({',
      'generation.ts:1691-1698': 'schema,',
    },
  },
  {
    on: 'GenerationOptions.stop',
    text: 'It has no effect: the AI SDK has no option of this name.',
    proof: { 'generation.ts:1577-1585': 'stop: stop ||', 'generation.ts:1691-1698': '...modelOptions' },
  },
  {
    on: 'GenerationOptions.experimental_providerMetadata',
    text: '[[generateObject]] does not pass it on.',
    proof: { 'generation.ts:1547-1556': 'mode = "json",\n}: GenerationOptions' },
  },
  {
    on: 'generateObjectDeprecated',
    text: 'Asks for a text and parses JSON from it, so the prompt has to ask for JSON. For an object that is checked against a schema, take [[generateObject]].',
    proof: { 'generation.ts:1018-1026': 'parseJSONObjectFromText(response)' },
  },
  {
    on: 'generateObjectDeprecated',
    at: 'returns',
    text: 'The object, or `null` if `context` is empty. It asks again, without a limit, until the answer contains one.',
    proof: { 'generation.ts:1009-1034': 'return null;', 'generation.ts:1027-1033': 'retryDelay *= 2;' },
  },
  {
    on: 'generateObjectArray',
    text: 'Asks for a text and parses a JSON array from it. For one object, take [[generateObject]].',
    proof: { 'generation.ts:1053-1062': 'parseJsonArrayFromText(response)' },
  },
  {
    on: 'generateObjectArray',
    at: 'returns',
    text: 'The array, or `[]` if `context` is empty. It asks again, without a limit, until the answer contains an array.',
    proof: { 'generation.ts:1045-1070': 'return [];', 'generation.ts:1067-1068': 'retryDelay *= 2;' },
  },
  {
    on: 'generateText',
    text: 'Only `llama_local` uses `stop`, and only `heurist` uses `customSystemPrompt`. For an answer as [[Content]], take [[generateMessageResponse]].',
    proof: {
      'generation.ts:554-561': '_stop,',
      'generation.ts:666-673': 'customSystemPrompt ??',
      'generation.ts:327-333': 'runtime.character.system ??',
    },
  },
  {
    on: 'generateText',
    at: 'returns',
    text: 'An empty `context` gives an empty text, without a request.',
    proof: { 'generation.ts:189-192': 'return "";' },
  },
  {
    on: 'generateText',
    at: 'throws',
    text: "Passes on the provider's error. It throws `Unsupported provider` for `falai` and `livepeer`, which only make images.",
    proof: { 'generation.ts:798-809': 'Unsupported provider: ${provider}' },
  },
  {
    on: 'generateMessageResponse',
    at: 'returns',
    text: 'The object that the model wrote as JSON, not a text. It asks again, without a limit, until the answer contains one.',
    proof: { 'generation.ts:1108-1115': 'return parsedContent;', 'generation.ts:1098-1123': 'while (true)' },
  },
  {
    on: 'generateShouldRespond',
    at: 'returns',
    text: 'Never `null`: it asks again, without a limit, until the answer has one of the three words.',
    proof: { 'generation.ts:835-871': 'while (true)' },
  },
  {
    on: 'generateTrueOrFalse',
    text: 'TypeScript requires `context`. Do not leave it empty: no model is then asked, and the function tries again without end.',
    proof: {
      'generation.ts:909-917': 'context: string;',
      'generation.ts:189-192': 'return "";',
      'generation.ts:927-946': 'retryDelay *= 2;',
      'parsing.ts:47': 'if (!text) return null;',
    },
  },
  {
    on: 'generateTrueOrFalse',
    at: 'returns',
    text: 'It asks again, without a limit, until [[parseBooleanFromText]] understands the answer.',
    proof: { 'generation.ts:927-946': 'if (parsedResponse !== null)' },
  },
  {
    on: 'generateTextArray',
    at: 'returns',
    text: '`[]` if `context` is empty. Otherwise it asks again, without a limit, until the answer contains an array.',
    proof: { 'generation.ts:973-997': 'return [];' },
  },
  {
    on: 'generateTweetActions',
    at: 'returns',
    text: 'Never `null`. If the answer names no action, all four are `false`. It asks again, without a limit, if the provider fails.',
    proof: { 'generation.ts:1908-1940': 'if (actions)', 'parsing.ts:177-182': 'like: false' },
  },
  {
    on: 'generateImage',
    at: 'returns',
    text: 'If the provider fails, the promise does not reject: `success` is `false`, and `error` says why. `data` has the images as data URLs; with `heurist`, what its server answered.',
    proof: {
      'generation.ts:1460-1463': 'return { success: false, error: error };',
      'generation.ts:1220-1221': 'data: [imageURL]',
      'generation.ts:1455-1458': 'data:image/png;base64,',
    },
  },
  {
    on: 'generateCaption',
    at: 'throws',
    text: 'If no service of the type `IMAGE_DESCRIPTION` is registered.',
    proof: { 'generation.ts:1479-1481': 'Image description service not found' },
  },
  {
    on: 'generateWebSearch',
    at: 'returns',
    text: 'At most three results. If the search fails or `TAVILY_API_KEY` is not set, it logs the error and resolves to `undefined`.',
    proof: { 'generation.ts:1494-1511': 'elizaLogger.error("Error:", error);', 'generation.ts:1502': 'maxResults: 3' },
  },
  {
    on: 'handleProvider',
    text: 'Called by [[generateObject]], which also trims the context and fills in the settings of the model.',
    proof: { 'generation.ts:1575-1599': 'await handleProvider({' },
  },
  {
    on: 'handleProvider',
    at: 'returns',
    text: 'One result, not an array.',
    proof: { 'generation.ts:1632-1634': 'Promise<GenerateObjectResult<unknown>>' },
  },
  {
    on: 'trimTokens',
    text: 'Keeps the end of the text, not its start.',
    proof: { 'generation.ts:145-146': 'tokens.slice(-maxTokens)' },
  },
  {
    on: 'trimTokens',
    at: 'throws',
    text: 'Only if `maxTokens` is not positive. An unknown `TOKENIZER_TYPE` does not throw: the tokens are counted as for `gpt-4o`.',
    proof: {
      'generation.ts:76': 'maxTokens must be positive',
      'generation.ts:99-100': 'return truncateTiktoken("gpt-4o", context, maxTokens);',
    },
  },
  {
    on: 'TokenizerType',
    text: '[[trimTokens]] reads it only if `TOKENIZER_MODEL` is set, too. With `auto`, that names a tokenizer on Hugging Face.',
    proof: {
      'generation.ts:81-84': '!tokenizerModel || !tokenizerType',
      'generation.ts:109': 'AutoTokenizer.from_pretrained(modelPath)',
    },
  },
  {
    on: 'splitChunks',
    text: '`chunkSize` and `bleed` count characters, not tokens, and `bleed` is 20 by default, not 100.',
    proof: { 'generation.ts:883-889': 'bleed: number = 20' },
  },

  // Embeddings.
  {
    on: 'embed',
    text: 'It is the other way round: it asks a remote endpoint if `USE_OPENAI_EMBEDDING`, `USE_OLLAMA_EMBEDDING` or `USE_GAIANET_EMBEDDING` is `true`. Otherwise it runs BGE locally, and asks the endpoint of the model provider only if that fails.',
    proof: {
      'embedding.ts:190-198': 'config.provider === EmbeddingProvider.OpenAI',
      'embedding.ts:225-245': '// Fallback to remote override',
    },
  },
  {
    on: 'embed',
    at: 'returns',
    text: 'Empty text gives `[]`. If [[MemoryManager.getCachedEmbeddings]] finds something for the text, its first result is used without a request; with SQLite and PostgreSQL it finds nothing.',
    proof: { 'embedding.ts:174-185': 'return [];', 'embedding.ts:399-403': 'similaritySearchResult[0].embedding' },
  },
  {
    on: 'embed',
    at: 'throws',
    text: 'The local model, which is the default, needs no provider. With one of the three variables, or if the local model fails, an error of the remote endpoint is thrown. [[MemoryManager.addEmbeddingToMemory]] catches it and stores zeros.',
    proof: {
      'embedding.ts:225-245': '// Fallback to remote override',
      'memory.ts:70-74': 'getEmbeddingZeroVector().slice()',
    },
  },
  {
    on: 'EmbeddingProvider',
    text: '[[getEmbeddingConfig]] chooses one, and its model: `text-embedding-3-small` for OpenAI; `OLLAMA_EMBEDDING_MODEL` or else `mxbai-embed-large` for Ollama; `GAIANET_EMBEDDING_MODEL` or else `nomic-embed` for GaiaNet; `BGE-small-en-v1.5` for BGE.',
    proof: {
      'embedding.ts:42-49': 'settings.OLLAMA_EMBEDDING_MODEL || "mxbai-embed-large"',
      'embedding.ts:50-57': '? "OpenAI"',
    },
  },
  {
    on: 'EmbeddingProviderType',
    text: 'The type of `provider` in [[EmbeddingConfig]]. Which model each has is said at [[EmbeddingProvider]].',
    proof: { 'embedding.ts:27-31': 'provider: EmbeddingProviderType;' },
  },
  {
    on: 'EmbeddingConfig',
    text: 'What [[getEmbeddingConfig]] returns. The model of each provider is listed at [[EmbeddingProvider]].',
    proof: { 'embedding.ts:33': '(): EmbeddingConfig' },
  },
  {
    on: 'getEmbeddingConfig',
    text: 'The first of `USE_OPENAI_EMBEDDING`, `USE_OLLAMA_EMBEDDING` and `USE_GAIANET_EMBEDDING` that is `true` decides; without any, it is BGE with 384 dimensions. The models are listed at [[EmbeddingProvider]].',
    proof: { 'embedding.ts:33-41': ': 384, // BGE' },
  },
  {
    on: 'getEmbeddingType',
    text: 'This is not how [[embed]] decides. Any text in `USE_OPENAI_EMBEDDING`, even `false`, counts as `remote` here. Take [[getEmbeddingConfig]].',
    proof: { 'embedding.ts:124-128': '!settings.USE_OPENAI_EMBEDDING', 'embedding.ts:187-191': 'getEmbeddingConfig()' },
  },
  {
    on: 'getEmbeddingZeroVector',
    at: 'returns',
    text: 'As many zeros as [[getEmbeddingConfig]] has dimensions: 1536, 1024, 768 or 384.',
    proof: { 'embedding.ts:133-145': 'Array(embeddingDimension).fill(0)' },
  },

  // Parsing.
  {
    on: 'parseBooleanFromText',
    text: 'The text has to be just the word, in upper or lower case: `YES.` is not recognized.',
    proof: { 'parsing.ts:52-60': 'affirmative.includes(normalizedText)' },
  },
  {
    on: 'parseJsonArrayFromText',
    text: 'Every `\'` becomes `"` before parsing, so an apostrophe in a value gives `null`. Without a JSON block, only an array of exactly one text is found.',
    proof: { 'parsing.ts:90-96': `.replace(/'/g, '"')`, 'parsing.ts:100-101': 'const arrayPattern' },
  },
  {
    on: 'parseJSONObjectFromText',
    text: 'Without a JSON block, it reads from the first `{` to the next `}`, so an object that contains another one gives `null`.',
    proof: { 'parsing.ts:146-156': 'const objectPattern = /{[\\s\\S]*?}/;' },
  },
  {
    on: 'parseJSONObjectFromText',
    at: 'returns',
    text: 'An array only if the JSON block holds one. If the block cannot be parsed, `null`, whatever follows it.',
    proof: { 'parsing.ts:136-145': 'return null;', 'parsing.ts:160-172': 'return parseJsonArrayFromText(text);' },
  },
  {
    on: 'parseShouldRespondFromText',
    at: 'returns',
    text: 'The word on the first line if nothing else is there; brackets and case do not matter. Otherwise the first of `RESPOND`, `IGNORE` and `STOP`, in this order, that is anywhere in the text in capitals, or `null`.',
    proof: { 'parsing.ts:17-32': 'text.includes("RESPOND")' },
  },
  {
    on: 'parseActionResponseFromText',
    at: 'returns',
    text: '`true` for each of `[LIKE]`, `[RETWEET]`, `[QUOTE]` and `[REPLY]` that is in the text, `false` for the others.',
    proof: { 'parsing.ts:184-206': 'actions.like = likePattern.test(text);' },
  },

  // Texts for prompts.
  {
    on: 'composeContext',
    text: 'Fills a template from a state, which [[AgentRuntime.composeState]] makes. Without Handlebars, it replaces only `{{name}}`: `{{ name }}` and `{{user.name}}` stay as they are.',
    proof: { 'context.ts:44-47': 'template.replace(/{{\\w+}}/g' },
  },
  {
    on: 'addHeader',
    at: 'returns',
    text: 'If the body is empty, an empty text, not the header. Otherwise the result ends with a line break.',
    proof: { 'context.ts:71': 'body.length > 0' },
  },
  {
    on: 'composeRandomUser',
    text: 'The example is wrong: call `composeRandomUser(template, length)`. Each name is drawn by itself, so two users can have the same one.',
    proof: { 'context.ts:94-97': 'template: string, length: number' },
  },
  {
    on: 'composeActionExamples',
    text: 'Takes one example of each action in turn, until it has `count` or none are left. `{{user1}}` to `{{user5}}` become random names.',
    proof: { 'actions.ts:18-23': 'const actionId = i % length;', 'actions.ts:35-46': 'Array.from({ length: 5 }' },
  },
  {
    on: 'formatActionNames',
    text: 'Shuffles the array that it is given.',
    proof: { 'actions.ts:62-63': '.sort(() => 0.5 - Math.random())' },
  },
  {
    on: 'formatActions',
    text: 'Shuffles the array that it is given.',
    proof: { 'actions.ts:74-75': '.sort(() => 0.5 - Math.random())' },
  },
  {
    on: 'formatActors',
    at: 'returns',
    text: 'For each actor, a line with the name and the tagline, and a line with the summary if there is one.',
    proof: { 'messages.ts:46-50': 'actor.details?.tagline' },
  },
  {
    on: 'formatMessages',
    text: 'Reverses the array that it is given, so messages that come newest first are oldest first in the text. Messages without a `userId` are left out.',
    proof: { 'messages.ts:67-69': '.reverse()' },
  },
  {
    on: 'formatTimestamp',
    at: 'returns',
    text: 'A time in the future is written as "ago", too.',
    proof: { 'messages.ts:98': 'Math.abs(diff)' },
  },
  {
    on: 'formatPosts',
    at: 'returns',
    text: 'The posts by room, the room with the newest post first, and in each room the oldest post first.',
    proof: { 'posts.ts:24-34': '.sort((a, b) => a.createdAt - b.createdAt)' },
  },
  {
    on: 'formatEvaluatorNames',
    at: 'returns',
    text: 'There is also a line break after each comma.',
    proof: { 'evaluators.ts:31-33': '.join(",\\n")' },
  },
  {
    on: 'formatEvaluators',
    at: 'returns',
    text: "Each is `'name: description'`, in quotes, and they are separated by a comma and a line break.",
    proof: { 'evaluators.ts:42-47': `'\${evaluator.name}: \${evaluator.description}'` },
  },
  {
    on: 'formatEvaluatorExampleDescriptions',
    text: 'Repeats the description of the evaluator for each example: nothing of the example itself is in the text.',
    proof: { 'evaluators.ts:114-117': '${evaluator.name} Example ${index + 1}: ${evaluator.description}' },
  },
  {
    on: 'formatGoalsAsString',
    at: 'returns',
    text: "For each goal its name, its ID and its objectives, with `[x]` or `[ ]`. The goal's status is not in it.",
    proof: { 'goals.ts:31-42': 'Goal: ${goal.name}\\nid: ${goal.id}' },
  },
  {
    on: 'formatRelationships',
    at: 'returns',
    text: 'Not a text, but the IDs of the other users.',
    proof: { 'relationships.ts:52-64': 'return userB;' },
  },
  {
    on: 'getProviders',
    at: 'returns',
    text: 'Each output on a line of its own; `null`, `undefined` and empty texts are left out.',
    proof: { 'providers.ts:15-23': 'result !== ""' },
  },
  {
    on: 'getProviders',
    at: 'throws',
    text: 'If one provider throws, so does this.',
    proof: { 'providers.ts:15-20': 'await Promise.all(' },
  },
  {
    on: 'evaluationTemplate',
    text: 'The default of `templates.evaluationTemplate` of a [[Character]]. [[AgentRuntime.evaluate]] uses it.',
    proof: { 'runtime.ts:655-657': 'this.character.templates?.evaluationTemplate' },
  },

  // Data.
  {
    on: 'getActorDetails',
    at: 'returns',
    text: 'The participants of the room. Those without an account are left out.',
    proof: { 'messages.ts:19-37': 'actors.filter(' },
  },
  {
    on: 'createGoal',
    at: 'returns',
    text: 'Nothing; it resolves when the database adapter is done.',
    proof: { 'goals.ts:62': 'runtime.databaseAdapter.createGoal(goal)' },
  },
  {
    on: 'updateGoal',
    at: 'returns',
    text: 'Nothing; it resolves when the database adapter is done.',
    proof: { 'goals.ts:52': 'runtime.databaseAdapter.updateGoal(goal)' },
  },
  {
    on: 'getGoals',
    at: 'returns',
    text: 'The goals in this room, as [[IDatabaseAdapter.getGoals]] finds them. It gets the ID of the agent, but the adapters of the release ignore it.',
    proof: { 'goals.ts:21-27': 'agentId: runtime.agentId' },
  },
  {
    on: 'createRelationship',
    at: 'returns',
    text: 'Whether the relationship was created.',
    proof: { 'relationships.ts:12-15': 'runtime.databaseAdapter.createRelationship({' },
  },
  {
    on: 'stringToUuid',
    at: 'returns',
    text: 'The same ID for the same text, made from its SHA-1. It has the form of a UUID, but its version digit is 0.',
    proof: { 'uuid.ts:34': 'sha1(buffer)', 'uuid.ts:44': 'hashBuffer[6] & 0x0f' },
  },
  {
    on: 'stringToUuid',
    at: 'throws',
    text: 'A `TypeError` if the value is neither a text nor a number.',
    proof: { 'uuid.ts:9-11': 'throw TypeError("Value must be string")' },
  },
  {
    on: 'knowledge',
    text: 'Functions that store and find knowledge. What a character knows is `knowledge` of [[Character]], and what was found for a message is `knowledge` of [[State]].',
    proof: { 'knowledge.ts:150-154': 'export default {', 'runtime.ts:1014-1016': 'await knowledge.get(this, message)' },
  },
  {
    on: 'Character.knowledge',
    text: '[[AgentRuntime.initialize]] stores these texts with [[knowledge]].',
    proof: { 'runtime.ts:419-425': 'processCharacterKnowledge(this.character.knowledge)' },
  },
  {
    on: 'State.knowledge',
    text: 'What the variable [[knowledge]] found for the message, as a list.',
    proof: {
      'runtime.ts:1014-1016': 'formatKnowledge(knowledegeData)',
      'runtime.ts:1300': '`- ${knowledge.content.text}`',
    },
  },

  // Settings and models.
  {
    on: 'settings',
    text: 'The environment variables and `.env`, for all agents. Settings and secrets of one character come first in [[AgentRuntime.getSetting]], so use that in plugins.',
    proof: { 'settings.ts:139': 'loadEnvConfig()', 'runtime.ts:478-494': 'this.character.settings?.secrets?.[key]' },
  },
  {
    on: 'configureSettings',
    text: 'Does nothing in Node.js. In a browser, [[getEnvVariable]], [[hasEnvVariable]] and [[loadEnvConfig]] read it, but [[settings]] does not: that is set when the package is loaded.',
    proof: {
      'settings.ts:74': 'environmentSettings = { ...settings };',
      'settings.ts:139': 'isBrowser() ? environmentSettings',
    },
  },
  {
    on: 'findNearestEnvFile',
    at: 'returns',
    text: 'In a browser, `null`.',
    proof: { 'settings.ts:48': 'if (isBrowser()) return null;' },
  },
  {
    on: 'loadEnvConfig',
    at: 'throws',
    text: 'It does not throw. Without a `.env` file, it returns the environment as it is.',
    proof: { 'settings.ts:92-107': 'if (!result.error)' },
  },
  {
    on: 'getEnvVariable',
    at: 'returns',
    text: 'An empty value counts as missing.',
    proof: { 'settings.ts:123': 'process.env[key] || defaultValue' },
  },
  {
    on: 'hasEnvVariable',
    at: 'returns',
    text: '`true` also if the value is empty.',
    proof: { 'settings.ts:135': 'key in process.env' },
  },
  {
    on: 'validateEnv',
    text: 'Demands all seven keys of [[envSchema]], even those of providers that you do not use.',
    proof: { 'environment.ts:5-20': 'ELEVENLABS_XI_API_KEY: z.string().min(1' },
  },
  {
    on: 'validateEnv',
    at: 'throws',
    text: 'An error that lists each missing or malformed key.',
    proof: { 'environment.ts:30-35': 'Environment validation failed' },
  },
  {
    on: 'validateCharacterConfig',
    at: 'returns',
    text: 'A copy without the properties that [[CharacterSchema]] does not know, such as `username`, `imageModelProvider` and `settings.modelConfig`. Keep using the object that you passed.',
    proof: {
      'environment.ts:66-72': 'name: z.string(),\n    system: z.string().optional()',
      'environment.ts:85-97': 'embeddingModel: z.string().optional()',
    },
  },
  {
    on: 'validateCharacterConfig',
    at: 'throws',
    text: 'An error with a line for each problem and the path of the property.',
    proof: { 'environment.ts:142-148': 'Character configuration validation failed' },
  },
  {
    on: 'CharacterConfig',
    text: 'What [[validateCharacterConfig]] returns. The type that the runtime takes is [[Character]].',
    proof: { 'environment.ts:135-138': 'z.infer<typeof CharacterSchema>', 'types.ts:1107': 'character: Character;' },
  },
  {
    on: 'getModel',
    text: 'Reads [[models]] only. Settings of the character that choose another model count only in [[generateText]].',
    proof: {
      'models.ts:519-521': 'models[provider].model[type]',
      'generation.ts:250-268': 'runtime.getSetting("LARGE_OPENROUTER_MODEL")',
    },
  },
  {
    on: 'getEndpoint',
    at: 'returns',
    text: '`undefined` if [[models]] has none for the provider. A `modelEndpointOverride` of the character does not count.',
    proof: { 'models.ts:523-525': 'models[provider].endpoint', 'generation.ts:202-203': 'modelEndpointOverride ||' },
  },
  {
    on: 'models',
    text: 'Read once from the environment when the package is loaded.',
    proof: { 'models.ts:16-18': 'settings.SMALL_OPENAI_MODEL || "gpt-4o-mini"' },
  },
  {
    on: 'ModelConfiguration',
    text: 'Set it as `settings.modelConfig` of a [[Character]]. Only [[generateText]] reads it, and there a `0` counts as not set.',
    proof: {
      'generation.ts:274-292': 'modelConfiguration?.temperature ||',
      'generation.ts:1563-1572': 'models[provider].settings.temperature',
    },
  },
  {
    on: 'defaultCharacter',
    text: 'The character of an [[AgentRuntime]] that is made without one.',
    proof: { 'runtime.ts:253': 'opts.character || defaultCharacter' },
  },
  {
    on: 'elizaLogger',
    text: 'Import this object: its class is not exported. It has `log`, `info`, `warn`, `error`, `success`, `debug` and `assert`, which take any values. `debug` writes only if `verbose` is `true`: set `VERBOSE=true` before the package is loaded, or `elizaLogger.verbose = true` later.',
    proof: {
      'logger.ts:10': 'process.env.VERBOSE === "true"',
      'logger.ts:221': 'if (!this.verbose)',
      'logger.ts:267': 'new ElizaLogger()',
    },
  },
  {
    on: 'Character.templates',
    text: 'Each replaces a built-in prompt of a client, of plugin-bootstrap or of the runtime. Those of one client begin with its name; only some fall back to `messageHandlerTemplate` or `shouldRespondTemplate`.',
    proof: { 'types.ts:697-722': 'messageHandlerTemplate?: string;' },
  },
  {
    on: 'Character.modelProvider',
    text: 'It takes precedence over the option `modelProvider` of [[AgentRuntime]].',
    proof: { 'runtime.ts:319-322': 'this.character.modelProvider ??\n            opts.modelProvider' },
  },

  // The runtime.
  {
    on: 'AgentRuntime',
    text: 'Make an agent with this class. As the type in plugins, take [[IAgentRuntime]]: handlers get that.',
    proof: { 'types.ts:379-385': 'runtime: IAgentRuntime,' },
  },
  {
    on: 'IAgentRuntime',
    text: 'How actions, providers, evaluators and plugins see an agent. [[AgentRuntime]] implements it, describes its members and has more.',
    proof: { 'runtime.ts:54': 'implements IAgentRuntime' },
  },
  {
    on: 'AgentRuntime.constructor',
    text: 'Throws without a `databaseAdapter`, or if the provider is unknown. `logging` and `speechModelPath` are not read. `token` is the API key of the model provider.',
    proof: {
      'generation.ts:294': 'const apiKey = runtime.token;',
      'runtime.ts:357': 'this.token = opts.token;',
      'runtime.ts:244-246': 'No database adapter provided',
      'runtime.ts:344-351': 'Invalid model provider',
    },
  },
  {
    on: 'AgentRuntime.token',
    text: 'The API key of the model provider.',
    proof: { 'generation.ts:294': 'const apiKey = runtime.token;' },
  },
  {
    on: 'AgentRuntime.modelProvider',
    text: 'The provider, not the model.',
    proof: { 'runtime.ts:99': 'modelProvider: ModelProviderName;' },
  },
  {
    on: 'AgentRuntime.imageModelProvider',
    text: 'The provider, not the model.',
    proof: { 'runtime.ts:104': 'imageModelProvider: ModelProviderName;' },
  },
  {
    on: 'AgentRuntime.imageVisionModelProvider',
    text: 'The provider, not the model.',
    proof: { 'runtime.ts:110': 'imageVisionModelProvider: ModelProviderName;' },
  },
  {
    on: 'AgentRuntime.loreManager',
    text: '[[AgentRuntime.composeState]] takes lore from the character, not from here.',
    proof: { 'runtime.ts:885-894': 'this.character.lore' },
  },
  {
    on: 'AgentRuntime.composeState',
    text: 'Asks all providers, and validates all actions and evaluators.',
    proof: { 'runtime.ts:1162-1187': 'getProviders(this, message, initialState)' },
  },
  {
    on: 'AgentRuntime.ensureConnection',
    text: 'Creates the room, the user and the agent if needed, and adds both to the room. `source` becomes the email address of new accounts.',
    proof: {
      'runtime.ts:745-764': 'this.ensureParticipantInRoom(this.agentId, roomId)',
      'runtime.ts:701-707': 'email?: string | null',
    },
  },
  {
    on: 'AgentRuntime.ensureParticipantExists',
    text: 'Adds the user only if it is in no room at all. Take [[AgentRuntime.ensureParticipantInRoom]].',
    proof: { 'runtime.ts:686-691': 'participants?.length === 0' },
  },
  {
    on: 'AgentRuntime.ensureRoomExists',
    text: 'Adds no participants and returns nothing.',
    proof: { 'runtime.ts:774-780': 'createRoom(roomId)' },
  },
  {
    on: 'AgentRuntime.evaluate',
    at: 'returns',
    text: 'The names of the evaluators that the model chose. It throws if the answer has no array.',
    proof: { 'runtime.ts:666-677': 'evaluators.includes(evaluator.name)', 'parsing.ts:118': 'return null;' },
  },
  {
    on: 'AgentRuntime.getMemoryManager',
    at: 'returns',
    text: '`null` for built-in managers: take `messageManager` and so on.',
    proof: {
      'runtime.ts:168-170': 'this.memoryManagers.get(tableName) || null',
      'runtime.ts:298-300': 'this.registerMemoryManager(manager)',
    },
  },
  {
    on: 'AgentRuntime.getSetting',
    at: 'returns',
    text: "The first non-empty value of the character's secrets, its settings and [[settings]], or `null`.",
    proof: { 'runtime.ts:478-494': 'return null;' },
  },
  {
    on: 'AgentRuntime.initialize',
    text: "Initializes services, those of plugins twice, and stores the character's knowledge.",
    proof: {
      'runtime.ts:396-417': 'plugin.services?.map((service) => service.initialize(this))',
      'runtime.ts:373-375': 'this.registerService(service)',
    },
  },
  {
    on: 'AgentRuntime.processActions',
    text: 'Errors of handlers are logged, not thrown.',
    proof: { 'runtime.ts:599-606': 'elizaLogger.error(error);' },
  },
  {
    on: 'AgentRuntime.registerService',
    text: 'Does not initialize it. `IAgentRuntime` says `void`.',
    proof: {
      'runtime.ts:181-195': 'this.services.set(serviceType, service);',
      'types.ts:1136': 'registerService(service: Service): void;',
    },
  },
  {
    on: 'AgentRuntime.stop',
    text: 'Only calls `stop` of each entry of `clients`, without waiting. It throws at an entry without `stop`, such as that of X, and those after it keep running.',
    proof: { 'runtime.ts:438-442': 'c.stop()' },
  },
  {
    on: 'Client.stop',
    text: "The agent program doesn't call it. [[AgentRuntime.stop]] calls the `stop` of what `start` returned, without an argument.",
    proof: { 'runtime.ts:438-442': 'c.stop()' },
  },

  // Memories and the database.
  {
    on: 'MemoryManager',
    text: 'Each runtime makes five, which you get from [[IAgentRuntime]]. For memories of your own, make one with a `tableName` of your own. As a type, take [[IMemoryManager]].',
    proof: { 'runtime.ts:273-276': 'new MemoryManager({', 'types.ts:1115-1119': 'messageManager: IMemoryManager;' },
  },
  {
    on: 'IMemoryManager',
    text: 'Described at [[MemoryManager]], which implements it.',
    proof: { 'memory.ts:16': 'class MemoryManager implements IMemoryManager' },
  },
  {
    on: 'MemoryManager.addEmbeddingToMemory',
    text: 'If embedding fails, the memory gets zeros and nothing is thrown.',
    proof: { 'memory.ts:70-74': 'getEmbeddingZeroVector().slice()' },
  },
  {
    on: 'MemoryManager.getMemories',
    text: 'It finds memories of one room, not of users.',
    proof: { 'memory.ts:100-108': 'roomId,' },
  },
  {
    on: 'MemoryManager.searchMemoriesByEmbedding',
    text: 'Searches one room. `match_threshold` is 0.1 and `count` 10 by default. Results are not filtered by user.',
    proof: { 'memory.ts:10-11': 'defaultMatchCount = 10', 'memory.ts:146-161': 'match_count: count' },
  },
  {
    on: 'MemoryManager.createMemory',
    text: 'Does nothing if a memory with this ID exists. `unique` is passed to the database adapter, which decides what it means.',
    proof: { 'memory.ts:175-189': 'Memory already exists, skipping' },
  },
  {
    on: 'MemoryManager.getMemoryById',
    at: 'returns',
    text: '`null` also if the memory belongs to another agent.',
    proof: { 'memory.ts:202': 'result.agentId !== this.runtime.agentId' },
  },
  {
    on: 'MemoryManager.removeAllMemories',
    text: 'It removes all memories of this table in the room, of every user and every agent.',
    proof: { 'memory.ts:223-227': 'roomId,' },
  },
  {
    on: 'MemoryManager.countMemories',
    text: 'It counts the memories of this table in the room, of every user and every agent.',
    proof: { 'memory.ts:236-241': 'roomId,' },
  },
  {
    on: 'DatabaseAdapter',
    text: 'Extend it to write an adapter. As a type, take [[IDatabaseAdapter]].',
    proof: {
      'database.ts:19': 'abstract class DatabaseAdapter',
      'types.ts:1102': 'databaseAdapter: IDatabaseAdapter;',
    },
  },
  {
    on: 'IDatabaseAdapter',
    text: 'To write an adapter, extend [[DatabaseAdapter]], which implements it and describes its methods. The guide tells what the runtime expects of the methods for [memories](/docs/packages/database-adapters/#memories) and [rooms](/docs/packages/database-adapters/#rooms-and-participants), and what [each adapter does](/docs/packages/adapter-methods/#methods-of-the-database).',
    proof: { 'database.ts:19': 'implements IDatabaseAdapter' },
  },
  {
    on: 'IDatabaseAdapter.init',
    text: 'Every adapter has to implement it. Call it before you make a runtime: that does not call it, and its constructor already reads the database.',
    proof: {
      'types.ts:859': 'init(): Promise<void>;',
      'runtime.ts:244-247': 'this.databaseAdapter = opts.databaseAdapter',
      'runtime.ts:257': 'this.ensureRoomExists(this.agentId);',
      'runtime.ts:774-775': 'this.databaseAdapter.getRoom(roomId)',
    },
  },
  {
    on: 'IDatabaseAdapter.searchMemories',
    text: 'Searches one table and room of one agent. `match_threshold` is required here; [[MemoryManager.searchMemoriesByEmbedding]] passes 0.1 if you give none. `unique: true` leaves out what the adapter stored as a duplicate.',
    proof: {
      'types.ts:907-915': 'match_threshold: number;',
      'memory.ts:146-161': 'match_threshold = defaultMatchThreshold',
      'memory.ts:10': 'defaultMatchThreshold = 0.1',
    },
  },
  {
    on: 'IDatabaseAdapter.searchMemories',
    at: 'returns',
    text: 'Closest first, with PostgreSQL and SQLite. SQLite ignores `match_threshold`.',
    proof: { 'types.ts:907-915': 'Promise<Memory[]>' },
  },
  {
    on: 'DatabaseAdapter.init',
    text: 'It is abstract, so every adapter has to implement it. The runtime does not call it: call it yourself.',
    proof: {
      'database.ts:58': 'abstract init(): Promise<void>;',
      'runtime.ts:244-247': 'this.databaseAdapter = opts.databaseAdapter',
    },
  },
  {
    on: 'DatabaseAdapter.close',
    text: 'It is abstract, so every adapter has to implement it.',
    proof: { 'database.ts:64': 'abstract close(): Promise<void>;' },
  },
  {
    on: 'DatabaseAdapter.createAccount',
    at: 'returns',
    text: '`true` if the account was created, otherwise `false`.',
    proof: { 'database.ts:78': 'Promise<boolean>' },
  },

  // The cache.
  {
    on: 'CacheManager',
    text: 'Make one with an adapter: [[MemoryCacheAdapter]], [[FsCacheAdapter]] or [[DbCacheAdapter]]. As a type, take [[ICacheManager]].',
    proof: { 'cache.ts:93-95': 'constructor(adapter: CacheAdapter)' },
  },
  {
    on: 'ICacheManager',
    text: 'Keeps values that JSON can hold: a `Date` comes back as a text. The [[ICacheAdapter]] below it keeps only texts.',
    proof: {
      'cache.ts:10-14': 'get(key: string): Promise<string | undefined>;',
      'cache.ts:116-120': 'JSON.stringify({ value',
      'types.ts:1070-1074': 'get<T = unknown>',
    },
  },
  {
    on: 'CacheManager.get',
    at: 'returns',
    text: '`undefined` if there is no value, or if it has expired. An expired value is deleted.',
    proof: { 'cache.ts:106-113': 'this.adapter.delete(key)' },
  },
  {
    on: 'CacheManager.set',
    text: '`opts.expires` is a time in milliseconds since 1970, not a duration.',
    proof: { 'cache.ts:106': 'expires > Date.now()', 'cache.ts:116-120': 'opts?.expires ?? 0' },
  },
  {
    on: 'ICacheManager.set',
    text: '`expires` of [[CacheOptions]] is a time in milliseconds since 1970, not a duration.',
    proof: { 'cache.ts:106': 'expires > Date.now()', 'cache.ts:116-120': 'opts?.expires ?? 0' },
  },
  {
    on: 'CacheOptions',
    text: 'The options of [[CacheManager.set]] and [[ICacheManager.set]].',
    proof: { 'cache.ts:116': 'opts?: CacheOptions', 'types.ts:1072': 'options?: CacheOptions' },
  },
  {
    on: 'CacheOptions.expires',
    text: 'A time in milliseconds since 1970, not a duration. Without it, the value stays.',
    proof: { 'cache.ts:106': 'expires > Date.now()' },
  },
  {
    on: 'FsCacheAdapter.set',
    text: 'If the file cannot be written, the error is only logged.',
    proof: { 'cache.ts:54-56': 'console.error(error);' },
  },

  // What plugins are made of.
  {
    on: 'Action.similes',
    text: 'Other names for the action, by which [[AgentRuntime.processActions]] finds it, too.',
    proof: { 'runtime.ts:565-583': '_action.similes.find(' },
  },
  {
    on: 'Evaluator',
    text: 'Its handler runs only when [[IAgentRuntime.evaluate]] is called: [which client does that, and when](/docs/core/evaluators/#which-client-runs-evaluators-and-when).',
    proof: { 'runtime.ts:673-674': 'await evaluator.handler(this, message, state, {}, callback);' },
  },
  {
    on: 'Evaluator.alwaysRun',
    text: 'With `true`, it is considered even if the agent has not responded. It is still offered to the model only if `validate` says so, and runs only if the model names it.',
    proof: {
      'runtime.ts:630-637': '!didRespond && !evaluator.alwaysRun',
      'runtime.ts:670-671': 'evaluators.includes(evaluator.name)',
    },
  },
  {
    on: 'Evaluator.similes',
    text: 'The runtime does not use them.',
    proof: { 'runtime.ts:670-671': 'evaluators.includes(evaluator.name)' },
  },
  {
    on: 'Provider.get',
    text: 'The text becomes part of `providers` in the [[State]]; with `null` or an empty text, nothing is added.',
    proof: { 'providers.ts:15-23': 'result != null' },
  },
  {
    on: 'Plugin.clients',
    text: '[[AgentRuntime]] does not start them: whoever makes the runtime has to.',
    proof: { 'runtime.ts:364-380': 'plugin.providers?.forEach' },
  },
  {
    on: 'Service',
    text: 'Your class has to override the static getter `serviceType`. The one here throws when the runtime registers the service, which nothing catches, so the process ends.',
    proof: {
      'types.ts:1079-1081': 'Service must implement static serviceType getter',
      'runtime.ts:373-375': 'this.registerService(service);',
    },
  },
  {
    on: 'Service.initialize',
    text: '[[AgentRuntime.initialize]] calls it for each registered service, then for each service of the plugins, so for most of these twice. Whoever makes the runtime has to call `runtime.initialize()`. For a service registered after that, call `initialize` yourself.',
    proof: {
      'runtime.ts:396-398': 'await service.initialize(this);',
      'runtime.ts:412-417': 'plugin.services?.map((service) => service.initialize(this))',
      'runtime.ts:181-195': 'this.services.set(serviceType, service);',
    },
  },
  {
    on: 'Service.getInstance',
    text: 'There is one instance for all services, not one for each class: whoever calls it first decides which.',
    proof: { 'types.ts:1077-1088': 'Service.instance = new (this as any)();' },
  },
  {
    on: 'State.recentInteractions',
    text: '[[AgentRuntime.composeState]] does not set it. It sets `recentMessageInteractions` and `recentPostInteractions` instead.',
    proof: { 'runtime.ts:1034-1039': 'recentMessageInteractions: formattedMessageInteractions' },
  },
  {
    on: 'Memory.createdAt',
    text: 'In milliseconds since 1970. PostgreSQL gives a `Date` back.',
    proof: { 'knowledge.ts:78': 'createdAt: Date.now()' },
  },

  // Members of types that the sources do not describe.
  {
    on: 'IAgentRuntime.agentId',
    text: "The `id` of the character, or else the option `agentId`, or else an ID made from the character's name.",
    proof: { 'runtime.ts:249-252': 'opts.character?.id ??' },
  },
  {
    on: 'IAgentRuntime.actions',
    text: 'Those of plugins, then those of the option `actions`, then those that [[IAgentRuntime.registerAction]] added.',
    proof: { 'runtime.ts:364-384': '(opts.actions ?? []).forEach', 'runtime.ts:508-511': 'this.actions.push(action)' },
  },
  {
    on: 'IAgentRuntime.cacheManager',
    text: 'The cache that the runtime was made with.',
    proof: { 'runtime.ts:271': 'this.cacheManager = opts.cacheManager' },
  },
  {
    on: 'IAgentRuntime.character',
    text: 'The character that the runtime was made with, or else [[defaultCharacter]].',
    proof: { 'runtime.ts:253': 'opts.character || defaultCharacter' },
  },
  {
    on: 'IAgentRuntime.databaseAdapter',
    text: 'The database that the runtime was made with. A runtime always has one.',
    proof: { 'runtime.ts:244-247': 'No database adapter provided' },
  },
  {
    on: 'IAgentRuntime.fetch',
    text: 'The option `fetch`, or else the global function.',
    proof: { 'runtime.ts:116': 'fetch = fetch;', 'runtime.ts:269': 'opts.fetch as typeof fetch' },
  },
  {
    on: 'IAgentRuntime.modelProvider',
    text: "The character's `modelProvider`, or else the option `modelProvider`.",
    proof: { 'runtime.ts:319-322': 'this.character.modelProvider ??\n            opts.modelProvider' },
  },
  {
    on: 'IAgentRuntime.imageModelProvider',
    text: "The character's `imageModelProvider`, or else [[IAgentRuntime.modelProvider]].",
    proof: { 'runtime.ts:324-325': 'this.character.imageModelProvider ?? this.modelProvider' },
  },
  {
    on: 'IAgentRuntime.imageVisionModelProvider',
    text: "The character's `imageVisionModelProvider`, or else [[IAgentRuntime.modelProvider]].",
    proof: { 'runtime.ts:333-334': 'this.character.imageVisionModelProvider ?? this.modelProvider' },
  },
  {
    on: 'IAgentRuntime.messageManager',
    text: 'Messages that the agent gets and sends, in the table `messages`.',
    proof: {
      'runtime.ts:123-126': 'Store messages that are sent and received by the agent.',
      'runtime.ts:273-276': 'tableName: "messages"',
    },
  },
  {
    on: 'IAgentRuntime.descriptionManager',
    text: 'Descriptions of users, in the table `descriptions`.',
    proof: { 'runtime.ts:128-131': 'descriptions of users', 'runtime.ts:278-281': 'tableName: "descriptions"' },
  },
  {
    on: 'IAgentRuntime.loreManager',
    text: 'Static information, in the table `lore`. [[IAgentRuntime.composeState]] takes lore from the character, not from here.',
    proof: { 'runtime.ts:283-286': 'tableName: "lore"', 'runtime.ts:885-894': 'this.character.lore' },
  },
  {
    on: 'IAgentRuntime.documentsManager',
    text: 'The documents that [[knowledge]] stored, each as a whole, in the table `documents`.',
    proof: {
      'runtime.ts:288-291': 'tableName: "documents"',
      'knowledge.ts:73-81': 'runtime.documentsManager.createMemory({',
    },
  },
  {
    on: 'IAgentRuntime.knowledgeManager',
    text: 'The parts of these documents, each with its embedding, in the table `fragments`.',
    proof: {
      'runtime.ts:293-296': 'tableName: "fragments"',
      'knowledge.ts:86-101': 'runtime.knowledgeManager.createMemory({',
    },
  },
  {
    on: 'IAgentRuntime.plugins',
    text: 'The plugins of the character, then those of the option `plugins`.',
    proof: { 'runtime.ts:359-362': '...(opts.character?.plugins ?? [])' },
  },
  {
    on: 'IAgentRuntime.services',
    text: 'By type. To get one, call [[IAgentRuntime.getService]].',
    proof: {
      'runtime.ts:172-173': 'this.services.get(service)',
      'runtime.ts:193': 'this.services.set(serviceType, service)',
    },
  },
  {
    on: 'IAgentRuntime.token',
    text: 'The API key of the model provider.',
    proof: { 'generation.ts:294': 'const apiKey = runtime.token;' },
  },
  {
    on: 'IAgentRuntime.composeState',
    text: 'Makes the values for a template from the message, the room and the character. Asks all providers, and validates all actions and evaluators.',
    proof: {
      'runtime.ts:1162-1187': 'getProviders(this, message, initialState)',
      'runtime.ts:1230': '...initialState, ...actionState',
    },
  },
  {
    on: 'IAgentRuntime.updateRecentMessageState',
    text: 'Reads the messages of the room again. Returns a copy of the state with new `recentMessages`, `recentMessagesData` and `attachments`.',
    proof: {
      'runtime.ts:1235-1239': 'roomId: state.roomId',
      'runtime.ts:1286-1294': 'attachments: formattedAttachments',
    },
  },
  {
    on: 'IAgentRuntime.ensureConnection',
    text: 'Creates the room, the user and the agent if needed, and adds both to the room. `source` becomes the email address of new accounts.',
    proof: {
      'runtime.ts:745-764': 'this.ensureParticipantInRoom(this.agentId, roomId)',
      'runtime.ts:701-707': 'email?: string | null',
    },
  },
  {
    on: 'IAgentRuntime.ensureParticipantExists',
    text: 'Adds the user only if it is in no room at all. Take [[IAgentRuntime.ensureParticipantInRoom]].',
    proof: { 'runtime.ts:686-691': 'participants?.length === 0' },
  },
  {
    on: 'IAgentRuntime.ensureParticipantInRoom',
    text: 'Adds the user to the room, unless it is in it.',
    proof: { 'runtime.ts:722-725': '!participants.includes(userId)' },
  },
  {
    on: 'IAgentRuntime.ensureRoomExists',
    text: 'Creates the room if there is none with this ID. Adds no participants.',
    proof: { 'runtime.ts:774-780': 'createRoom(roomId)' },
  },
  {
    on: 'IAgentRuntime.ensureUserExists',
    text: 'Creates an account if there is none with this ID. `source` becomes its email address.',
    proof: { 'runtime.ts:708-718': 'email: email ||', 'runtime.ts:701-707': 'email?: string | null' },
  },
  {
    on: 'IAgentRuntime.evaluate',
    text: 'Asks the model which of the valid evaluators to run, and runs those that it names. [Which client calls it, and when](/docs/core/evaluators/#which-client-runs-evaluators-and-when).',
    proof: { 'runtime.ts:660-678': 'evaluators.includes(evaluator.name)' },
  },
  {
    on: 'IAgentRuntime.evaluate',
    at: 'returns',
    text: 'The names that the model answered; `[]`, without a request, if no evaluator is valid. Without `didRespond`, only those with `alwaysRun` are considered.',
    proof: {
      'runtime.ts:630-632': '!didRespond && !evaluator.alwaysRun',
      'runtime.ts:644-647': 'return [];',
      'runtime.ts:677': 'return evaluators;',
    },
  },
  {
    on: 'IAgentRuntime.evaluate',
    at: 'throws',
    text: 'A `TypeError` if the answer has no array. Errors of `validate`, of the model and of handlers are passed on.',
    proof: { 'runtime.ts:666-675': 'evaluators.includes(evaluator.name)', 'parsing.ts:118': 'return null;' },
  },
  {
    on: 'IAgentRuntime.getConversationLength',
    text: 'How many messages of the room go into the state: 32, or the option `conversationLength`.',
    proof: {
      'runtime.ts:59': '#conversationLength = 32',
      'runtime.ts:241-242': 'opts.conversationLength ??',
      'runtime.ts:1233-1239': 'count: conversationLength',
    },
  },
  {
    on: 'IAgentRuntime.getMemoryManager',
    at: 'returns',
    text: '`null` for built-in managers: take [[IAgentRuntime.messageManager]] and so on.',
    proof: {
      'runtime.ts:168-170': 'this.memoryManagers.get(tableName) || null',
      'runtime.ts:298-300': 'this.registerMemoryManager(manager)',
    },
  },
  {
    on: 'IAgentRuntime.getService',
    at: 'returns',
    text: '`null` if no service of this type is registered, which is logged as an error.',
    proof: { 'runtime.ts:172-179': 'return null;' },
  },
  {
    on: 'IAgentRuntime.getSetting',
    at: 'returns',
    text: "The first non-empty value of the character's secrets, its settings and [[settings]], or `null`. It can be an object, such as `settings.voice`, and [[AgentRuntime.getSetting]] has the type `any`.",
    proof: {
      'runtime.ts:478-494': 'return this.character.settings[key];',
      'types.ts:769': 'voice?: {',
    },
  },
  {
    on: 'IAgentRuntime.initialize',
    text: "Initializes services, and stores the character's knowledge.",
    proof: { 'runtime.ts:396-426': 'await this.processCharacterKnowledge(this.character.knowledge)' },
  },
  {
    on: 'IAgentRuntime.processActions',
    text: 'Runs the handler of the action that each response names. Errors of handlers are logged, not thrown.',
    proof: {
      'runtime.ts:540-608': 'await action.handler(this, message, state, {}, callback);',
      'runtime.ts:599-606': 'elizaLogger.error(error);',
    },
  },
  {
    on: 'IAgentRuntime.registerMemoryManager',
    text: 'Skipped, with a warning, if there is one with this `tableName`.',
    proof: { 'runtime.ts:158-163': 'is already registered. Skipping registration.' },
  },
  {
    on: 'IAgentRuntime.registerService',
    text: 'Skipped, with a warning, if there is a service of this type. It does not call [[Service.initialize]]. Despite `void`, [[AgentRuntime.registerService]] returns a promise, which rejects if `serviceType` throws.',
    proof: {
      'runtime.ts:185-190': 'is already registered. Skipping registration.',
      'runtime.ts:181-195': 'Promise<void>',
      'types.ts:1136': 'registerService(service: Service): void;',
    },
  },
  {
    on: 'IMemoryManager.tableName',
    text: 'The kind of memories that it keeps, such as `messages` or `fragments`.',
    proof: { 'runtime.ts:273-276': 'tableName: "messages"', 'runtime.ts:293-296': 'tableName: "fragments"' },
  },
  {
    on: 'IMemoryManager.createMemory',
    text: 'Does nothing if a memory with this ID exists.',
    proof: { 'memory.ts:175-189': 'Memory already exists, skipping' },
  },
  {
    on: 'IMemoryManager.removeAllMemories',
    text: 'Removes all memories of this table in the room, of every user and every agent.',
    proof: { 'memory.ts:223-227': 'roomId,' },
  },
  {
    on: 'IMemoryManager.searchMemoriesByEmbedding',
    text: 'Searches one room. `match_threshold` is 0.1 and `count` 10 by default.',
    proof: { 'memory.ts:10-11': 'defaultMatchCount = 10', 'memory.ts:146-161': 'match_count: count' },
  },
  {
    on: 'IDatabaseAdapter.getRoom',
    at: 'returns',
    text: 'The ID of the room, or `null` if there is no such room.',
    proof: { 'database.ts:273-277': 'the room ID or null if not found' },
  },
  {
    on: 'IDatabaseAdapter.createRoom',
    at: 'returns',
    text: 'The ID of the new room.',
    proof: { 'database.ts:280-284': 'the UUID of the created room' },
  },
  {
    on: 'Character.settings',
    text: '[[IAgentRuntime.getSetting]] looks for a name in `secrets` first, then among the other members.',
    proof: { 'runtime.ts:479-486': 'this.character.settings?.secrets?.[key]' },
  },
];
