import React, { type ReactNode } from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="Home page of the fixture site.">
      <main className="container">
        <h1>Fixture</h1>
      </main>
    </Layout>
  );
}
