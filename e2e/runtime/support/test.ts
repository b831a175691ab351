import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base } from 'vitest';
import { makeRuntime, startAgent, type Agent, type AgentOptions } from './agent';
import { readGuide, type Guide as ReadGuide, type LoadOptions, type Sample } from './guide';
import { collectLog, type Log } from './log';
import { type ScriptedModel } from './model';
import { findRow, missingMessages } from '../../../src/checks/errorRows';
import { findStatement } from './statements';
import { readTable, type Cell } from './tables';
import type { AgentRuntime, Plugin } from '@elizaos/core';

/** What a test proves, for the count at the end: see report.ts. */
export interface Proofs {
  /** Places of samples that ran: `docs/core/actions.md:62`. */
  samples: string[];
  /** Routes that were called as a page writes them: `POST /:agentId/message`. */
  routes: string[];
  /** Rows of "What goes wrong" whose message was provoked: `docs/quickstart.md:191`. */
  rows: string[];
  /** Places of sentences, tables and blocks of pages that were compared or used: `docs/core/agents.md:120`. */
  statements: string[];
}

/** A page that the test proves as far as it uses it. */
export interface Guide extends ReadGuide {
  /** Runs the sample with this title. @returns the plugin that it exports by default */
  plugin: (title: string) => Promise<Plugin>;
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
   * Without what was seen, the test itself has shown what the row says: nothing prints it.
   *
   * @throws an error with page and line, if a message was not seen
   */
  provokes: (file: string, words: string, seen?: string) => void;
  /**
   * Says which sentence, or part of one, the test proves: as a reader sees it.
   *
   * @throws an error with page and line, if the page doesn't say it
   */
  states: (file: string, words: string) => void;
  /** A table under a heading of a page, the first or the n-th from 0, without its header: the test proves it. */
  table: (file: string, heading: string, nth?: number) => Cell[][];
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
    const proofs: Proofs = { samples: [], routes: [], rows: [], statements: [] };
    task.meta.proofs = proofs;
    await use(({ samples = [], routes = [], rows = [], statements = [] }) => {
      proofs.samples.push(...samples);
      proofs.routes.push(...routes);
      proofs.rows.push(...rows);
      proofs.statements.push(...statements);
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
      const missing = seen === undefined ? [] : missingMessages(row, seen);
      if (missing.length > 0) {
        throw new Error(`${row.place}: the release did not say "${missing.join('", "')}", but:\n${seen}`);
      }
      proves({ rows: [row.place] });
    });
  },
  states: async ({ proves }, use) => {
    await use((file, words) => {
      proves({ statements: [findStatement(file, words)] });
    });
  },
  table: async ({ proves, onTestFailed }, use) => {
    await use((file, heading, nth) => {
      const { rows, place } = readTable(file, heading, nth);
      onTestFailed(() => {
        console.error(`This test uses the table at ${place}`);
      });
      proves({ statements: [place] });
      return rows;
    });
  },
  guide: async ({ proves, onTestFailed }, use) => {
    await use((file) => {
      const guide = readGuide(file);
      onTestFailed(() => {
        console.error(`This test uses the code at ${[...new Set(guide.places)].join(', ')}`);
      });
      return recordUse(guide, proves);
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

/** A sample that was loaded or run has run; a block that was read is compared, or used. */
function recordUse(guide: ReadGuide, proves: Fixtures['proves']): Guide {
  const recordBlock = (code: string): string => {
    proves({ statements: guide.places.slice(-1) });
    return code;
  };
  const sample = (...wanted: Parameters<ReadGuide['sample']>): Sample => {
    const { load, run, ...found } = guide.sample(...wanted);
    const recorded = async <Result>(result: Promise<Result>): Promise<Result> => {
      const settled = await result;
      proves({ samples: [found.place] });
      return settled;
    };
    return {
      ...found,
      load: <Exports>(options?: LoadOptions) => recorded(load<Exports>(options)),
      run: (...options) => recorded(run(...options)),
    };
  };
  return {
    ...guide,
    sample,
    plugin: async (title) => (await sample(title).load<{ default: Plugin }>()).default,
    shown: (...wanted) => recordBlock(guide.shown(...wanted)),
    output: (...wanted) => recordBlock(guide.output(...wanted)),
  };
}

/** An empty folder for a test that needs one. */
export function scratchFolder(name: string): string {
  const folder = path.resolve(import.meta.dirname, '../.scratch', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
