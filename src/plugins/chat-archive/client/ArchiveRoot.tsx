import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import type { RouteConfig } from 'react-router-config';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import { canBeLoaded } from '@site/src/utils/canBeLoaded';
import { loadedPage, loadPage } from './loadPage';

interface Props {
  route: { routes?: RouteConfig[] };
}

/**
 * The component of all archive routes. The build and the development server have a route for each page; the browser has
 * only this one and fetches the data of each page (src/plugins/chat-archive/README.md).
 */
export default function ArchiveRoot({ route }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        {route.routes?.length ? renderRoutes(route.routes) : <FetchedPage key={pathname} pathname={pathname} />}
      </Layout>
    </HtmlClassNameProvider>
  );
}

function FetchedPage({ pathname }: { pathname: string }): ReactNode {
  const [page, setPage] = useState(() => loadedPage(pathname));
  const tries = useRef(0);

  const load = useCallback(async (): Promise<boolean> => {
    const outcome = await loadPage(pathname).then(
      () => loadedPage(pathname),
      (error: unknown) => error as Error,
    );
    setPage(outcome);
    return !(outcome instanceof Error);
  }, [pathname]);

  async function retry(): Promise<void> {
    tries.current += 1;
    // The first retry is automatic, see src/theme/Loading.
    if (tries.current > 1) {
      setPage(undefined);
    }
    const { href } = window.location;
    if (!(await load()) && tries.current > 1 && (await canBeLoaded(href)) && window.location.href === href) {
      // Load the page from the server, whose HTML has the text.
      window.location.reload();
    }
  }

  // Usually Docusaurus has loaded the page by now, but not after a page that crashed.
  useEffect(() => {
    if (loadedPage(pathname) === undefined) {
      void load();
    }
  }, [load, pathname]);

  if (page === undefined || page instanceof Error) {
    return (
      <main>
        <Loading isLoading={!page} pastDelay timedOut={false} error={page} retry={() => void retry()} />
      </main>
    );
  }
  return page ?? <NotFoundContent />;
}
