// Change: adds the documented release.
import React, { type ReactNode } from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import Translate from '@docusaurus/Translate';
import type CopyrightType from '@theme/Footer/Copyright';
import type { WrapperProps } from '@docusaurus/types';
import { RELEASE } from '@site/src/release/version';

export default function CopyrightWrapper(props: WrapperProps<typeof CopyrightType>): ReactNode {
  return (
    <>
      <p className="margin-bottom--xs">
        <Translate
          id="theme.Footer.release"
          description="Which release the site documents"
          values={{ release: RELEASE.version }}
        >
          {'Every page documents Eliza {release}.'}
        </Translate>
      </p>
      <Copyright {...props} />
    </>
  );
}
