import React, { useState, type ReactNode } from 'react';

/** Makes its page crash. */
export default function CrashButton(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) {
    throw new Error('The button broke');
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Crash
    </button>
  );
}
