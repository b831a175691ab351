import React, { useEffect, useRef, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import LoadFailed from '../LoadedLater/LoadFailed';
import { useLoadedLater } from '../LoadedLater/useLoadedLater';
import { useNearViewport } from '../useNearViewport';

interface Props {
  /** Loads the same content for readers who come from another page; the same function at each rendering. */
  load: () => Promise<{ default: ComponentType }>;
  /** Says that it could not be loaded. */
  failed: ReactNode;
  onLoaded?: () => void;
  /** Of the empty place, until the content is loaded. */
  emptyStyle?: CSSProperties;
  /** The content: a component that the option `buildOnly` of the plugin client-bundle leaves out of the browser's bundle. */
  children: ReactNode;
}

/**
 * Content that is in the HTML of the build, stays as it is when the page is hydrated, and is not in the scripts of the
 * page. It is loaded as a script, near the viewport, only if the reader comes from another page of the site.
 */
// Defined as true in the browser's bundle of a production build only.
export default process.env.HYDRATE_CLIENT_ENTRY ? InBrowser : AtBuild;

function AtBuild({ children }: Props): ReactNode {
  return <div>{children}</div>;
}

function InBrowser({ load, failed, onLoaded, emptyStyle }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const near = useNearViewport(place);
  const { module, failure, retry } = useLoadedLater(load, isEmpty && near);

  useEffect(() => setIsEmpty(!place.current?.firstChild), []);
  useEffect(() => {
    if (module) {
      onLoaded?.();
    }
  }, [module, onLoaded]);

  return (
    <>
      {module ? (
        <div key="loaded">
          <module.default />
        </div>
      ) : (
        // React leaves the content as the build wrote it. It is empty if the reader comes from another page.
        <div
          ref={place}
          style={isEmpty ? emptyStyle : undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      {failure && (
        <LoadFailed failure={failure} onRetry={retry}>
          {failed}
        </LoadFailed>
      )}
    </>
  );
}
