import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { parseYaml } from '../../../utils/parseYaml';

export const NOTES_FILE = 'src/plugins/api-reference/notes/notes.yml';

const NO_PROOF = 'write a place such as generation.ts:75-76 below "proof", and code that is there';
const filled = z.string({ error: 'write some text here' }).min(1, 'write some text here');
const noteSchema = z.strictObject({
  on: z
    .string({ error: 'a note has no "on": write the name of an export or a member' })
    .regex(/^\w+(?:\.\w+)?$/u, '"on" must be a name, such as embed or AgentRuntime.evaluate'),
  at: z.enum(['returns', 'throws'], { error: 'write returns or throws, or leave out "at"' }).optional(),
  text: filled,
  proof: z
    .record(z.string().regex(/^[\w/]+\.ts:\d+(?:-\d+)?$/u), filled, { error: NO_PROOF })
    .refine((proof) => Object.keys(proof).length > 0, NO_PROOF),
});
const notesSchema = z.array(noteSchema).superRefine((notes, context) => {
  const subjects = notes.map(({ on, at = '' }) => `${on} ${at}`.trim());
  subjects.forEach((subject, index) => {
    if (subjects.indexOf(subject) !== index) {
      context.addIssue({ code: 'custom', path: [index], message: `merge this with the other note on ${subject}` });
    }
  });
});

/** What we say about an export of the release. The head of notes.yml explains each field. */
export interface Note extends z.infer<typeof noteSchema> {
  /** Its line in notes.yml, for messages. */
  line: number;
}

/**
 * Reads notes.yml.
 *
 * @param text - its content, if it isn't read from the file
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function readNotes(text = readFileSync(path.join(__dirname, 'notes.yml'), 'utf8')): Note[] {
  const { data, lineOf } = parseYaml(NOTES_FILE, text, notesSchema);
  return data.map((note, index) => ({ ...note, line: lineOf(index) }));
}
