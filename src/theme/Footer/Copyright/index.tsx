// Change: adds the documented release; the rest is `footer` in docusaurus.config.ts.
import React, { type ReactNode } from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type CopyrightType from '@theme/Footer/Copyright';
import type { WrapperProps } from '@docusaurus/types';
import { RELEASE } from '@site/src/release/version';

export default function CopyrightWrapper(props: WrapperProps<typeof CopyrightType>): ReactNode {
  return (
    <>
      <p className="margin-bottom--xs">{`Every page documents Eliza ${RELEASE.version}.`}</p>
      <Copyright {...props} />
    </>
  );
}
