import React, { type ReactNode } from 'react';

export default function Slow(): ReactNode {
  return <h1>The slow page is here</h1>;
}
