import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import { useLoadedLater } from '@site/src/components/LoadedLater/useLoadedLater';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import { useNearViewport } from '@site/src/components/useNearViewport';
// Imported by this name, because the browser bundle has an alias for it.
import { RulesAtBuild } from '@site/src/plugins/character-file/client/rules/rulesAtBuild';

const loadRules = () => import('./Rules');

/**
 * All rules of the check. They are in the HTML of the build, stay as they are when the page is hydrated, and are not in the
 * scripts of the page. They are loaded as a script only if the reader comes from another page of the site.
 */
export default function RuleList(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const near = useNearViewport(frame);
  const { module, failure, retry } = useLoadedLater(loadRules, isEmpty && near);
  const follow = useInternalLinks();

  useEffect(() => setIsEmpty(!frame.current?.querySelector('li')), []);

  // Tall while it is empty, so that the end of the page isn't near before the rules are there.
  const place = isEmpty && !module ? { minHeight: '100vh' } : undefined;
  return (
    <div ref={frame} role="presentation" style={place} onClick={follow} data-rules="">
      {RulesAtBuild ? (
        <div>
          <RulesAtBuild />
        </div>
      ) : module ? (
        <div key="loaded">
          <module.default />
        </div>
      ) : (
        // React leaves the content as the build wrote it. It is empty if the reader comes from another page.
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {failure && (
        <LoadFailed failure={failure} onRetry={retry}>
          The rules have not loaded.
        </LoadFailed>
      )}
    </div>
  );
}
