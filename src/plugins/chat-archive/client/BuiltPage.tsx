import React, { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { useInternalLinks } from '@site/src/components/useInternalLinks';

/** Loads a page again; undefined if that fails. */
type LoadPage = () => Promise<ReactElement | undefined>;

interface Props {
  loadPage: LoadPage;
  title: string;
  className: string;
  html: string;
}

/** Keeps the HTML of the page from the build. Call it before React hydrates the page. */
export function keepBuiltPage(loadPage: LoadPage): ReactElement {
  const page = document.querySelector(`.${ThemeClassNames.wrapper.main} > *`);
  return (
    <BuiltPage
      loadPage={loadPage}
      title={document.title}
      className={page?.className ?? ''}
      html={page?.innerHTML ?? ''}
    />
  );
}

/** The text of a page whose data could not be loaded, and a bar that explains it. */
function BuiltPage({ loadPage, title, className, html }: Props): ReactNode {
  const followLink = useInternalLinks();
  const [page, setPage] = useState<ReactNode>();
  const [isMounted, setMounted] = useState(false);
  // At first, React has to find what the build wrote.
  useEffect(() => setMounted(true), []);
  if (page) {
    return page;
  }

  const retry = async (): Promise<void> => {
    setPage(await loadPage());
  };
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <Head>
        <title>{title}</title>
      </Head>
      <div
        role="presentation"
        className={className}
        onClick={followLink}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {isMounted && (
        // Looks like the bar of the plugin page-recovery.
        <div role="alert" className="load-failure">
          Only the text of this page could be loaded. Its filters and buttons do not work.{' '}
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => void retry().catch(() => undefined)}
          >
            Retry
          </button>
        </div>
      )}
    </HtmlClassNameProvider>
  );
}
