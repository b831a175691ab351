import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { written } from '../../page-model/written';
import { atomFeed, feedLink } from '../../utils/atomFeed';
import { extentOf } from '../../utils/dates';
import { filesBelow } from '../../utils/filesBelow';
import { isStreamFile, readStream, type Stream } from './readStream';
import { STREAMS_FEED, STREAMS_ROUTE } from './route';

/**
 * Collects the stream notes: as data for the timeline (`@generated/streams/default/streams.json`) and the home page
 * (`extent.json` next to it), and as a feed.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the notes
 */
export default function streamsPlugin(context: LoadContext): Plugin<Stream[]> {
  return {
    name: 'streams',

    getPathsToWatch: () => [`${path.join(context.siteDir, STREAMS_ROUTE)}/**/*.{md,mdx}`],

    loadContent: () => Promise.resolve(readStreams(context.siteDir)),

    async contentLoaded({ content, actions }) {
      await actions.createData('streams.json', JSON.stringify(content));
      await actions.createData('extent.json', JSON.stringify(extentOf(content)));
    },

    injectHtmlTags: () => ({ headTags: [feedLink('Streams', context.baseUrl + STREAMS_FEED)] }),

    async postBuild({ content, outDir, siteConfig: { url, baseUrl, title } }) {
      const siteUrl = normalizeUrl([url, baseUrl]);
      const entries = content.map(({ route, ...stream }) => ({ ...stream, url: siteUrl + route.slice(1) }));
      const feed = atomFeed(entries, {
        title: `${title}: streams`,
        description: 'Notes of talks, interviews and weekly calls',
        language: context.i18n.currentLocale,
        author: title,
        pageUrl: `${siteUrl}${STREAMS_ROUTE}/`,
        feedUrl: siteUrl + STREAMS_FEED,
      });
      await writeFile(path.join(outDir, STREAMS_FEED), feed);
    },
  };
}

/** All streams, newest first. */
function readStreams(siteDir: string): Stream[] {
  const readings = filesBelow(siteDir, STREAMS_ROUTE)
    .filter(isStreamFile)
    .map((file) => readStream(file, written(file, siteDir).text));
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0) {
    throw new Error(`The stream notes need fixing:\n${problems.sort().join('\n')}`);
  }
  return readings.flatMap(({ stream }) => stream ?? []).sort((one, other) => other.date.localeCompare(one.date));
}
