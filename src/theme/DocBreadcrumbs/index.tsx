// Change: a page outside the sidebar has breadcrumbs, too, if its front matter says what it is part of. Beside the
// breadcrumbs is the menu of the page.
import React, { type ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import PageMenu from '@site/src/plugins/markdown-pages/client/PageMenu';
import type { SiteFrontMatter } from '../DocItem/frontMatter';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.line}>
      <Breadcrumbs />
      <PageMenu />
    </div>
  );
}

function Breadcrumbs(): ReactNode {
  const { frontMatter, metadata }: { frontMatter: SiteFrontMatter } & Pick<ReturnType<typeof useDoc>, 'metadata'> =
    useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  if (!frontMatter.part_of) {
    return <DocBreadcrumbs />;
  }
  const page: PropSidebarItem = {
    type: 'link',
    label: metadata.title,
    href: metadata.permalink,
    docId: metadata.id,
  };
  const [outermost = page] = frontMatter.part_of.reduceRight<PropSidebarItem[]>(
    (items, { title, page: route }) => [
      { type: 'category', label: title, href: withBaseUrl(route), collapsed: false, collapsible: false, items },
    ],
    [page],
  );
  // The breadcrumbs show where the page is in the sidebar, so they get one of its ancestors alone.
  return (
    <DocsSidebarProvider name="part-of" items={[outermost]}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
