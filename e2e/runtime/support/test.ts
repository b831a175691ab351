import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base } from 'vitest';
import { makeRuntime, startAgent, type Agent, type AgentOptions } from './agent';
import { readGuide, type Guide, type LoadOptions, type Sample } from './guide';
import { collectLog, type Log } from './log';
import { type ScriptedModel } from './model';
import { findRow, missingMessages } from './rows';
import type { AgentRuntime } from '@elizaos/core';

/** What a test proves, for the count at the end: see report.ts. */
export interface Proofs {
  /** Places of samples that ran: `docs/core/actions.md:62`. */
  samples: string[];
  /** Routes that were called as a page writes them: `POST /:agentId/message`. */
  routes: string[];
  /** Rows of "What goes wrong" whose message was provoked: `docs/quickstart.md:191`. */
  rows: string[];
}

interface Fixtures {
  model: ScriptedModel;
  guide: (file: string) => Guide;
  /** Starts an agent that is stopped after the test. */
  agent: (options?: AgentOptions) => Promise<Agent>;
  /** Makes a runtime that is closed after the test. */
  runtime: (options?: AgentOptions) => Promise<AgentRuntime>;
  /** Says what the test proves once it passes. */
  proves: (what: Partial<Proofs>) => void;
  /** What is printed during the test. */
  log: Log;
  /**
   * Compares the messages of a row of "What goes wrong" with what was seen. The row is found by words of its first cell.
   *
   * @throws an error with page and line, if a message was not seen
   */
  provokes: (file: string, words: string, seen: string) => void;
}

declare module 'vitest' {
  interface TaskMeta {
    proofs?: Proofs;
  }
}

declare global {
  // Set by setup.ts, before the release is loaded.
  var scriptedModel: ScriptedModel;
}

/** Vitest's test, with the release at hand. */
export const test = base.extend<Fixtures>({
  model: async ({}, use) => {
    globalThis.scriptedModel.reset();
    await use(globalThis.scriptedModel);
  },
  proves: async ({ task }, use) => {
    const proofs: Proofs = { samples: [], routes: [], rows: [] };
    task.meta.proofs = proofs;
    await use(({ samples = [], routes = [], rows = [] }) => {
      proofs.samples.push(...samples);
      proofs.routes.push(...routes);
      proofs.rows.push(...rows);
    });
  },
  log: async ({}, use) => {
    const { stop, ...log } = collectLog();
    await use(log);
    stop();
  },
  provokes: async ({ proves }, use) => {
    await use((file, words, seen) => {
      const row = findRow(file, words);
      const missing = missingMessages(row, seen);
      if (missing.length > 0) {
        throw new Error(`${row.place}: the release did not say "${missing.join('", "')}", but:\n${seen}`);
      }
      proves({ rows: [row.place] });
    });
  },
  guide: async ({ proves, onTestFailed }, use) => {
    await use((file) => {
      const guide = readGuide(file);
      onTestFailed(() => {
        console.error(`This test uses what stands at ${[...new Set(guide.places)].join(', ')}`);
      });
      return recordSamples(guide, proves);
    });
  },

  agent: async ({}, use) => {
    const agents: Agent[] = [];
    await use(async (options) => {
      const agent = await startAgent(options);
      agents.push(agent);
      return agent;
    });
    await Promise.all(agents.map((agent) => agent.stop()));
  },

  runtime: async ({}, use) => {
    const runtimes: AgentRuntime[] = [];
    await use(async (options) => {
      const runtime = await makeRuntime(options);
      runtimes.push(runtime);
      return runtime;
    });
    await Promise.all(runtimes.map((runtime) => runtime.databaseAdapter.close()));
  },
});

/** A sample that was loaded has run. */
function recordSamples(guide: Guide, proves: Fixtures['proves']): Guide {
  return {
    ...guide,
    sample(...wanted): Sample {
      const sample = guide.sample(...wanted);
      return {
        ...sample,
        load: async <Exports>(options?: LoadOptions) => {
          const loaded = await sample.load<Exports>(options);
          proves({ samples: [sample.place] });
          return loaded;
        },
      };
    },
  };
}

/** An empty folder for a test that needs one. */
export function scratchFolder(name: string): string {
  const folder = path.resolve(import.meta.dirname, '../.scratch', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
