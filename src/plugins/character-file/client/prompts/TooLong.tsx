import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { MAX_PREVIEW_LENGTH } from './limits';

/** Instead of the prompts, for a file or prompts over a limit. */
export default function TooLong(): ReactNode {
  return (
    <p>
      <Translate
        id="site.PromptView.tooLong"
        description="Instead of the prompts of a character that is too long"
        values={{ most: MAX_PREVIEW_LENGTH.toLocaleString('en') }}
      >
        {
          'This file or one of its prompts is too long to be shown here. The preview accepts files of up to {most} characters, and prompts of up to a thousand parts.'
        }
      </Translate>
    </p>
  );
}
