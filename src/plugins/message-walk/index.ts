import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readHandler } from './readHandler';
import { readRun, type Run } from './readRun';

/** The recorded run, relative to the site. */
const RECORDED_RUN = 'e2e/runtime/recorded-run.json';

/** What the steps show. */
export interface Walk extends Run {
  /** The code of the handler that ran. */
  handler: string;
}

/** A character file, and what its agent said. */
export interface Exchange {
  /** Text of the file. */
  character: string;
  said: {
    by: string;
    text: string;
    /** Where a reply comes from: the model's answer, or the code of the action. */
    from?: 'model' | 'action';
  }[];
  /** Name of the action that ran. */
  action: string;
}

/**
 * Reads the recorded run of the release as data for the steps (`@generated/message-walk/default/walk.json`) and for the home
 * page (`exchange.json` beside it). The steps are in the HTML that the build writes. The browser gets them as a script only if the reader comes from another page.
 *
 * @param context - the site
 * @throws an error with file and fix if the run has not what the steps show
 */
export default function messageWalkPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin<Walk> {
  const file = path.join(siteDir, RECORDED_RUN);
  return {
    name: 'message-walk',

    getPathsToWatch: () => [file],

    async loadContent() {
      const { sample, ...run } = readRun(RECORDED_RUN, await readFile(file, 'utf8'));
      const handler = readHandler(sample, await readFile(path.join(siteDir, sample), 'utf8'));
      return { sample, ...run, handler };
    },

    async contentLoaded({ content, actions }) {
      const { character, message, reply, answer, action } = content;
      const exchange: Exchange = {
        character: characterFile(character),
        said: [
          { by: message.name ?? '', text: message.text ?? '' },
          ...reply.map(({ text }) => ({
            by: character.name,
            text,
            from: answer.includes(JSON.stringify(text)) ? ('model' as const) : ('action' as const),
          })),
        ],
        action: action.ran,
      };
      await actions.createData('walk.json', JSON.stringify(content));
      await actions.createData('exchange.json', JSON.stringify(exchange));
    },
  };
}

/** A character as a file, with a line for each field. */
function characterFile(character: object): string {
  const lines = Object.entries(character).map(([name, value]) => {
    const json = JSON.stringify(value, undefined, 1)
      .replaceAll(/\n\s*/gu, ' ')
      .replaceAll(/(?<=\[) | (?=\])/gu, '');
    return `  "${name}": ${json}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
