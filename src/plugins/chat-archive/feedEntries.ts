import type { FeedEntry } from '../../utils/atomFeed';
import type { Digest } from './readDigest';
import { digestRoute } from './route';

/**
 * The digests as entries of a feed, newest first, without quiet days.
 *
 * @param archiveUrl - URL of the archive, with a slash at its end
 */
export function feedEntries(digests: readonly Digest[], archiveUrl: string): FeedEntry[] {
  return digests
    .filter(({ quiet }) => !quiet)
    .map(({ channel, date, title, description }) => ({
      date,
      title,
      description,
      url: archiveUrl + digestRoute(channel, date),
    }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title));
}
