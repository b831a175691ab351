/** Shows all call-outs in the site's own look, and adds kinds of its own; see src/components/CallOut. */
import React, { type ReactNode } from 'react';
import CallOut from '@site/src/components/CallOut';
import type { Kind } from '@site/src/components/CallOut/kinds';
import type { Props } from '@theme/Admonition';

const callOut = (kind: Kind) =>
  function OneCallOut(props: Props): ReactNode {
    return <CallOut {...props} kind={kind} />;
  };

const note = callOut('note');
const tip = callOut('tip');
const warning = callOut('warning');

/** Includes the other names that the theme knows. */
const types = {
  note,
  tip,
  warning,
  danger: callOut('danger'),
  broken: callOut('broken'),
  differs: callOut('differs'),
  costs: callOut('costs'),
  security: callOut('security'),
  info: note,
  secondary: note,
  important: note,
  success: tip,
  caution: warning,
};

export default types;
