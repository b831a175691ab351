import React, { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
        <Text parts={system}>
          <Translate id="site.Prompt.system" description="Above a system prompt">
            System prompt
          </Translate>
        </Text>
      ) : (
        <p>
          <Translate id="site.Prompt.noSystem" description="Instead of a system prompt, for some providers">
            This model provider gets no system prompt.
          </Translate>
        </p>
      )}
      <Text parts={parts}>
        <Translate id="site.Prompt.prompt" description="Above a prompt">
          Prompt
        </Translate>
      </Text>
      <ul>
        <li>
          <Template template={template} />
        </li>
        {members.length > 0 && (
          <li>
            <Translate
              id="site.Prompt.members"
              description="Which members of a character are in a prompt"
              values={{ members: <Names>{members}</Names> }}
            >
              {'From the character: {members}.'}
            </Translate>
          </li>
        )}
        {unused.length > 0 && (
          <li>
            <Translate
              id="site.Prompt.unused"
              description="Which members of a character are not in a prompt"
              values={{ members: <Names>{unused}</Names> }}
            >
              {'Not in this prompt: {members}.'}
            </Translate>
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
    <Translate
      id="site.Prompt.ownTemplate"
      description="Which template of a character is filled"
      values={{ member: <code>{template.member}</code> }}
    >
      {'The client fills {member} of the character.'}
    </Translate>
  ) : (
    <Translate
      id="site.Prompt.template"
      description="Which template of the release is filled"
      values={{
        name: <code>{template.name}</code>,
        file: <Link to={releaseFile(template.file)}>{template.file}</Link>,
      }}
    >
      {'The client fills {name} in {file}.'}
    </Translate>
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
        <summary>
          <Translate
            id="site.Prompt.placeholders"
            description="Opens the list of the placeholders in a prompt"
            values={{ count: names.length }}
          >
            {'Values in brackets ({count})'}
          </Translate>
        </summary>
        <dl>
          {names.map((name) => {
            const { label, explanation, guide } = PLACEHOLDERS[name];
            return (
              <React.Fragment key={name}>
                <dt>
                  <Mark from="runtime">{label}</Mark>
                </dt>
                <dd>
                  {explanation}{' '}
                  <Link to={guide}>
                    <Translate id="site.Prompt.guide" description="Link from a placeholder to a section of a guide">
                      Guide
                    </Translate>
                  </Link>
                </dd>
              </React.Fragment>
            );
          })}
        </dl>
      </details>
    )
  );
}
