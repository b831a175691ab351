import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { feedLink } from '../../utils/createFeed';
import { extentOf } from '../../utils/dates';
import { streamFeeds } from './feeds';
import type { StreamsOptions } from './options';
import { isStreamFile, readStream, type Stream } from './readStream';
import { STREAMS_FEEDS } from './route';

export { validateOptions } from './options';

/**
 * Collects the stream notes: as data for the timeline (`@generated/streams/default/streams.json`) and the home page
 * (`extent.json` next to it), and as feeds.
 *
 * @param context - the site
 * @param options - where the notes are, see options.ts
 * @throws an error with file, line and fix of everything that is wrong in the notes
 */
export default function streamsPlugin(context: LoadContext, options: StreamsOptions): Plugin<Stream[]> {
  const directory = path.join(context.siteDir, options.path);
  return {
    name: 'streams',

    getPathsToWatch: () => [`${directory}/**/*.{md,mdx}`],

    loadContent: () => readStreams(directory, options.path),

    async contentLoaded({ content, actions }) {
      await actions.createData('streams.json', JSON.stringify(content));
      await actions.createData('extent.json', JSON.stringify(extentOf(content)));
    },

    injectHtmlTags: () => ({
      headTags: [
        feedLink('rss', 'Streams', context.baseUrl + STREAMS_FEEDS.rss),
        feedLink('atom', 'Streams', context.baseUrl + STREAMS_FEEDS.atom),
        feedLink('json', 'Streams', context.baseUrl + STREAMS_FEEDS.json),
      ],
    }),

    async postBuild({ content, outDir, siteConfig: { url, baseUrl, title } }) {
      const { rss, atom, json } = streamFeeds(content, {
        title: `${title}: streams`,
        description: 'Notes of talks, interviews and weekly calls',
        language: context.i18n.currentLocale,
        siteUrl: normalizeUrl([url, baseUrl]),
      });
      await writeFile(path.join(outDir, STREAMS_FEEDS.rss), rss);
      await writeFile(path.join(outDir, STREAMS_FEEDS.atom), atom);
      await writeFile(path.join(outDir, STREAMS_FEEDS.json), json);
    },
  };
}

/** All streams, newest first. */
async function readStreams(directory: string, shownDirectory: string): Promise<Stream[]> {
  const files = (await readdir(directory, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isStreamFile(file));
  const readings = await Promise.all(
    files.map(async (file) =>
      readStream(path.posix.join(shownDirectory, file), await readFile(path.join(directory, file), 'utf8')),
    ),
  );
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0) {
    throw new Error(`The stream notes need fixing:\n${problems.sort().join('\n')}`);
  }
  return readings.flatMap(({ stream }) => stream ?? []).sort((one, other) => other.date.localeCompare(one.date));
}
