import { buildContexts } from '../../search/indexing/buildContexts';
import { createBackground } from '../../troubleshooting/createBackground';
import { storeDocuments, type SearchMessage } from '../../search/engine';
import type { ApiSymbol, DocsPage, SearchData, SettingRow } from './data';
import { Docs } from './docs';
import { headingsOf, sectionAt, withoutMarks } from '../../../utils/markdownText';

const SITE = 'https://docs.test/eliza/';
const MODELS = 'docs/guides/configuration/models/';

const pages: DocsPage[] = [
  {
    route: 'docs/quickstart/',
    part: 'guides',
    title: 'Quickstart',
    description: 'From nothing to an agent that answers.',
    text: '# Quickstart\n\nInstall the release.\n\n## What you need\n\nNode 23.3.0 and `pnpm`.\n\n## Start\n\nThe runtime starts an agent.\n\n```bash\npnpm start\n```',
  },
  {
    route: 'docs/core/actions/',
    part: 'guides',
    title: 'Actions',
    description: 'Write an action.',
    text: `# Actions\n\nAn \`Action\` has a handler. [The state](https://docs.test/eliza/docs/quickstart.md) comes from \`composeState\`.\n\n${Array.from({ length: 12 }, (_, index) => `## Part ${index + 1}\n\n${'A sentence about handlers. '.repeat(60).trim()}`).join('\n\n')}`,
  },
  {
    route: MODELS,
    part: 'guides',
    title: 'Settings for models',
    description: 'Keys and names.',
    text: '# Settings for models\n\n## Keys\n\n| Setting | What it does |\n| - | - |\n| `OPENAI_API_KEY` | Key of `openai` |\n| `GROQ_API_KEY` | Key of `groq` |',
  },
  {
    route: 'docs/troubleshooting/',
    part: 'guides',
    title: 'Troubleshooting',
    description: 'Every message.',
    text: '# Troubleshooting\n\n### `Error: listen EADDRINUSE: address already in use …`\n\n- **Why:** a port is taken\n- **Fix:** take another',
  },
  {
    route: 'api/classes/AgentRuntime/',
    part: 'api',
    title: 'AgentRuntime',
    description: 'AgentRuntime, class.',
    text: '# AgentRuntime\n\nRuns an agent.\n\n### `composeState()`\n\nComposes the state.',
  },
];

const symbols: ApiSymbol[] = [
  {
    name: 'Action',
    kind: 'interface',
    route: 'api/interfaces/Action/',
    signature: 'interface Action',
    summary: 'What an agent can do.',
    source: { place: 'packages/core/src/types.ts:1', url: 'https://code.test/types.ts#L1' },
    members: [
      { name: 'handler', route: 'api/interfaces/Action/#handler', signature: 'handler: Handler', summary: 'Does it.' },
    ],
  },
  {
    name: 'AgentRuntime',
    kind: 'class',
    route: 'api/classes/AgentRuntime/',
    signature: 'class AgentRuntime',
    summary: 'Runs an agent.',
    members: [
      {
        name: 'composeState',
        route: 'api/classes/AgentRuntime/#composestate',
        signature: 'composeState(message: Memory): Promise<State>',
        summary: 'Composes the state.',
      },
    ],
    change: {
      text: 'Changed since 0.1.3, breaking for callers.\n\nGone, **breaking for callers**: `forget`',
      route: 'api/changes/#agentruntime',
      gone: ['forget'],
    },
  },
  {
    name: 'generateObject',
    kind: 'function',
    route: 'api/functions/generateObject/',
    signature: 'function generateObject(): Promise<object>',
    summary: '',
    members: [],
  },
];

const settingRow = (name: string, meaning: string): SettingRow => ({
  name,
  area: 'Models',
  route: `${MODELS}#${name.toLowerCase()}`,
  cells: { 'What it does': meaning, Default: 'none', 'Read in': '`agent`' },
});

const settings = [
  settingRow('OPENAI_API_KEY', 'Key of `openai`'),
  settingRow('GROQ_API_KEY', 'Key of `groq`'),
  settingRow('SERVER_PORT', 'Port of the REST API'),
  settingRow('ETHEREUM_PROVIDER_<CHAIN>', 'RPC address of a chain'),
  ...Array.from({ length: 12 }, (_, index) => settingRow(`MODEL_${index + 1}`, 'Name of an Ollama model')),
];

const messages: SearchMessage[] = [
  {
    anchor: 'error-listen-eaddrinuse-address-already-in-use',
    seen: '`Error: listen EADDRINUSE: address already in use …`',
    text: 'a port is taken\ttake another\nan agent still runs\tstop it',
  },
  { anchor: 'the-disk-is-full', seen: '`ENOSPC: no space left on device`', text: 'the disk is full\tdelete something' },
  { anchor: 'no-token', seen: '`An invalid token was provided.`', text: 'no token\tset it' },
];

/** A small documentation for the tests of the tools, and how often its search data was read. */
export function testDocs(): { docs: Docs; reads: () => number } {
  const search = searchData();
  let reads = 0;
  const docs = new Docs(
    {
      release: '0.1.7',
      packageName: '@elizaos/core',
      siteUrl: SITE,
      pages,
      settings,
      symbols,
      removed: {
        release: '@ai16z/eliza 0.1.3',
        symbols: {
          adjustSettings: { route: 'docs/api/functions/adjustSettings/' },
          makeObject: { route: 'docs/api/functions/makeObject/', use: 'Use `generateObject()`.' },
        },
      },
    },
    () => {
      reads += 1;
      return search;
    },
  );
  return { docs, reads: () => reads };
}

/** The search of the pages, as the build of the site makes it. */
function searchData(): SearchData {
  const contexts = buildContexts(
    pages.map(({ route, title, description, text }) => ({
      route,
      pageTitle: title,
      description,
      names: new Map(),
      sections: headingsOf(text).map(({ text: heading, level, anchor, start }) => ({
        title: heading,
        hash: level === 1 ? '' : `#${route.includes('troubleshooting') ? (messages[0]?.anchor ?? '') : anchor}`,
        content: withoutMarks(sectionAt(text, start)),
      })),
    })),
    new Map(),
  );
  const empty = { documents: storeDocuments([]), index: { words: '', sections: 0, texts: '', names: '', asked: '' } };
  const partOf = (part: string): SearchData['parts']['guides'] => {
    const found = contexts.find(({ context }) => context === part);
    return found ? { documents: storeDocuments(found.documents), index: found.index } : empty;
  };
  return {
    parts: { guides: partOf('guides'), api: partOf('api'), community: partOf('community') },
    messages: { messages, background: createBackground(messages, { errors: [], normal: [], recorded: [] }) },
  };
}
