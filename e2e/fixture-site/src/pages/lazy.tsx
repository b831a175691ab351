import React, { type ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ComponentCreator from '@docusaurus/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import Layout from '@theme/Layout';

/** Shows another page of the site inside this one, loaded like pages that the router has not loaded ahead. */
export default function Lazy(): ReactNode {
  return (
    <Layout title="Lazy" description="A page of the fixture site that loads another one late.">
      <BrowserOnly>
        {() => {
          const key = Object.keys(routesChunkNames).find((name) => name.startsWith('/fixture/slow/-')) ?? '';
          const [path, hash] = [key.slice(0, key.lastIndexOf('-')), key.slice(key.lastIndexOf('-') + 1)];
          const Page = ComponentCreator(path, hash);
          return <Page />;
        }}
      </BrowserOnly>
    </Layout>
  );
}
