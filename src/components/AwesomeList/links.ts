/** Kinds of links, in the order in which the page shows them. */
export const LINK_KINDS = {
  framework: 'Framework',
  start: 'Starting points',
  tool: 'Tools',
  component: 'Clients and components',
  character: 'Characters',
  site: 'Sites',
  video: 'Videos',
} as const;

export type LinkKind = keyof typeof LINK_KINDS;

export interface AwesomeLink {
  name: string;
  /** Its address, with https. */
  address: string;
  kind: LinkKind;
  /** One sentence, at most 120 characters. */
  text: string;
}

export const LINKS: readonly AwesomeLink[] = [
  {
    name: 'eliza',
    address: 'https://github.com/elizaOS/eliza',
    kind: 'framework',
    text: 'The framework that this site documents.',
  },
  {
    name: '@elizaos/core',
    address: 'https://www.npmjs.com/package/@elizaos/core',
    kind: 'framework',
    text: 'The core package on npm.',
  },
  {
    name: 'eliza-starter',
    address: 'https://github.com/elizaOS/eliza-starter',
    kind: 'start',
    text: 'A small project that uses the published packages instead of a checkout of the framework.',
  },
  {
    name: 'Eliza-Installer',
    address: 'https://github.com/HowieDuhzit/Eliza-Installer',
    kind: 'start',
    text: 'A script that installs the framework and what it needs.',
  },
  {
    name: 'characterfile',
    address: 'https://github.com/elizaOS/characterfile',
    kind: 'character',
    text: 'The format of character files, with scripts that make them from posts and documents.',
  },
  {
    name: 'Eliza character generator',
    address: 'https://elizagen.howieduhzit.best/',
    kind: 'character',
    text: 'Writes a character file from a form.',
  },
  {
    name: 'twitter-scraper-finetune',
    address: 'https://github.com/elizaOS/twitter-scraper-finetune',
    kind: 'tool',
    text: 'Collects posts of an X account as material for characters and fine-tuning.',
  },
  {
    name: 'agentmemory',
    address: 'https://github.com/elizaOS/agentmemory',
    kind: 'tool',
    text: 'Memory for agents in Python, on ChromaDB or PostgreSQL; apart from the framework.',
  },
  {
    name: 'ai16z hats',
    address: 'https://rubyfields.github.io/ai16z-hat/',
    kind: 'tool',
    text: 'Puts the hat of the community onto a picture.',
  },
  {
    name: 'agent-twitter-client',
    address: 'https://github.com/elizaOS/agent-twitter-client',
    kind: 'component',
    text: 'The X library that the X client of 0.1.7 is built on; it needs no API key.',
  },
  {
    name: 'LiveVideoChat',
    address: 'https://github.com/elizaOS/LiveVideoChat',
    kind: 'component',
    text: 'A video avatar that talks to an agent over its REST API; needs a key of Simli.',
  },
  {
    name: 'CobieAI',
    address: 'https://github.com/pzeasy/CobieAI-inspired-by-eliza-python',
    kind: 'component',
    text: 'A bot for Discord and X in Python, after the model of Eliza.',
  },
  {
    name: 'elizaOS',
    address: 'https://elizaos.ai',
    kind: 'site',
    text: 'The project’s home page.',
  },
  {
    name: 'elizas.world',
    address: 'https://elizas.world/',
    kind: 'site',
    text: 'An index of agents built with the framework.',
  },
  {
    name: 'elizas-list',
    address: 'https://github.com/elizaOS/elizas-list',
    kind: 'site',
    text: 'A list of projects around the framework.',
  },
  {
    name: 'awesome-eliza',
    address: 'https://github.com/thejoven/awesome-eliza',
    kind: 'site',
    text: 'The community’s own list, which this page started from.',
  },
  {
    name: 'Overview of Eliza, 1 November 2024',
    address: 'https://www.youtube.com/watch?v=xmlsILjX23s',
    kind: 'video',
    text: 'The founder shows the framework as it was before plugins.',
  },
  {
    name: 'AI Agent Dev School 1',
    address: 'https://www.youtube.com/watch?v=X1aFEOaGcYE',
    kind: 'video',
    text: 'Tools of the trade and characters; notes are among the streams.',
  },
  {
    name: 'AI Agent Dev School 1 in Chinese',
    address: 'https://www.youtube.com/watch?v=0CB_u6J9_Bo',
    kind: 'video',
    text: 'The first lesson for readers of Chinese.',
  },
  {
    name: 'AI Agent Dev School 2',
    address: 'https://www.youtube.com/watch?v=XenGeAcPAQo',
    kind: 'video',
    text: 'Providers, actions and evaluators, and a plugin coded live.',
  },
  {
    name: 'AI Agent Dev School 3',
    address: 'https://www.youtube.com/watch?v=Y1DiqSVy4aU',
    kind: 'video',
    text: 'An agent that fills in a form in conversation.',
  },
];
