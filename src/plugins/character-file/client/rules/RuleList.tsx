import React, { type ReactNode } from 'react';
import BuiltHtml from '@site/src/components/BuiltHtml';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
// Imported by this name, because the browser's bundle has an alias for it.
import Rules from '@site/src/plugins/character-file/client/rules/Rules';

const loadRules = () => import('./Rules');
/** Tall, so that the end of the page isn't near before the rules are there. */
const EMPTY = { minHeight: '100vh' };

/** All rules of the check, from the HTML of the build. */
export default function RuleList(): ReactNode {
  const follow = useInternalLinks();
  return (
    <div role="presentation" onClick={follow} data-rules="">
      <BuiltHtml load={loadRules} failed="The rules have not loaded." emptyStyle={EMPTY}>
        <Rules />
      </BuiltHtml>
    </div>
  );
}
