/** What replaces text that exists only while the agent runs. */
export interface Placeholder {
  /** What is shown in the prompt. */
  label: string;
  /** What the release puts there. */
  explanation: string;
  /** A section of a guide that says more, as an address below the base path. */
  guide: string;
}

const STATE = '/docs/core/runtime-reference/#state-keys';
const VARIABLES = '/docs/guides/template-configuration/#variables-added-by-a-client';
const ACTIONS = '/docs/core/actions/#how-the-model-picks-an-action';
const EVALUATORS = '/docs/core/evaluators/#how-the-runtime-evaluates';

/** All placeholders of the previews, by name. Most names are variables of templates. */
export const PLACEHOLDERS = {
  actionExamples: {
    label: 'examples of actions',
    explanation:
      'Up to 10 examples of the actions that are valid for the message, picked at random, with random names.',
    guide: ACTIONS,
  },
  actionNames: {
    label: 'names of actions',
    explanation: 'The names of the actions that are valid for the message, in random order.',
    guide: ACTIONS,
  },
  actions: {
    label: 'actions',
    explanation: 'Name and description of each action that is valid for the message, in random order.',
    guide: ACTIONS,
  },
  actors: {
    label: 'participants',
    explanation: 'The names of the participants of the room, with their header.',
    guide: STATE,
  },
  agentId: {
    label: 'id of the agent',
    explanation: 'The id in the character file; without one, it is derived from the name.',
    guide: '/docs/core/characterfile/#name-and-id',
  },
  attachments: {
    label: 'attachments',
    explanation: 'The attachments of the last messages. Empty if there are none.',
    guide: STATE,
  },
  currentPost: {
    label: 'current post',
    explanation: 'Id, author and text of the post that is answered.',
    guide: VARIABLES,
  },
  evaluatorExamples: {
    label: 'examples of evaluators',
    explanation: 'The examples of the evaluators that are valid for the message.',
    guide: EVALUATORS,
  },
  evaluatorNames: {
    label: 'names of evaluators',
    explanation: 'The names of the evaluators that are valid for the message.',
    guide: EVALUATORS,
  },
  evaluators: {
    label: 'evaluators',
    explanation: 'Name and description of each evaluator that is valid for the message.',
    guide: EVALUATORS,
  },
  exampleName: {
    label: 'first name',
    explanation:
      'A random first name. Within a conversation of messageExamples, {{user1}} to {{user5}} each get one, the same in all its messages.',
    guide: '/docs/core/characterfile/#how-the-texts-reach-the-prompt',
  },
  formattedConversation: {
    label: 'thread',
    explanation: 'The posts of the thread that is answered, with author and time.',
    guide: VARIABLES,
  },
  goals: {
    label: 'goals',
    explanation: 'Up to 10 goals of the room, with their header. Empty if there are none.',
    guide: STATE,
  },
  knowledge: {
    label: 'knowledge that fits',
    explanation:
      'The entries of the agent’s knowledge that fit the message best; for a new post on X, those that fit its topics. Empty if none fits.',
    guide: '/docs/core/characterfile/#knowledge',
  },
  objects: {
    label: 'data',
    explanation: 'Data for code, not text: most of it appears as [object Object] in a prompt.',
    guide: STATE,
  },
  providers: {
    label: 'output of providers',
    explanation:
      'What the providers of all plugins and clients say, such as the time. The default agent always loads the providers of plugin-bootstrap.',
    guide: '/docs/core/providers/#providers-of-plugin-bootstrap',
  },
  recentMessageInteractions: {
    label: 'messages of other rooms',
    explanation:
      'Up to 20 messages of other rooms that the sender or the agent takes part in. Empty for a new post on X.',
    guide: STATE,
  },
  recentMessages: {
    label: 'last messages',
    explanation: 'The last 32 messages of the room, oldest first.',
    guide: STATE,
  },
  recentPostInteractions: {
    label: 'posts of other threads',
    explanation:
      'Up to 20 messages of other rooms that the sender or the agent takes part in, in the form of posts. Empty for a new post on X.',
    guide: STATE,
  },
  recentPosts: {
    label: 'last posts',
    explanation: 'The last 32 messages of the room, in the form of posts.',
    guide: STATE,
  },
  roomId: {
    label: 'id of the room',
    explanation: 'The id of the room that the message is in.',
    guide: STATE,
  },
  senderName: {
    label: 'name of the sender',
    explanation: 'The account name of the person who wrote the message.',
    guide: STATE,
  },
  systemPrompt: {
    label: 'SYSTEM_PROMPT',
    explanation:
      'The character has no system prompt, so the release uses the environment variable SYSTEM_PROMPT. If that is unset, too, no system prompt is sent.',
    guide: '/docs/core/characterfile/#system-prompt-and-modelprovider',
  },
  twitterUserName: {
    label: 'user name on X',
    explanation: 'The user name of the agent’s account, as in TWITTER_USERNAME.',
    guide: VARIABLES,
  },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;
