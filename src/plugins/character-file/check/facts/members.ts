import type { Proof } from '../types';

/** A member that the release knows, if only by its type. */
export interface KnownMember {
  /** Why it has no effect; undefined if something reads it. */
  unread?: string;
  /** Where the release would read it, or shows that it doesn't. */
  proof?: Proof;
  /** Its members. Without them, any are right. */
  members?: Readonly<Record<string, KnownMember>>;
}

const READ: KnownMember = {};
const TYPES = 'packages/core/src/types.ts';

function unread(why: string, file: string, line: number, shows: string): KnownMember {
  return { unread: why, proof: { file, line, shows } };
}

/** Members that are read, by their names with spaces between. */
function read(names: string): Readonly<Record<string, KnownMember>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, READ]));
}

const SPEECH = 'packages/plugin-node/src/services/speech.ts';
const speech = (line: number, shows: string, setting: string): KnownMember =>
  unread(`speech uses the setting ${setting} instead`, SPEECH, line, shows);

const ANSWERS = {
  ...read('shouldIgnoreBotMessages shouldIgnoreDirectMessages shouldRespondOnlyToMentions messageSimilarityThreshold'),
  ...read('isPartOfTeam teamAgentIds teamLeaderId teamMemberInterestKeywords'),
};

/** The members of a character in release 0.1.7, and which of them nothing reads. */
export const MEMBERS: Readonly<Record<string, KnownMember>> = {
  ...read('$schema id name system modelProvider imageModelProvider modelEndpointOverride templates bio lore'),
  ...read('messageExamples postExamples topics adjectives knowledge clients plugins'),
  username: unread(
    'it is set to the name if it is missing, and not read again',
    'agent/src/index.ts',
    680,
    'character.username ??=',
  ),
  imageVisionModelProvider: unread(
    'it is stored in the runtime, and not read again',
    'packages/core/src/runtime.ts',
    334,
    'imageVisionModelProvider',
  ),
  // The wallet providers of plugin-solana and plugin-tee write it above the balance.
  description: READ,
  settings: {
    members: {
      ...read('secrets transcription model'),
      voice: {
        members: {
          ...read('model url'),
          elevenlabs: {
            members: {
              voiceId: READ,
              model: speech(90, 'ELEVENLABS_MODEL_ID', 'ELEVENLABS_MODEL_ID'),
              similarityBoost: speech(94, 'ELEVENLABS_VOICE_SIMILARITY_BOOST', 'ELEVENLABS_VOICE_SIMILARITY_BOOST'),
              stability: speech(97, 'ELEVENLABS_VOICE_STABILITY', 'ELEVENLABS_VOICE_STABILITY'),
              style: speech(99, 'ELEVENLABS_VOICE_STYLE', 'ELEVENLABS_VOICE_STYLE'),
              useSpeakerBoost: speech(100, 'use_speaker_boost', 'ELEVENLABS_VOICE_USE_SPEAKER_BOOST'),
            },
          },
        },
      },
      embeddingModel: unread(
        'environment variables choose the embeddings',
        'packages/core/src/embedding.ts',
        187,
        'getEmbeddingConfig()',
      ),
      intiface: unread(
        'the default agent doesn’t load the Intiface plugin',
        'agent/src/index.ts',
        35,
        '// import { intifacePlugin }',
      ),
      imageSettings: {
        members: {
          ...read('width height negativePrompt numIterations guidanceScale seed modelId jobId'),
          ...read('count stylePreset hideWatermark'),
          steps: unread('images use numIterations instead', TYPES, 756, 'steps?: number'),
        },
      },
      modelConfig: {
        members: {
          ...read('temperature max_response_length frequency_penalty presence_penalty maxInputTokens'),
          ...read('experimental_telemetry'),
        },
      },
      chains: {
        members: {
          evm: READ,
          solana: unread(
            'only the EVM plugin reads chains, and only evm',
            'packages/plugin-evm/src/providers/wallet.ts',
            244,
            'chains?.evm',
          ),
        },
      },
    },
  },
  clientConfig: {
    members: {
      discord: { members: ANSWERS },
      telegram: { members: { ...ANSWERS, ...read('shouldOnlyJoinInAllowedGroups allowedGroupIds') } },
      slack: unread('the Slack client doesn’t read it', TYPES, 817, 'slack?: {'),
      gitbook: {
        members: {
          keywords: { members: read('projectTerms generalQueries') },
          documentTriggers: READ,
        },
      },
    },
  },
  style: { members: read('all chat post') },
  twitterProfile: { members: read('id username screenName bio nicknames') },
  nft: { members: read('prompt') },
  twitterSpaces: {
    members: {
      ...read('maxSpeakers topics typicalDurationMinutes idleKickTimeoutMs businessHoursOnly'),
      ...read('minIntervalBetweenSpacesMinutes randomChance enableIdleMonitor enableSttTts'),
      ...read('enableRecording voiceId gptModel systemPrompt speakerMaxDurationMs'),
      sttLanguage: unread(
        'it is passed on, and not read again',
        'packages/client-twitter/src/spaces.ts',
        311,
        'sttLanguage',
      ),
    },
  },
};

/** Names of settings: the runtime's getSetting finds them in `settings`, too. */
export const SETTING_NAME = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^orderBookPath$/u;

/** Names that others use for a member: the member of 0.1.7. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  agentName: 'name',
  characterName: 'name',
  prompt: 'system',
  systemPrompt: 'system',
  instructions: 'system',
  model: 'modelProvider',
  provider: 'modelProvider',
  backstory: 'lore',
  background: 'lore',
  history: 'lore',
  about: 'bio',
  biography: 'bio',
  personality: 'adjectives',
  traits: 'adjectives',
  interests: 'topics',
  examples: 'messageExamples',
  conversations: 'messageExamples',
  tweets: 'postExamples',
  tone: 'style',
  prompts: 'templates',
  documents: 'knowledge',
  platforms: 'clients',
};
