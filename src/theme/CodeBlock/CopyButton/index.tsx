// Change: copies the commands of a terminal session without prompts and output.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock/CopyButton';
import CopyButton from '@theme-original/CodeBlock/CopyButton';
import { withoutPrompts } from '@site/src/plugins/highlight/client/withoutPrompts';

export default function CopyCommands({ code, ...props }: Props): ReactNode {
  return <CopyButton {...props} code={withoutPrompts(code)} />;
}
