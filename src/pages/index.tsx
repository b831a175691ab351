import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import newestDigests from '@generated/chat-archive/default/newest.json';
import newestStreams from '@generated/streams/default/newest.json';
import InTheBox from '../components/InTheBox';
import { ARCHIVE_ROUTE } from '../plugins/chat-archive/route';
import { STREAMS_ROUTE } from '../plugins/streams/route';
import { formatDay } from '../utils/dates';
import { RELEASE } from '../release/version';
import Action from './_action.md';
import styles from './index.module.css';

const QUICK_START = `git clone --branch v${RELEASE.version} --depth 1 ${RELEASE.repository}.git && cd eliza
pnpm install --no-frozen-lockfile && pnpm build
pnpm start`;

interface Way {
  title: string;
  text: string;
  links: readonly { label: string; to: string }[];
}

const WAYS: readonly Way[] = [
  {
    title: 'Start',
    text: 'From an empty folder to an agent that answers, with every message you may meet on the way.',
    links: [
      { label: 'Quickstart', to: '/docs/quickstart/' },
      { label: 'Tutorial: build Ada', to: '/docs/tutorial/' },
      { label: 'What Eliza is', to: '/docs/intro/' },
      { label: 'Windows', to: '/docs/guides/wsl/' },
      { label: 'Docker', to: '/docs/guides/docker-setup/' },
    ],
  },
  {
    title: 'Build',
    text: 'Give an agent a character, things to do, facts to know, and places to talk.',
    links: [
      { label: 'Recipes, step by step', to: '/docs/recipes/' },
      { label: 'Character files', to: '/docs/core/characterfile/' },
      { label: 'Actions', to: '/docs/core/actions/' },
      { label: 'Providers', to: '/docs/core/providers/' },
      { label: 'Evaluators', to: '/docs/core/evaluators/' },
      { label: 'A package of your own', to: '/docs/recipes/plugin-package/' },
    ],
  },
  {
    title: 'Look up',
    text: 'Every setting, every package, every type, each checked against the source of the release.',
    links: [
      { label: 'Troubleshooting', to: '/docs/troubleshooting/' },
      { label: 'Configuration', to: '/docs/guides/configuration/' },
      { label: 'API reference', to: '/api/' },
      { label: 'Packages', to: '/docs/packages/' },
      { label: 'Frequently asked questions', to: '/docs/faq/' },
    ],
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
          <div className={`container ${styles.heroGrid}`}>
            <div>
              <Heading as="h1" className={styles.title}>
                AI agents in TypeScript that talk and act
              </Heading>
              <p className={styles.lead}>
                Eliza runs agents from a character file: one runtime that remembers, talks on Discord, Telegram, X and
                the web, and acts through plugins, with the language model of your choice.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary button--lg" to="/docs/quickstart/">
                  Get started
                </Link>
                <Link className="button button--secondary button--lg" to="/api/">
                  API reference
                </Link>
              </p>
            </div>
            <div className={styles.sample}>
              <MDXContent>
                <Action />
              </MDXContent>
              <ol className={styles.steps}>
                <li>
                  A message comes in. <code>validate</code> says whether the action fits.
                </li>
                <li>The model reads the description, and may answer with the action&apos;s name.</li>
                <li>
                  <code>handler</code> runs. What it hands to <code>callback</code> goes to the reader.
                </li>
              </ol>
            </div>
          </div>
        </header>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Three commands to a running agent</Heading>
          <p className={styles.text}>
            With Node 23.3.0 and pnpm 9. The built-in character needs no key: it runs a model on your machine, which it
            downloads with its first answer. <Link to="/docs/quickstart/">The quickstart</Link> shows how to use a
            hosted model, and how to talk to the agent.
          </p>
          <CodeBlock language="bash">{QUICK_START}</CodeBlock>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Three ways in</Heading>
          <ul className={styles.ways}>
            {WAYS.map(({ title, text, links }) => (
              <li key={title} className={styles.way}>
                <Heading as="h3">{title}</Heading>
                <p>{text}</p>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">In the box</Heading>
          <p className={styles.text}>
            What the repository holds at release {RELEASE.version}. Some of it is unfinished; each page says what works.
          </p>
          <InTheBox />
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Newest stream notes</Heading>
          <NewestList entries={newestStreams} />
          <p className={styles.more}>
            <Link to={`/${STREAMS_ROUTE}/`}>All streams</Link>
          </p>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Newest days of the chat archive</Heading>
          <NewestList entries={newestDigests} />
          <p className={styles.more}>
            <Link to={`/${ARCHIVE_ROUTE}/`}>The whole archive</Link> ·{' '}
            <Link to={`/${ARCHIVE_ROUTE}/answers/`}>Answers</Link>
          </p>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Community</Heading>
          <p className={styles.text}>
            Ask in the <Link to="https://discord.gg/ai16z">chat</Link>, report in the{' '}
            <Link to={`${RELEASE.repository}/issues`}>issue tracker</Link>, and read{' '}
            <Link to="/docs/contributing/">how a change gets in</Link>. The{' '}
            <Link to="/community/">community pages</Link> tell the rest.
          </p>
        </section>
      </main>
    </Layout>
  );
}

interface Entry {
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  route: string;
}

function NewestList({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ul className={styles.ways}>
      {entries.map(({ date, title, description, route }) => (
        <li key={route} className={styles.way}>
          <time dateTime={date} className={styles.day}>
            {formatDay(date)}
          </time>
          <Heading as="h3">
            <Link to={route}>{title}</Link>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
