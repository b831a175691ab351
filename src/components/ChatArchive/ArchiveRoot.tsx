import React, { useEffect, useState, type ReactNode } from 'react';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import type { RouteConfig } from 'react-router-config';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import { loadedPage, loadPage } from './loadPage';

interface Props {
  route: { routes?: RouteConfig[] };
}

/**
 * Everything below the archive's route. The build and the development server have a route for each page; the browser
 * has this one alone and fetches what a page shows (src/plugins/chat-archive/README.md).
 */
export default function ArchiveRoot({ route }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>{route.routes?.length ? renderRoutes(route.routes) : <FetchedPage key={pathname} pathname={pathname} />}</Layout>
    </HtmlClassNameProvider>
  );
}

function FetchedPage({ pathname }: { pathname: string }): ReactNode {
  const [failure, setFailure] = useState<Error>();
  const [page, setPage] = useState(() => loadedPage(pathname));

  useEffect(() => {
    if (page === undefined) {
      loadPage(pathname)
        .then(() => setPage(loadedPage(pathname)))
        .catch(setFailure);
    }
  }, [page, pathname]);

  if (page) {
    return page;
  }
  if (page === null) {
    return <NotFoundContent />;
  }
  return (
    <Loading
      isLoading={!failure}
      pastDelay
      timedOut={false}
      error={failure}
      retry={() => setFailure(undefined)}
    />
  );
}
