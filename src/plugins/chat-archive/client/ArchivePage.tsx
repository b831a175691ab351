import React, { useMemo, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { DocProvider, DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocRootLayout from '@theme/DocRoot/Layout';
import { PAGE_DATA_FILE, type ArchivePage as PageData, type TocItem } from '../pages';
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
    () =>
      archiveSidebar(
        routes,
        'channel' in page ? page.channel : undefined,
        daysOf(page),
        page.kind === 'problem' ? page : undefined,
      ),
    [page, routes],
  );
  const content = useMemo(() => docContent(page, routes, toc), [page, routes, toc]);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <Head>
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={routes.index + page.route + PAGE_DATA_FILE} />
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
    </HtmlClassNameProvider>
  );
}

function daysOf(page: PageData): string[] {
  if (page.kind === 'digest') {
    return page.days;
  }
  return page.kind === 'channel' ? page.digests.map(({ date }) => date).reverse() : [];
}
