import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the release asked the model. */
export interface ModelRequest {
  /** Path of the request: `/v1/chat/completions`. */
  path: string;
  /** Name of the model: `gpt-4o`. */
  model: string;
  /** The text of all messages, as the model would have read it. */
  prompt: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** An answer as HTTP: a status and a body, or a connection that is cut off. */
export interface RawReply {
  status: ContentfulStatusCode;
  body: string;
}

/** What the model answers: a text; an object, which is sent as JSON in a text; or something raw. */
export type Reply = string | { text: string; action?: string; user?: string } | RawReply;

const DIMENSIONS = 1536;

/**
 * A model whose answers the test writes: it speaks OpenAI's `/v1/chat/completions` and `/v1/embeddings` on this machine, and
 * records each request. It never answers by itself: a request without a prepared answer fails with a status 418.
 */
export class ScriptedModel {
  readonly requests: ModelRequest[] = [];
  private readonly replies: ((request: ModelRequest) => Reply)[] = [];
  private always: ((request: ModelRequest) => Reply) | undefined;

  /** Starts it. @returns the base address for `OPENAI_API_URL` */
  async start(): Promise<string> {
    const app = new Hono();
    app.post('/v1/embeddings', async (context) => {
      const { input } = await context.req.json<{ input: string | string[] }>();
      const texts = Array.isArray(input) ? input : [input];
      return context.json({ data: texts.map((text, index) => ({ index, embedding: embeddingOf(text) })) });
    });
    app.post('/v1/chat/completions', async (context) => {
      const body = await context.req.json<Record<string, unknown>>();
      const request: ModelRequest = {
        path: context.req.path,
        model: String(body.model),
        prompt: promptOf(body.messages),
        headers: context.req.header(),
        body,
      };
      this.requests.push(request);
      const reply = (this.replies.shift() ?? this.always)?.(request);
      if (reply === undefined) {
        return context.json({ error: { message: 'the test has prepared no answer for this request' } }, 418);
      }
      if (typeof reply === 'object' && 'status' in reply) {
        return context.body(reply.body, reply.status, { 'content-type': 'application/json' });
      }
      const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
      return context.json(completion(request.model, { content }));
    });
    // On a busy machine a server would end connections that a request is about to use.
    const options = { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 0 } };
    return new Promise((resolve) => serve(options, ({ port }) => resolve(`http://127.0.0.1:${port}/v1`)));
  }

  /** Forgets answers and requests. */
  reset(): void {
    this.requests.length = 0;
    this.replies.length = 0;
    this.always = undefined;
  }

  /** Prepares answers, one for each request to come, in order. */
  answer(...replies: (Reply | ((request: ModelRequest) => Reply))[]): void {
    this.replies.push(...replies.map((reply) => (typeof reply === 'function' ? reply : () => reply)));
  }

  /** Answers every request for which no other answer is prepared. */
  alwaysAnswer(reply: Reply | ((request: ModelRequest) => Reply)): void {
    this.always = typeof reply === 'function' ? reply : () => reply;
  }
}

function completion(model: string, message: object, finish_reason = 'stop'): Record<string, unknown> {
  return {
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function promptOf(messages: unknown): string {
  return Array.isArray(messages)
    ? messages
        .map(({ content }: { content: unknown }) => (typeof content === 'string' ? content : JSON.stringify(content)))
        .join('\n')
    : '';
}

/** A vector of length 1 in which each word of the text has its place, so that texts with the same words are near. */
function embeddingOf(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/\w+/gu) ?? ['']) {
    const place = createHash('md5').update(word).digest().readUInt32BE() % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** An answer of the model that calls a tool. The AI SDK asks for objects by a tool named `json`. */
export function callOf(name: string, args: object): RawReply {
  const call = { id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(args) } };
  const body = JSON.stringify(completion('gpt-4o-mini', { content: null, tool_calls: [call] }, 'tool_calls'));
  return { status: 200, body };
}
