import { z } from 'zod';

/** Where a part of the state comes from. Each has a color. */
export type Source = 'character' | 'providers' | 'conversation' | 'actions';

/** A part of the state that the prompt has, by its name in templates. */
const PARTS = {
  bio: 'character',
  lore: 'character',
  messageDirections: 'character',
  providers: 'providers',
  recentMessages: 'conversation',
  actions: 'actions',
  actionExamples: 'actions',
} as const satisfies Record<string, Source>;

type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

export interface Part {
  name: string;
  source: Source;
  text: string;
}

/** A stretch of the prompt; without a source it belongs to the template. */
export interface Piece {
  text: string;
  source?: Source;
}

const schema = z.object({
  release: z.string(),
  sample: z.string(),
  character: z.object({ name: z.string() }).passthrough(),
  message: z.record(z.string()),
  storedMessage: z.record(z.unknown()),
  state: z.object(Object.fromEntries(NAMES.map((name) => [name, z.string()])) as Record<PartName, z.ZodString>),
  request: z.object({
    messages: z.tuple([
      z.object({ role: z.literal('system'), content: z.string() }),
      z.object({ role: z.literal('user'), content: z.string() }),
    ]),
  }),
  answer: z.string(),
  action: z.object({ wanted: z.string(), ran: z.string() }),
  reply: z.tuple([
    z.object({ user: z.string(), text: z.string(), action: z.string() }),
    z.object({ text: z.string() }),
  ]),
});

/** What the steps show of a recorded run. */
export interface Run {
  release: string;
  /** The guide with the code of the action. */
  sample: string;
  /** The character file of the agent, without fields that the run doesn't use. */
  character: { name: string };
  message: Record<string, string>;
  stored: Record<string, unknown>;
  parts: Part[];
  system: string;
  prompt: Piece[];
  /** The model's answer, word for word. */
  answer: string;
  action: { wanted: string; ran: string };
  reply: { user?: string; text: string; action?: string }[];
}

/**
 * Takes out of a recorded run what the steps show, and finds the parts of the state in the prompt.
 *
 * @param file - the recorded run, for messages
 * @param json - its text
 * @throws an error with file and fix if something is not there any more
 */
export function readRun(file: string, json: string): Run {
  const fix = 'Record the run again ("RECORD=1 npm run test:runtime"), or fix src/plugins/message-walk/readRun.ts.';
  const result = schema.safeParse(JSON.parse(json));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${problems.join('\n')}\n${fix}`);
  }
  const { release, sample, character, message, storedMessage, state, request, answer, action, reply } = result.data;
  const [system, { content: prompt }] = request.messages;
  const parts = NAMES.map((name) => ({ name, source: PARTS[name], text: state[name].trim() }));
  const missing = parts.filter(({ text }) => !text || prompt.split(text).length !== 2);
  if (missing.length > 0) {
    const problems = missing.map(({ name }) => `${file}: the prompt does not have the state's "${name}" exactly once`);
    throw new Error(`${problems.join('\n')}\n${fix}`);
  }
  return {
    release,
    sample,
    character,
    message,
    stored: storedMessage,
    parts,
    system: system.content,
    prompt: piecesOf(prompt, parts),
    answer,
    action,
    reply,
  };
}

/** Cuts the prompt into the parts of the state and what is between them. */
function piecesOf(prompt: string, parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const places = parts.map((part) => ({ ...part, start: prompt.indexOf(part.text) }));
  for (const { start, text, source } of places.sort((one, other) => one.start - other.start)) {
    pieces.push({ text: prompt.slice(end, start) }, { text, source });
    end = start + text.length;
  }
  return [...pieces, { text: prompt.slice(end) }].filter(({ text }) => text !== '');
}
