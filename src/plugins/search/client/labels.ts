import { translate } from '@docusaurus/Translate';
import type { SearchContext } from '../engine/contexts';

/** Name of a part of the site, for groups of hits and for choices. */
export function contextLabel(context: SearchContext): string {
  switch (context) {
    case 'guides':
      return translate({ id: 'site.Search.guides', message: 'Guides', description: 'Part of the site' });
    case 'api':
      return translate({ id: 'site.Search.api', message: 'API', description: 'Part of the site' });
    case 'community':
      return translate({ id: 'site.Search.community', message: 'Community', description: 'Part of the site' });
    case 'archive':
      return translate({ id: 'site.Search.archive', message: 'Archive', description: 'Part of the site' });
    case 'api-0.1.3':
      return translate({ id: 'site.Search.oldApi', message: 'API 0.1.3', description: 'Part of the site' });
  }
}

/** The same in a sentence. */
function contextInWords(context: SearchContext): string {
  switch (context) {
    case 'guides':
      return translate({ id: 'site.Search.theGuides', message: 'the guides', description: 'Part of the site' });
    case 'api':
      return translate({ id: 'site.Search.theApi', message: 'the API reference', description: 'Part of the site' });
    case 'community':
      return translate({
        id: 'site.Search.theCommunity',
        message: 'the community pages',
        description: 'Part of the site',
      });
    case 'archive':
      return translate({ id: 'site.Search.theArchive', message: 'the chat archive', description: 'Part of the site' });
    case 'api-0.1.3':
      return translate({
        id: 'site.Search.theOldApi',
        message: 'the API reference of 0.1.3',
        description: 'Part of the site',
      });
  }
}

/** `the guides and the API reference`. */
export function partsInWords(contexts: readonly SearchContext[]): string {
  return new Intl.ListFormat('en').format(contexts.map(contextInWords));
}

/** `14 hits`. */
export function hitCount(count: number): string {
  return count === 1
    ? translate({ id: 'site.Search.hit', message: '1 hit', description: 'Number of hits' })
    : translate({ id: 'site.Search.hits', message: '{count} hits', description: 'Number of hits' }, { count });
}

/** `3 more in this page`. */
export function moreInPage(count: number): string {
  return translate(
    {
      id: 'site.Search.moreInPage',
      message: '{count} more in this page',
      description: 'Below two hits of a page: how many more it has',
    },
    { count },
  );
}

/** `Guides, API`. */
export function partNames(contexts: readonly SearchContext[]): string {
  return contexts.map(contextLabel).join(', ');
}
