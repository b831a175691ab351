import React, { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
        return (
          <p>
            <Translate
              id="site.PromptView.noName"
              description="Instead of the prompts of a character with an empty name"
            >
              The name is empty, so there is no preview. Give the character a name.
            </Translate>
          </p>
        );
      case 'no-character':
        return (
          <p>
            <Translate id="site.PromptView.noCharacter" description="Instead of the prompts, if a file is no character">
              No prompts can be composed from this file, because it isn’t a character that Eliza loads.
            </Translate>
          </p>
        );
    }
  }

  const { prompts } = preview;
  const prompt = prompts.find(({ client }) => client === chosen);
  return (
    <>
      <Legend />
      <Tabs
        label={
          <Translate id="site.PromptView.tabs" description="Name of the tabs with prompts">
            Prompts
          </Translate>
        }
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
      <Translate
        id="site.PromptView.legend"
        description="Explains the marks in prompts; both values are samples of a mark"
        values={{
          character: (
            <Mark from="character">
              <Translate id="site.PromptView.legend.character">Underlined</Translate>
            </Mark>
          ),
          runtime: (
            <Mark from="runtime">
              <Translate id="site.PromptView.legend.runtime">in brackets</Translate>
            </Mark>
          ),
        }}
      >
        {
          '{character} text comes from the character. A name {runtime} stands for text that exists only while the agent runs. The rest is text of the release.'
        }
      </Translate>
    </p>
  );
}

/** What the preview takes for granted, and what it leaves out. */
function Unknown(): ReactNode {
  return (
    <>
      <p>
        <Translate id="site.PromptView.unknown" description="Before a list of what the preview doesn't know">
          What this preview does not know:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate
            id="site.PromptView.unknown.length"
            description="What the preview of prompts doesn't know: their length; link leads to a guide"
            values={{
              link: (
                <Link to="/docs/packages/generation/#fit-text-into-a-prompt">
                  <Translate id="site.PromptView.unknown.length.link">counts the tokens</Translate>
                </Link>
              ),
            }}
          >
            {
              'How long a prompt gets while the agent runs. The release {link} and cuts off the beginning of a prompt that is longer than the limit of the model provider.'
            }
          </Translate>
        </li>
        <li>
          <Translate
            id="site.PromptView.unknown.plugins"
            description="What the preview of prompts doesn't know: plugins"
          >
            What your plugins say. Their actions, evaluators and providers are in the placeholders. The preview counts
            on plugin-bootstrap, which the start program always loads.
          </Translate>
        </li>
        <li>
          <Translate
            id="site.PromptView.unknown.database"
            description="What the preview of prompts doesn't know: names"
          >
            What your database holds. If it has another name for the agent from an earlier start, Telegram and X use
            that name.
          </Translate>
        </li>
        <li>
          <Translate id="site.PromptView.unknown.others" description="Prompts that the preview leaves out">
            Other prompts: those that decide whether to answer, and those of actions, evaluators, voice, search and the
            timeline of X.
          </Translate>
        </li>
      </ul>
    </>
  );
}
