import React, { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { releaseFile } from '@site/src/release/version';
import type { PreviewedPrompt } from '../../preview/composePrompts';
import type { PromptPart } from '../../preview/parts';
import { PLACEHOLDERS } from '../../preview/placeholders';
import { membersIn, placeholdersIn } from './partLists';

/** A prompt, what it is made of, and what is not in it. All of the character is shown as text, never as HTML. */
export default function Prompt({ template, system, parts, steady, unused }: PreviewedPrompt): ReactNode {
  const all = [...system, ...parts];
  const members = membersIn(all);
  return (
    <>
      {system.length > 0 ? (
        <Text parts={system}>System prompt</Text>
      ) : (
        <p>This model provider gets no system prompt.</p>
      )}
      <Text parts={parts}>Prompt</Text>
      <ul>
        <li>
          <Template template={template} />
        </li>
        {members.length > 0 && (
          <li>
            From the character: <Names>{members}</Names>.
          </li>
        )}
        {unused.length > 0 && (
          <li>
            Not in this prompt: <Names>{unused}</Names>.
          </li>
        )}
        {steady.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Placeholders parts={all} />
    </>
  );
}

/** A text in the look of its origin; that of the release has none. */
export function Mark({ from, title, children }: MarkProps): ReactNode {
  switch (from) {
    case 'character':
      return (
        <mark className="prompt-character" title={title}>
          {children}
        </mark>
      );
    case 'runtime':
      return (
        <span className="prompt-runtime" title={title}>
          [{children}]
        </span>
      );
    case 'release':
      return children;
  }
}

interface MarkProps {
  from: PromptPart['from'];
  title?: string | undefined;
  children: ReactNode;
}

interface TextProps {
  parts: readonly PromptPart[];
  /** The name of the text. */
  children: ReactNode;
}

function Text({ parts, children }: TextProps): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className="prompt-name">
        {children}
      </p>
      <pre role="group" aria-labelledby={id} tabIndex={0} className="prompt-text">
        {parts.map(({ text, from, member, placeholder }, index) => (
          <Mark key={index} from={from} title={placeholder ? PLACEHOLDERS[placeholder].explanation : member}>
            {text}
          </Mark>
        ))}
      </pre>
    </>
  );
}

function Template({ template }: Pick<PreviewedPrompt, 'template'>): ReactNode {
  return 'member' in template ? (
    <>
      The client fills <code>{template.member}</code> of the character.
    </>
  ) : (
    <>
      The client fills <code>{template.name}</code> in <Link to={releaseFile(template.file)}>{template.file}</Link>.
    </>
  );
}

function Names({ children }: { children: readonly string[] }): ReactNode {
  return children.map((name, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </React.Fragment>
  ));
}

function Placeholders({ parts }: { parts: readonly PromptPart[] }): ReactNode {
  const names = placeholdersIn(parts);
  return (
    names.length > 0 && (
      <details className="prompt-placeholders">
        <summary>{`Values in brackets (${names.length})`}</summary>
        <dl>
          {names.map((name) => {
            const { label, explanation, guide } = PLACEHOLDERS[name];
            return (
              <React.Fragment key={name}>
                <dt>
                  <Mark from="runtime">{label}</Mark>
                </dt>
                <dd>
                  {explanation} <Link to={guide}>Guide</Link>
                </dd>
              </React.Fragment>
            );
          })}
        </dl>
      </details>
    )
  );
}
