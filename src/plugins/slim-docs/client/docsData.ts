import { useLocation } from '@docusaurus/router';
import type { PropVersionDoc, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsVersion as useFullVersion } from '@docusaurus/plugin-content-docs/lib/client/index.js';

export * from '@docusaurus/plugin-content-docs/lib/client/index.js';

/** Docusaurus's own hook, except that reading the removed data of a version stops the build. */
export function useDocsVersion(): PropVersionMetadata {
  const version = useFullVersion();
  const page = usePage();
  if (Object.keys(version.docs).length > 0) {
    return version;
  }
  return {
    ...version,
    get docs(): never {
      throw new Error(
        `slim-docs: ${page} shows data of other pages (<DocCardList />, useDocById or useDocsVersion().docs), which is left ` +
          'out: list the pages as links, or give its docs instance the plugin @docusaurus/plugin-content-docs in ' +
          'docusaurus.config.ts.',
      );
    },
  };
}

/** Docusaurus's own hook, with the version above. */
export function useDocById(id: string | undefined): PropVersionDoc | undefined {
  const version = useDocsVersion();
  const doc = id ? version.docs[id] : undefined;
  if (id && !doc) {
    throw new Error(`no version doc found by id=${id}`);
  }
  return doc;
}

/** The source file of the page that is rendered, or its address if it has none. */
function usePage(): string {
  const { pathname } = useLocation();
  try {
    return useDoc().metadata.source.replace('@site/', '');
  } catch {
    return pathname;
  }
}
