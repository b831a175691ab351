import React, { useMemo, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { DocProvider, DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocRootLayout from '@theme/DocRoot/Layout';
import type { ArchivePage as PageData, TocItem } from '../pages';
import { PAGE_DATA_FILE } from '../route';
import { docContent, SIDEBAR, VERSION } from './docContent';
import { useArchiveRoutes } from './routes';
import { archiveSidebar } from './sidebar';

interface Props {
  page: PageData;
  /** The table of contents; none if it is left out. */
  toc?: readonly TocItem[];
  /** The content of the page. */
  children: ReactNode;
}

const NO_TOC: readonly TocItem[] = [];

/** A page of the archive, in the layout of the docs. */
export default function ArchivePage({ page, toc = NO_TOC, children }: Props): ReactNode {
  const routes = useArchiveRoutes();
  const items = useMemo(
    () => archiveSidebar(routes, 'channel' in page ? page.channel : undefined, daysOf(page), page),
    [page, routes],
  );
  const content = useMemo(() => docContent(page, routes, toc), [page, routes, toc]);
  // Lists of answers are large, and one page fetches the data of another.
  const isInHtml = page.kind !== 'answers';
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <Head>
        {!isInHtml && (
          <link rel="preload" as="fetch" crossOrigin="anonymous" href={routes.index + page.route + PAGE_DATA_FILE} />
        )}
        {'quiet' in page && <meta name="robots" content="noindex" />}
      </Head>
      <DocsVersionProvider version={VERSION}>
        <DocsSidebarProvider name={SIDEBAR} items={items}>
          <DocRootLayout>
            <DocProvider content={content}>
              <DocItemMetadata />
              <DocItemLayout>
                <>{children}</>
              </DocItemLayout>
            </DocProvider>
          </DocRootLayout>
        </DocsSidebarProvider>
      </DocsVersionProvider>
      {isInHtml && <DataInHtml page={page} />}
    </HtmlClassNameProvider>
  );
}

/** The data of a page that is opened directly. A page that is opened by a link needs none. */
function DataInHtml({ page }: { page: PageData }): ReactNode {
  const isBrowser = useIsBrowser();
  // No end tag, and no comment, may begin in it.
  const json = isBrowser ? '' : JSON.stringify(page).replace(/<(?=[!/])/gu, String.raw`\u003c`);
  return json && <script id={PAGE_DATA_FILE} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function daysOf(page: PageData): string[] {
  if (page.kind === 'digest') {
    return page.days;
  }
  return page.kind === 'channel' ? page.digests.map(({ date }) => date).reverse() : [];
}
