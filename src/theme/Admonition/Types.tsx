// Change: shows all call-outs in the site's own look, and adds its own kinds; see src/components/CallOut.
import React, { type ReactNode } from 'react';
import CallOut from '@site/src/components/CallOut';
import { KINDS, type Kind } from '@site/src/components/CallOut/kinds';
import type { Props } from '@theme/Admonition';

type CallOutOfKind = (props: Props) => ReactNode;

const callOuts = Object.fromEntries(
  Object.keys(KINDS).map((kind): [string, CallOutOfKind] => [
    kind,
    (props) => <CallOut {...props} kind={kind as Kind} />,
  ]),
) as Record<Kind, CallOutOfKind>;

/** Includes the other names that the theme knows. */
const types = {
  ...callOuts,
  info: callOuts.note,
  secondary: callOuts.note,
  important: callOuts.note,
  success: callOuts.tip,
  caution: callOuts.warning,
};

export default types;
