import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { RELEASE } from '../utils/release';
import styles from './index.module.css';

const QUICK_START = `git clone --branch v${RELEASE.version} --depth 1 https://github.com/elizaOS/eliza.git && cd eliza
pnpm install --no-frozen-lockfile && pnpm build
pnpm start`;

interface Way {
  title: string;
  to: string;
  text: string;
}

const WAYS: readonly Way[] = [
  {
    title: 'Start',
    to: '/docs/quickstart/',
    text: 'From an empty folder to an agent that answers, with every message you may meet on the way.',
  },
  {
    title: 'Understand',
    to: '/docs/intro/',
    text: 'What an agent is made of, and what happens between a message and its answer.',
  },
  {
    title: 'Look up',
    to: '/api/',
    text: 'Every class, interface, function and type of the core package, with a link to its line in the source.',
  },
  {
    title: 'Take part',
    to: '/community/',
    text: 'Where to ask, where to report, and how to get a change into the framework.',
  },
];

export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentation"
      description="Eliza is a TypeScript framework for AI agents that talk on Discord, Telegram, X and the web, and act through plugins."
    >
      <main>
        <header className={styles.hero}>
          <div className="container">
            <Heading as="h1" className={styles.title}>
              Agents in TypeScript that talk and act
            </Heading>
            <p className={styles.lead}>
              Eliza runs AI agents from a character file: one runtime that remembers, talks on Discord, Telegram, X and
              the web, and acts through plugins, with the language model of your choice.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/quickstart/">
                Get started
              </Link>
              <Link className="button button--secondary button--lg" to="/docs/intro/">
                What Eliza is
              </Link>
            </p>
          </div>
        </header>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Three commands to a running agent</Heading>
          <p>
            With Node 23.3.0 and pnpm 9. The built-in character needs no key: it runs a model on your machine, which it
            downloads with its first answer. <Link to="/docs/quickstart/">The quickstart</Link> shows how to use a hosted
            model, and how to talk to the agent.
          </p>
          <CodeBlock language="bash">{QUICK_START}</CodeBlock>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Where to go</Heading>
          <ul className={styles.ways}>
            {WAYS.map(({ title, to, text }) => (
              <li key={to}>
                <Link className={styles.way} to={to}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
