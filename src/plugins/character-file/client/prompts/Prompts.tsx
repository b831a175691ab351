import React, { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PromptId } from '../../preview/composePrompts';
import Prompt, { Mark } from './Prompt';
import Tabs from './Tabs';
import TokenCounter from './TokenCounter';
import TooLong from './TooLong';
import { previewText } from './previewText';

interface Props {
  /** A file that the release accepts. */
  text: string;
}

/** The prompts of a character, one at a time, with what is known of them. */
export default function Prompts({ text }: Props): ReactNode {
  // Typing goes first.
  const deferredText = useDeferredValue(text);
  const preview = useMemo(() => previewText(deferredText), [deferredText]);
  const [chosen, setChosen] = useState<PromptId>('rest');

  if ('without' in preview) {
    switch (preview.without) {
      case 'too-long':
        return <TooLong />;
      case 'no-name':
        return <p>The name is empty, so there is no preview. Give the character a name.</p>;
      case 'no-character':
        return <p>No prompts can be composed from this file, because it isn’t a character that Eliza loads.</p>;
    }
  }

  const { prompts } = preview;
  const prompt = prompts.find(({ client }) => client === chosen);
  return (
    <>
      <Legend />
      <Tabs
        label="Prompts"
        tabs={prompts.map(({ client, title }) => ({ id: client, title }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        {prompt && <Prompt {...prompt} />}
      </Tabs>
      <TokenCounter prompts={prompts} />
      <Unknown />
    </>
  );
}

function Legend(): ReactNode {
  return (
    <p>
      <Mark from="character">Underlined</Mark> text comes from the character. A name{' '}
      <Mark from="runtime">in brackets</Mark> stands for text that exists only while the agent runs. The rest is text of
      the release.
    </p>
  );
}

/** What the preview assumes, and what it leaves out. */
function Unknown(): ReactNode {
  return (
    <>
      <p>What this preview does not know:</p>
      <ul>
        <li>
          How long a prompt gets while the agent runs. The release{' '}
          <Link to="/docs/packages/generation/#fit-text-into-a-prompt">counts the tokens</Link> and cuts off the
          beginning of a prompt that is longer than the limit of the model provider.
        </li>
        <li>
          What your plugins add. Their actions, evaluators and providers are in the placeholders. The preview assumes
          plugin-bootstrap, which the default agent always loads.
        </li>
        <li>
          What your database contains. If it has a different name for the agent from an earlier run, Telegram and X use
          that name.
        </li>
        <li>
          Other prompts: those that decide whether to answer, and those of actions, evaluators, voice, search and the
          timeline of X.
        </li>
      </ul>
    </>
  );
}
