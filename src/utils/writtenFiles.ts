import type { LoadedPlugin, Plugin } from '@docusaurus/types';

/** A plugin that tells others when the files of its `postBuild` are there. */
export interface WritesFiles {
  /** Resolves when the files are written, and rejects if writing them failed. */
  written: Promise<void>;
}

/**
 * Adds `written` to a plugin. Docusaurus runs the `postBuild` of all plugins at the same time, so a plugin that reads what
 * another one writes has to wait for it: see `waitForFiles`.
 *
 * @param plugin - a plugin with `postBuild`
 */
export function tellsWhenWritten<Content>(plugin: Plugin<Content>): Plugin<Content> & WritesFiles {
  const { promise: written, resolve, reject } = withResolvers();
  // Docusaurus reports the failure. Nobody has to wait for the files.
  written.catch(() => undefined);
  return {
    ...plugin,
    written,
    async postBuild(props) {
      try {
        await plugin.postBuild?.(props);
        resolve();
      } catch (error) {
        reject(error);
        throw error;
      }
    },
  };
}

/**
 * Waits until another plugin has written the files of its `postBuild`.
 *
 * @param plugins - those of the site, as `postBuild` gets them
 * @param name - of the plugin that writes the files
 * @throws an error if the site does not have that plugin, or it does not tell when its files are written, and the
 *   plugin's own error if it failed
 */
export async function waitForFiles(plugins: readonly LoadedPlugin[], name: string): Promise<void> {
  const plugin: object | undefined = plugins.find((candidate) => candidate.name === name);
  if (!plugin) {
    throw new Error(`The plugin "${name}" is missing: add it to docusaurus.config.ts, its files are needed.`);
  }
  if (!('written' in plugin && plugin.written instanceof Promise)) {
    throw new Error(
      `The plugin "${name}" does not tell when its files are written: return it through tellsWhenWritten of src/utils/writtenFiles.ts.`,
    );
  }
  await plugin.written;
}

/** As `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((...functions) => {
    [resolve, reject] = functions;
  });
  return { promise, resolve, reject };
}
