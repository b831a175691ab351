import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import walk from '@generated/message-walk/default/walk.json';
import { type Part, type Source } from '../readRun';
import { TITLES } from './titles';
import styles from './styles.module.css';

const { message, stored, parts, system, prompt, answer, action, handler, reply } = walk;
const [first, second] = reply;
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const lengthOfPrompt = prompt.reduce((sum, { text }) => sum + text.length, 0).toLocaleString('en');

interface Step {
  /** What the reader sees of the step without opening it. */
  value: ReactNode;
  text: ReactNode;
  shown: ReactNode;
  guide: { label: string; to: string };
}

/** In the order of the titles. */
const STEPS: readonly Step[] = [
  {
    value: message.text,
    text: 'Someone writes to the agent Ada over the REST API. This is the body of the request.',
    shown: <Code mark={message.text}>{json(message)}</Code>,
    guide: { label: 'Send a message', to: '/docs/rest-api/#send-a-message' },
  },
  {
    value: `embedding: ${String(stored.embedding)}`,
    text: 'The client stores the message as a memory, with its embedding: numbers that represent its meaning, too many to show here.',
    shown: <Code mark={message.text}>{json(stored)}</Code>,
    guide: { label: 'Memory', to: '/docs/core/agents/#memory' },
  },
  {
    value: `${parts.length} parts for the prompt`,
    text: (
      <>
        The runtime gathers what the model should know: <Mark source="character">the character</Mark>,{' '}
        <Mark source="providers">what the providers say</Mark>, <Mark source="conversation">the conversation</Mark> and{' '}
        <Mark source="actions">the actions that fit</Mark>. These are the parts that the prompt uses.
      </>
    ),
    shown: (
      <pre tabIndex={0}>
        {parts.map((part) => (
          <PartOfState key={part.name} {...part} />
        ))}
      </pre>
    ),
    guide: { label: 'Composing the state', to: '/docs/core/agents/#composing-the-state' },
  },
  {
    value: `${lengthOfPrompt} characters`,
    text: (
      <>
        The client fills its template with <Mark source="character">the character</Mark>,{' '}
        <Mark source="providers">the providers</Mark>, <Mark source="conversation">the conversation</Mark> and{' '}
        <Mark source="actions">the actions</Mark>. The rest is the template. The character’s system prompt is sent with
        it.
      </>
    ),
    shown: (
      <pre tabIndex={0}>
        <Mark>{`system: ${system}\n\n`}</Mark>
        <span data-prompt="">
          {prompt.map(({ text, source }, index) => (
            <Mark key={index} source={source}>
              {text}
            </Mark>
          ))}
        </span>
      </pre>
    ),
    guide: { label: 'Prompt templates', to: '/docs/guides/template-configuration/#composecontext-and-its-two-engines' },
  },
  {
    value: first?.text,
    text: 'The large model returns JSON: what the agent says and, if it chooses one, the name of an action. The client also stores this answer. In this recording, a script plays the model.',
    shown: (
      <Code mark={action.wanted} source="actions">
        {answer}
      </Code>
    ),
    guide: { label: 'Form of the answer', to: '/docs/guides/template-configuration/#form-of-the-answer' },
  },
  {
    value: action.ran,
    text: 'The runtime compares the name in the answer with the names of all registered actions, and takes the first that matches.',
    shown: (
      <Code mark={action.ran} source="actions">
        {`the model names  ${action.wanted}\nthe runtime runs ${action.ran}`}
      </Code>
    ),
    guide: { label: 'How the model picks an action', to: '/docs/core/actions/#how-the-model-picks-an-action' },
  },
  {
    value: second?.text,
    text: 'The action’s own code does the work. What it passes to the callback becomes a second message:',
    shown: (
      <>
        <Code>{handler}</Code>
        <Code mark={second?.text} source="actions">
          {json(second)}
        </Code>
      </>
    ),
    guide: { label: 'Do the work: handler', to: '/docs/core/actions/#do-the-work-handler' },
  },
  {
    value: `${reply.length} messages`,
    text: 'The runtime runs the evaluators that have alwaysRun. Then the REST API sends what the model said and what the handler said.',
    shown: (
      <pre tabIndex={0}>
        <Said source="conversation">{`${message.name}: ${message.text}`}</Said>
        <Said source="character">{`${first?.user}: ${first?.text}`}</Said>
        <Said source="actions">{`${first?.user}: ${second?.text}`}</Said>
      </pre>
    ),
    guide: { label: 'Answer the user: callback', to: '/docs/core/actions/#answer-the-user-callback' },
  },
];

/** All steps as an ordered list. With a script, styles show the current one only. */
export default function Steps({ start = 0 }: { start?: number }): ReactNode {
  return (
    <ol className={styles.steps}>
      {TITLES.map((title, index) => {
        const { value, text, shown, guide } = STEPS[index] as Step;
        const isCurrent = index === start;
        return (
          <li key={title} className={styles.step} data-current={isCurrent ? '' : undefined}>
            <a className={styles.head} href={`#message-${index + 1}`} aria-current={isCurrent ? 'step' : undefined}>
              <b className={styles.title}>{title}</b> <span className={styles.value}>{value}</span>
            </a>
            <div className={styles.body} id={`message-${index + 1}`}>
              <p>{text}</p>
              {shown}
              <p>
                In the guide: <Link to={guide.to}>{guide.label}</Link>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A text in the color of its source; without one it belongs to the template. */
function Mark({ source, children }: { source?: Source | undefined; children: ReactNode }): ReactNode {
  return <span className={source ? `${styles.part} ${styles[source]}` : styles.template}>{children}</span>;
}

interface CodeProps {
  children: string;
  /** A text to follow from step to step. */
  mark?: string | undefined;
  source?: Source;
}

function Code({ children, mark, source = 'conversation' }: CodeProps): ReactNode {
  const [before = '', ...after] = mark ? children.split(mark) : [children];
  return (
    <pre tabIndex={0}>
      {before}
      {after.map((text, index) => (
        <React.Fragment key={index}>
          <Mark source={source}>{mark}</Mark>
          {text}
        </React.Fragment>
      ))}
    </pre>
  );
}

function PartOfState({ name, source, text }: Part): ReactNode {
  return (
    <Said source={source}>
      <Mark>{`{{${name}}}\n`}</Mark>
      <span className={styles.part}>{text}</span>
    </Said>
  );
}

/** A block with the color of its source at the left. */
function Said({ source, children }: { source: Source; children: ReactNode }): ReactNode {
  return <span className={`${styles.row} ${styles[source]}`}>{children}</span>;
}
