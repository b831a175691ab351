import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import EnlargeButton from '@site/src/components/EnlargeButton';
import styles from './styles.module.css';

/** A rendered diagram with a button that enlarges it. */
export default function EnlargeableDiagram(props: Props): ReactNode {
  return (
    <>
      <Mermaid {...props} />
      <EnlargeButton
        label={
          <Translate id="theme.Mermaid.enlarge" description="Label of the button that enlarges a diagram">
            Enlarge diagram
          </Translate>
        }
      >
        <div className={styles.enlarged}>
          <Mermaid {...props} />
        </div>
      </EnlargeButton>
    </>
  );
}
