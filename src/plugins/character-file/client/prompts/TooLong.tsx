import React, { type ReactNode } from 'react';
import { MAX_PREVIEW_LENGTH } from '../fileLimits';

/** Instead of the prompts, for a file or prompts over a limit. */
export default function TooLong(): ReactNode {
  return (
    <p>
      {`This file or one of its prompts is too long to be shown here. The preview accepts files of up to ${MAX_PREVIEW_LENGTH.toLocaleString('en')} characters, and prompts of up to a thousand parts.`}
    </p>
  );
}
