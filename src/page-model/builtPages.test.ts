import type { LoadedPlugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { builtPage, htmlOf } from './builtPage';
import { minifyScripts } from './minifyScripts';
import { startSteps, type PostBuildProps } from './pageSteps';

describe('a built page', () => {
  it('is written with quotes and end tags, and its text, scripts and drawings as they were', () => {
    const html =
      '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"/></head><body><p title=a>1 &lt; 2 é<ul><li>x<li>y</ul>' +
      '<script>if (1 < 2 && "é") { a(); }</script><svg viewBox="0 0 1 1"></svg></body></html>';
    expect(htmlOf(builtPage(html))).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"></head><body><p title="a">1 &lt; 2 é</p><ul><li>x</li><li>y</li></ul>' +
        '<script>if (1 < 2 && "é") { a(); }</script><svg viewBox="0 0 1 1"/></body></html>',
    );
  });

  it('gets its inline scripts minified, but not data, and not what can’t be parsed', () => {
    const page = builtPage(
      '<script>\n  // A reason.\n  a = 1;\n</script><script type="application/ld+json">{ }</script><script>{{</script>',
    );
    minifyScripts(page);
    expect(htmlOf(page)).toBe(
      '<script>a=1;</script><script type="application/ld+json">{ }</script><script>{{</script>',
    );
  });
});

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
