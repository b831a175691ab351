import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snapshot } from '../../../release/snapshots';

/** What readers use first, by task. */
const FIRST_WEEK: readonly { task: string; pages: string; guide: string }[] = [
  {
    task: 'Run an agent in your own program',
    pages: 'classes/AgentRuntime type-aliases/Character enumerations/ModelProviderName variables/defaultCharacter',
    guide: '[Advanced usage](/docs/guides/advanced/)',
  },
  {
    task: 'Let the agent do something',
    pages:
      'interfaces/Action type-aliases/Handler type-aliases/Validator type-aliases/HandlerCallback interfaces/ActionExample',
    guide: '[Actions](/docs/core/actions/)',
  },
  {
    task: 'Add facts to every prompt',
    pages: 'interfaces/Provider interfaces/State interfaces/Memory functions/composeContext',
    guide: '[Providers](/docs/core/providers/)',
  },
  {
    task: 'Look at a message after the answer',
    pages: 'interfaces/Evaluator',
    guide: '[Evaluators](/docs/core/evaluators/)',
  },
  {
    task: 'Call a model',
    pages:
      'functions/generateText functions/generateObject functions/generateMessageResponse enumerations/ModelClass functions/embed',
    guide: '[Generation](/docs/packages/generation/)',
  },
  {
    task: 'Store and find memories',
    pages: 'classes/MemoryManager interfaces/Memory interfaces/Content type-aliases/UUID functions/stringToUuid',
    guide: '[Agents](/docs/core/agents/#memory)',
  },
  {
    task: 'Cache values',
    pages: 'classes/CacheManager interfaces/ICacheManager classes/DbCacheAdapter',
    guide: '[Providers](/docs/core/providers/#cache-what-is-slow)',
  },
  {
    task: 'Bundle it as a plugin',
    pages: 'type-aliases/Plugin classes/Service enumerations/ServiceType type-aliases/Client',
    guide: '[Plugins](/docs/packages/plugins/#write-a-plugin)',
  },
  {
    task: 'Write a database adapter',
    pages: 'classes/DatabaseAdapter interfaces/IDatabaseAdapter interfaces/IDatabaseCacheAdapter',
    guide: '[Database adapters](/docs/packages/database-adapters/)',
  },
  {
    task: 'Log',
    pages: 'variables/elizaLogger',
    guide: '[Core package](/docs/packages/core/)',
  },
];

/**
 * Writes the text of a snapshot's index page, which says what the reference covers and how it was generated.
 *
 * @returns the file's path, for typedoc's `readme` option
 */
export async function referenceIndex(
  { packageName, version, commit, current, routeBasePath }: Snapshot,
  cacheDirectory: string,
): Promise<string> {
  const file = path.join(cacheDirectory, `index-${version}.md`);
  const standing = current
    ? 'This is the release that the guides document.'
    : 'This is an old release, kept for agents that still run it. The guides document a later one.';
  const tasks = current ? tableOfTasks(routeBasePath) : '';
  const scope = current
    ? `
Clients, database adapters and plugins are separate packages, which this reference leaves out: see [Packages](/docs/packages/).
Each page here ends with the guides that explain its export, and the samples that use it.
`
    : '';
  const notes = current ? ' Where we know of such a comment, "Our note" says what is right.' : '';
  const text = `# ${packageName} ${version}

Every name that \`${packageName}\` exports in release ${version}: [all of them by kind](/${routeBasePath}/globals/). ${standing}

\`\`\`bash
npm install ${packageName}@${version}
\`\`\`

${tasks}## About this reference

The pages are generated from the sources inside the published package. "Defined in" links to the line in the framework's
repository, at commit \`${commit.slice(0, 10)}\`, and "Source" unfolds the code. Comments come from the source as they are:
where one contradicts the code, the code is right.${notes}
${scope}`;
  await mkdir(cacheDirectory, { recursive: true });
  await writeFile(file, text);
  return file;
}

function tableOfTasks(routeBasePath: string): string {
  const rows = FIRST_WEEK.map(({ task, pages, guide }) => {
    const links = pages.split(' ').map((page) => `[\`${path.basename(page)}\`](/${routeBasePath}/${page}/)`);
    return `| ${task} | ${links.join(', ')} | ${guide} |`;
  });
  return `## By task\n\n| Task | Use | Guide |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`;
}
