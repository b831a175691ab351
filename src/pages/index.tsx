import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import InTheBox from '../components/InTheBox';
import MarkdownLink from '@site/src/plugins/markdown-pages/client/MarkdownLink';
import Exchange from '../plugins/message-walk/client/Exchange';
import MessageWalk from '../plugins/message-walk/client/MessageWalk';
import { RELEASE } from '../release/version';
import styles from './index.module.css';

const INSTALL = `git clone --branch v${RELEASE.version} --depth 1 \\
  ${RELEASE.repository}.git &&
cd eliza && pnpm install --no-frozen-lockfile &&
pnpm build && pnpm start`;

/** The step with the prompt, from 0; the model's answer is the next one. */
const PROMPT_STEP = 3;

interface Way {
  title: string;
  tasks: readonly { label: string; to: string }[];
}

const WAYS: readonly Way[] = [
  {
    title: 'I want',
    tasks: [
      { label: 'my own agent, step by step', to: '/docs/tutorial/' },
      { label: 'a Discord bot', to: '/docs/recipes/discord-bot/' },
      { label: 'a bot in a Telegram group', to: '/docs/recipes/telegram-mentions/' },
      { label: 'posts on X', to: '/docs/recipes/post-on-x/' },
      { label: 'several agents, each with its own keys', to: '/docs/recipes/several-agents/' },
      { label: 'answers in my own app', to: '/docs/recipes/embed-in-a-server/' },
      { label: 'another model', to: '/docs/recipes/change-the-model/' },
      { label: 'a model on my own machine', to: '/docs/recipes/ollama/' },
      { label: 'my coding agent to know Eliza', to: '/docs/build-with-ai/' },
    ],
  },
  {
    title: 'My agent should',
    tasks: [
      { label: 'have a character', to: '/docs/core/characterfile/' },
      { label: 'answer from my documents', to: '/docs/recipes/answer-from-documents/' },
      { label: 'remember people', to: '/docs/recipes/remember-a-user/' },
      { label: 'do something when asked', to: '/docs/recipes/action-with-parameters/' },
      { label: 'call a web API', to: '/docs/recipes/action-with-web-api/' },
      { label: 'use a plugin that I write', to: '/docs/recipes/plugin-package/' },
      { label: 'know things that the model doesn’t', to: '/docs/core/providers/' },
      { label: 'run on a server', to: '/docs/recipes/server-with-postgresql-and-https/' },
      { label: 'keep its keys secret', to: '/docs/guides/secrets-management/' },
    ],
  },
  {
    title: 'Something is wrong',
    tasks: [
      { label: 'My agent doesn’t answer', to: '/docs/recipes/no-answer/' },
      {
        label: 'My Discord bot doesn’t answer',
        to: '/docs/faq/clients/#my-discord-bot-is-online-why-doesnt-it-answer',
      },
      { label: 'My action is never called', to: '/docs/faq/plugins-and-actions/#why-is-my-action-never-called' },
      { label: 'Installing or building fails', to: '/docs/troubleshooting/#messages-install' },
      { label: 'What does this message mean?', to: '/docs/troubleshooting/' },
      { label: 'What doesn’t work in this release?', to: '/docs/known-defects/' },
      { label: 'What does this setting do?', to: '/docs/guides/configuration/' },
    ],
  },
];

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title="Documentation"
      description="Eliza is a TypeScript framework for AI agents that talk on Discord, Telegram, X and the web, and act through plugins."
    >
      <MarkdownLink />
      <main>
        <header className={styles.opening}>
          <div className={`container ${styles.openingGrid}`}>
            <div>
              <Heading as="h1" className={styles.title}>
                AI agents in TypeScript that <span>talk</span> and <span>act</span>
              </Heading>
              <p className={styles.lead}>
                Describe a character in a file. Eliza makes it an agent that talks on Discord, Telegram, X and the web,
                remembers, and acts through plugins, with the language model of your choice.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary" to="/docs/quickstart/">
                  Get started
                </Link>
                <Link className="button button--secondary" to="/docs/tutorial/">
                  Build an agent step by step
                </Link>
              </p>
            </div>
            <div className={styles.exchange}>
              <Exchange />
            </div>
            <div className={styles.install}>
              <CodeBlock language="bash">{INSTALL}</CodeBlock>
              <p className={styles.note}>
                Requires Node 23.3.0 and pnpm 9, but no API key: the built-in character runs a model on your machine.
              </p>
              <p lang="zh-Hans" className={styles.tagline}>
                {siteConfig.tagline}
              </p>
            </div>
          </div>
        </header>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">From the message to the reply</Heading>
          <p className={styles.text}>
            The run above, recorded from release {RELEASE.version}. A script plays the model; everything else is what
            the release does.
          </p>
          <MessageWalk start={PROMPT_STEP} />
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">What do you want to do?</Heading>
          <div className={styles.ways}>
            {WAYS.map(({ title, tasks }) => (
              <div key={title} className={styles.way}>
                <Heading as="h3">{title}</Heading>
                <ul>
                  {tasks.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.text}>
            More: all <Link to="/docs/recipes/">recipes</Link>, <Link to="/docs/choose/">help to choose</Link> a model,
            a database and a machine, and the <Link to="/api/">API reference</Link>.
          </p>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">In the box</Heading>
          <p className={styles.text}>What release {RELEASE.version} contains, and how much of it works.</p>
          <InTheBox />
        </section>
      </main>
    </Layout>
  );
}
