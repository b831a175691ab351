import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

function Part({ broken }: { broken: boolean }): ReactNode {
  // The test fixes the part before it tries again.
  if (broken && !('fixed' in window)) {
    throw new Error('The part broke', { cause: new Error('The wire broke') });
  }
  return <p>The part works</p>;
}

export default function Errors(): ReactNode {
  const [broken, setBroken] = useState(false);
  const [allBroken, setAllBroken] = useState(false);
  if (allBroken) {
    throw new Error('All broke');
  }
  return (
    <Layout title="Errors" description="A page of the fixture site that can be made to crash.">
      <main className="container">
        <h1>Errors</h1>
        <button type="button" onClick={() => setBroken(true)}>
          Crash
        </button>
        <button type="button" onClick={() => setAllBroken(true)}>
          Break all
        </button>
        <Part broken={broken} />
        <Link to="/lazy/">Lazy page</Link>
      </main>
    </Layout>
  );
}
