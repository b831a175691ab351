import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import digests from '@generated/chat-archive/default/extent.json';
import streams from '@generated/streams/default/extent.json';
import InTheBox from '../components/InTheBox';
import { ARCHIVE_ROUTE } from '../plugins/chat-archive/route';
import MarkdownLink from '@site/src/plugins/markdown-pages/client/MarkdownLink';
import MessageWalk from '../plugins/message-walk/client/MessageWalk';
import { STREAMS_ROUTE } from '../plugins/streams/route';
import { formatDay } from '../utils/dates';
import { COMMUNITY_CHAT, RELEASE } from '../release/version';
import styles from './index.module.css';

const COMMANDS = `# 1. Get the release
git clone --branch v${RELEASE.version} --depth 1 ${RELEASE.repository}.git && cd eliza

# 2. Install and build it
pnpm install --no-frozen-lockfile && pnpm build

# 3. Start the built-in character
pnpm start`;

interface Way {
  title: string;
  tasks: readonly { label: string; to: string }[];
}

const WAYS: readonly Way[] = [
  {
    title: 'I want',
    tasks: [
      { label: 'an agent of my own, step by step', to: '/docs/tutorial/' },
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
      { label: 'have a plugin of my own', to: '/docs/recipes/plugin-package/' },
      { label: 'know what it can’t know by itself', to: '/docs/core/providers/' },
      { label: 'run on a server', to: '/docs/recipes/server-with-postgresql-and-https/' },
      { label: 'keep its keys secret', to: '/docs/guides/secrets-management/' },
    ],
  },
  {
    title: 'Something is wrong',
    tasks: [
      {
        label: 'My agent doesn’t answer',
        to: '/docs/faq/models/#why-does-the-agent-never-answer-while-the-log-repeats-its-work',
      },
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
  return (
    <Layout
      title="Documentation"
      description="Eliza is a TypeScript framework for AI agents that talk on Discord, Telegram, X and the web, and act through plugins."
    >
      <MarkdownLink />
      <main>
        <header className={styles.hero}>
          <div className={`container ${styles.heroGrid}`}>
            <div>
              <Heading as="h1" className={styles.title}>
                AI agents in TypeScript that talk and act
              </Heading>
              <p className={styles.lead}>
                Eliza is a framework for developers: you describe a character in a file, and it talks on Discord,
                Telegram, X and the web, remembers, and acts through plugins, with the language model of your choice.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary" to="/docs/quickstart/">
                  Get started
                </Link>
                <Link className="button button--secondary" to="/docs/intro/">
                  What Eliza is
                </Link>
              </p>
            </div>
            <div className={styles.commands}>
              <CodeBlock language="bash">{COMMANDS}</CodeBlock>
              <p>
                With Node 23.3.0 and pnpm 9. The built-in character needs no key: it runs a model on your machine, which
                it downloads with its first answer. <Link to="/docs/quickstart/">The quickstart</Link> shows how to use
                a hosted model, and how to talk to the agent.
              </p>
            </div>
          </div>
        </header>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">What happens to a message</Heading>
          <p className={styles.text}>
            Somebody asks an agent to roll dice. These are the real texts of that run, recorded from release{' '}
            {RELEASE.version}, from the message to the reply.
          </p>
          <MessageWalk />
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
          <p className={styles.text}>
            What the repository holds at release {RELEASE.version}. Some of it is unfinished; each page says what works.
          </p>
          <InTheBox />
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">A record of 2024</Heading>
          <p className={styles.text}>
            What people said in the months before the release. It is history, not news; where the guides say something
            else, the guides are right: <Link to={`/${ARCHIVE_ROUTE}/`}>{digests.count} digests of the chat</Link>, the
            last of {formatDay(digests.last)}, with <Link to={`/${ARCHIVE_ROUTE}/answers/`}>all answers</Link>, and{' '}
            <Link to={`/${STREAMS_ROUTE}/`}>notes of {streams.count} streams</Link> from {formatDay(streams.first)} to{' '}
            {formatDay(streams.last)}.
          </p>
        </section>
        <section className={`container ${styles.section}`}>
          <Heading as="h2">Community</Heading>
          <p className={styles.text}>
            Ask in the <Link to={COMMUNITY_CHAT}>chat</Link>, report in the{' '}
            <Link to={`${RELEASE.repository}/issues`}>issue tracker</Link>, and read{' '}
            <Link to="/docs/contributing/">how a change gets in</Link>. The{' '}
            <Link to="/community/">community pages</Link> tell the rest.
          </p>
        </section>
      </main>
    </Layout>
  );
}
