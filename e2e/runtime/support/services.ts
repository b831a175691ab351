import { serve } from '@hono/node-server';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** A service on this machine, and what it was asked. */
export interface LocalService {
  /** Without a slash at the end. */
  address: string;
  requests: { url: string; headers: Headers; body: Record<string, unknown> }[];
  close: () => void;
}

/** Starts a service until the test is over: its answers are sent as JSON, numbers are sent as a status. */
export async function serveJson(
  answer: (url: string, body: Record<string, unknown>) => object | number,
): Promise<LocalService> {
  const requests: LocalService['requests'] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const body = JSON.parse((await request.text()) || '{}') as Record<string, unknown>;
    requests.push({ url, headers: request.headers, body });
    const given = answer(url, body);
    return given instanceof Response
      ? given
      : Response.json(typeof given === 'number' ? {} : given, { status: typeof given === 'number' ? given : 200 });
  };
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ address: `http://127.0.0.1:${port}`, requests, close }),
    );
    const close = (): void => {
      server.close();
    };
    onTestFinished(close);
  });
}

/** What Ollama's `/api/chat` answers. */
export const chatAnswer = (content: string): object => ({
  model: 'm',
  created_at: '2025-01-01T00:00:00Z',
  message: { role: 'assistant', content },
  done: true,
  // The release's client also requires these.
  ...{
    total_duration: 1,
    load_duration: 1,
    prompt_eval_duration: 1,
    prompt_eval_count: 1,
    eval_duration: 1,
    eval_count: 1,
  },
});

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Answers requests of this process to other addresses, as far as the answer isn't undefined; the others go on.
 *
 * @returns the addresses that were answered
 */
export function answerFor(answer: (url: URL, init: RequestInit) => Response | Promise<Response> | undefined): string[] {
  const answered: string[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = answer(new URL(url), init);
    if (response === undefined) {
      return real(input, init);
    }
    answered.push(url);
    return response;
  });
  return answered;
}
