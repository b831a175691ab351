import { parsePage } from '../../page-model/written';

/** Title of the sample in the guide that the recorded run uses. */
const TITLE = 'agent/src/dicePlugin.ts';

/**
 * The handler of the action in the guide's sample, without the indentation that all of its lines have.
 *
 * @param file - the guide, for the message
 * @param text - its text
 * @throws an error with file and fix if it is not there
 */
export function readHandler(file: string, text: string): string {
  const sample = parsePage(file, text).fences.find(({ title }) => title === TITLE);
  const [, indentation = '', code] =
    /^([ \t]+)(handler: async [^\n]*\{\n[\s\S]*?\n\1\}),?$/mu.exec(sample?.code ?? '') ?? [];
  if (code === undefined) {
    throw new Error(
      `${file}:${sample?.line ?? 1}: the steps of a message show "handler: async (…) => {…}" of the sample ${TITLE}, which is not there. Restore it, or fix src/plugins/message-walk/readHandler.ts.`,
    );
  }
  return code.replaceAll(`\n${indentation}`, '\n');
}
