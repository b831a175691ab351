import { z } from 'zod';

/** The values of `ModelProviderName` in the release. */
export const MODEL_PROVIDERS = [
  'openai',
  'eternalai',
  'anthropic',
  'grok',
  'groq',
  'llama_cloud',
  'together',
  'llama_local',
  'google',
  'claude_vertex',
  'redpill',
  'openrouter',
  'ollama',
  'heurist',
  'galadriel',
  'falai',
  'gaianet',
  'ali_bailian',
  'volengine',
  'nanogpt',
  'hyperbolic',
  'venice',
  'akash_chat_api',
  'livepeer',
] as const;

/** The values of `Clients` in the release. */
export const CLIENTS = ['discord', 'direct', 'twitter', 'telegram', 'farcaster', 'lens', 'auto', 'slack'] as const;

const texts = z.array(z.string());
const optionalTexts = texts.optional();
const text = z.string().optional();
const flag = z.boolean().optional();
const anything = z.array(z.any()).optional();

const message = z.object({
  user: z.string(),
  content: z
    .object({
      text: z.string(),
      action: text,
      source: text,
      url: text,
      inReplyTo: z.string().uuid().optional(),
      attachments: anything,
    })
    .and(z.record(z.string(), z.unknown())),
});

const plugin = z.object({
  name: z.string(),
  description: z.string(),
  actions: anything,
  providers: anything,
  evaluators: anything,
  services: anything,
  clients: anything,
});

const answersTo = z.object({ shouldIgnoreBotMessages: flag, shouldIgnoreDirectMessages: flag }).optional();

/**
 * What the release accepts as a character. The package of the release can't be loaded in a browser, so its schema is
 * described here again; a test compares the two.
 */
export const characterSchema = z.object({
  id: z.string().uuid().optional(),
  name: z.string(),
  system: text,
  modelProvider: z.enum(MODEL_PROVIDERS),
  modelEndpointOverride: text,
  templates: z.record(z.string()).optional(),
  bio: z.union([z.string(), texts]),
  lore: texts,
  messageExamples: z.array(z.array(message)),
  postExamples: texts,
  topics: texts,
  adjectives: texts,
  knowledge: optionalTexts,
  clients: z.array(z.enum(CLIENTS)),
  plugins: z.union([texts, z.array(plugin)]),
  settings: z
    .object({
      secrets: z.record(z.string()).optional(),
      voice: z.object({ model: text, url: text }).optional(),
      model: text,
      embeddingModel: text,
    })
    .optional(),
  clientConfig: z.object({ discord: answersTo, telegram: answersTo }).optional(),
  style: z.object({ all: texts, chat: texts, post: texts }),
  twitterProfile: z
    .object({ username: z.string(), screenName: z.string(), bio: z.string(), nicknames: optionalTexts })
    .optional(),
  nft: z.object({ prompt: text }).optional(),
});

/** The fields that may be lists. */
export const LISTS: ReadonlySet<string> = new Set(
  [characterSchema.shape, characterSchema.shape.style.shape].flatMap((shape) =>
    Object.entries(shape).flatMap(([name, schema]) => (schema.safeParse([]).success ? name : [])),
  ),
);
