import type { LoadedPlugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import type { PostBuildProps } from '../../page-model/pageSteps';
import { startSteps } from './startSteps';

describe('the steps of a build', () => {
  const site = (names: readonly string[], started: string[] = []): PostBuildProps =>
    ({
      plugins: names.map((name) => ({
        name,
        startPages: () => {
          started.push(name);
          return {};
        },
      })) as unknown as LoadedPlugin[],
    }) as PostBuildProps;

  it('start in their order, whatever the order of the plugins', async () => {
    const started: string[] = [];
    const lines = await startSteps(site(['mcp-server', 'search', 'docusaurus-plugin-client-redirects'], started));
    expect(started).toEqual(['docusaurus-plugin-client-redirects', 'search', 'mcp-server']);
    expect(lines.map((line) => line.length)).toEqual([1, 1, 1]);
  });

  it('need a place in the order', async () => {
    await expect(startSteps(site(['search', 'ghost']))).rejects.toThrow('ghost: name the plugin in ORDER');
  });
});
