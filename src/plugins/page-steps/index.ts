import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { builtPage, htmlOf } from '../../page-model/builtPage';
import { minifyScripts } from '../../page-model/minifyScripts';
import { startSteps } from './startSteps';

/**
 * Reads each page of the build once, lets all features read it, and writes it once: see startSteps.ts.
 *
 * @throws an error if pages are minified, because then it can't be told where their head ends
 */
export default function pageStepsPlugin(): Plugin {
  return {
    name: 'page-steps',

    async postBuild(props) {
      const { outDir, baseUrl, routesPaths } = props;
      if (process.env.SKIP_HTML_MINIFICATION !== 'true') {
        throw new Error(
          'Pages are minified, and then they have no <head>. ' +
            'Build with "npm run build", or set SKIP_HTML_MINIFICATION=true.',
        );
      }
      const routes = new Set(routesPaths.map((address) => address.slice(baseUrl.length)));
      const lines = await startSteps(props);
      const steps = lines.flat();
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => name.split(path.sep).join('/'))
        .map((file) => ({ file, route: file.replace(/index\.html$/u, '') }))
        .sort((one, other) => (one.route < other.route ? -1 : 1));
      // Without promises: that is a second faster for a thousand pages.
      for (const { file, route } of files) {
        const place = path.join(outDir, file);
        const page = builtPage(readFileSync(place, 'utf8'), file, routes.has(route) ? route : undefined);
        minifyScripts(page);
        for (const step of steps) {
          step.page?.(page);
        }
        writeFileSync(place, htmlOf(page));
      }
      for (const line of lines) {
        await Promise.all(line.map(async (step) => step.finish?.()));
      }
    },
  };
}
