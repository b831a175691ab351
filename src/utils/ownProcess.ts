import { Worker, type JestWorkerFarm } from 'jest-worker';

/** A module that runs in its own process: its functions, as promises, and `end`. */
export type OwnProcess<Module extends Record<string, unknown>> = JestWorkerFarm<Module>;

/**
 * Runs a TypeScript module in its own process: beside the build, and with memory that is free when it ends. The
 * process starts at once, and runs until `end` is called.
 *
 * @param file - path of the module
 * @param exposedMethods - names of its functions to call; what they take and return is copied
 */
export function startProcess<Module extends Record<string, unknown>>(
  file: string,
  exposedMethods: readonly (keyof Module & string)[],
): OwnProcess<Module> {
  return new Worker(file, {
    numWorkers: 1,
    exposedMethods,
    // Buffers stay buffers.
    forkOptions: { execArgv: ['--import', 'tsx'], serialization: 'advanced' },
  }) as OwnProcess<Module>;
}
