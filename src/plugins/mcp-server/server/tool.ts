import * as z from 'zod/v4';
import type { Docs } from './docs';

/** A tool that agents can call. */
export interface Tool {
  name: string;
  title: string;
  /** For the model: what the tool is for, and when to use another one. */
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  /**
   * Checks the arguments and answers in Markdown.
   *
   * @throws a Refusal that says what is right
   */
  call: (args: unknown, docs: Docs) => string;
}

/** An error for the model, which says what is right. */
export class Refusal extends Error {
  override name = 'Refusal';
}

interface Definition<Shape extends z.ZodRawShape> extends Pick<Tool, 'name' | 'title' | 'description'> {
  /** The arguments. Each has a description. */
  input: z.ZodObject<Shape>;
  answer: (args: z.infer<z.ZodObject<Shape>>, docs: Docs) => string;
}

/** Defines a tool with arguments that are checked before it answers. */
export function defineTool<Shape extends z.ZodRawShape>({
  name,
  title,
  description,
  input,
  answer,
}: Definition<Shape>): Tool {
  const schema = input.strict();
  return {
    name,
    title,
    description,
    inputSchema: { ...z.toJSONSchema(schema, { io: 'input' }), type: 'object' },
    call(args, docs) {
      const parsed = schema.safeParse(leniently(args, schema));
      if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => `- ${[...path, message].join(': ')}`);
        throw new Refusal(`Wrong arguments for ${name}:\n${problems.join('\n')}\n\n${describeArguments(name, schema)}`);
      }
      return answer(parsed.data, docs);
    },
  };
}

/** What models write for an argument that they leave out, and for a number: `null`, and `"2"`. */
function leniently(args: unknown, { shape }: z.ZodObject): unknown {
  if (typeof args !== 'object' || args === null) {
    return args ?? {};
  }
  const isNumber = (name: string, value: unknown): boolean =>
    typeof value === 'string' &&
    /^\d+$/u.test(value) &&
    (shape[name] as z.ZodType | undefined)?.safeParse(Number(value)).success === true;
  return Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]),
  );
}

/** All arguments, for an agent that has them wrong. */
function describeArguments(name: string, { shape }: z.ZodObject): string {
  const lines = Object.entries(shape).map(([argument, type]) => {
    const { description = '' } = z.globalRegistry.get(type as z.ZodType) ?? {};
    const isOptional = (type as z.ZodType).safeParse(undefined).success;
    return `- ${argument}${isOptional ? ' (optional)' : ''}: ${description}`;
  });
  return `${name} takes:\n${lines.join('\n')}`;
}
