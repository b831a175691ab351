import type { LoadedPlugin, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { tellsWhenWritten, waitForFiles } from './writtenFiles';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const props = {} as PostBuildProps;

/** As Docusaurus keeps a plugin. */
function loaded(plugin: Plugin): LoadedPlugin {
  return { ...plugin, options: {}, version: { type: 'local' }, path: '.', content: undefined } as LoadedPlugin;
}

describe('files that other plugins wait for', () => {
  it('are there when postBuild is done, and not before', async () => {
    const steps: string[] = [];
    const plugin = tellsWhenWritten({
      name: 'writer',
      async postBuild() {
        await Promise.resolve();
        steps.push('written');
      },
    });
    const waiting = waitForFiles([loaded(plugin)], 'writer').then(() => steps.push('read'));
    await Promise.resolve();
    expect(steps).toEqual([]);
    await plugin.postBuild?.({ ...props, content: undefined });
    await waiting;
    expect(steps).toEqual(['written', 'read']);
  });

  it('pass on why they could not be written', async () => {
    const plugin = tellsWhenWritten({
      name: 'writer',
      postBuild: () => Promise.reject(new Error('The disk is full.')),
    });
    await expect(plugin.postBuild?.({ ...props, content: undefined })).rejects.toThrow('The disk is full.');
    await expect(waitForFiles([loaded(plugin)], 'writer')).rejects.toThrow('The disk is full.');
  });

  it('need a plugin that tells when they are written', async () => {
    await expect(waitForFiles([], 'writer')).rejects.toThrow('The plugin "writer" is missing');
    await expect(waitForFiles([loaded({ name: 'writer' })], 'writer')).rejects.toThrow('tellsWhenWritten');
  });
});
