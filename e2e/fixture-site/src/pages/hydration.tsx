import React, { type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';

/** Differs between server and browser. React can fix that, and reports it. */
export default function Hydration(): ReactNode {
  return (
    <Layout title="Hydration" description="A page of the fixture site that React has to fix.">
      <main className="container">
        <h1>{ExecutionEnvironment.canUseDOM ? 'Browser' : 'Server'}</h1>
      </main>
    </Layout>
  );
}
