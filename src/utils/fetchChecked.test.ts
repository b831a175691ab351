import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchChecked, isGone, isObject } from './fetchChecked';

const ADDRESS = '/eliza/file';
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };

const hasName = (content: unknown): content is { name: string } =>
  isObject(content) && typeof content.name === 'string';
const isText = (content: unknown): content is string => typeof content === 'string' && content !== '';

/** Answers all requests, or fails them. */
function answer(response: Response | Error): void {
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => new Error('It was loaded.'),
    (error: unknown) => error as Error,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchChecked', () => {
  it('returns JSON, text and HTML of the expected form', async () => {
    answer(Response.json({ name: 'Eliza' }));
    expect(await fetchChecked(ADDRESS, hasName)).toEqual({ name: 'Eliza' });
    answer(new Response('---\n'));
    expect(await fetchChecked(ADDRESS, isText, { as: 'text' })).toBe('---\n');
    answer(new Response('<p>', HTML));
    expect(await fetchChecked(ADDRESS, isText, { as: 'html' })).toBe('<p>');
  });

  it.each([
    ['an error of the server', () => Response.json({ name: 'Eliza' }, { status: 500 }), 'status 500'],
    ['a page', () => new Response('{"name":"Eliza"}', HTML), 'type text/html'],
    ['half a file', () => new Response('{"name":'), 'JSON'],
    ['an empty file', () => new Response(''), 'JSON'],
    ['null', () => Response.json(null), 'unexpected content'],
    ['another form', () => Response.json({}), 'unexpected content'],
    ['no answer', () => new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('rejects %s, with the address and the cause', async (_, response, cause) => {
    answer(response());
    const error = await failure(fetchChecked(ADDRESS, hasName));
    expect(error.message).toContain(`${ADDRESS}: `);
    expect(error.message).toContain(cause);
    expect(error.cause).toBeInstanceOf(Error);
    expect(isGone(error)).toBe(false);
  });

  it('rejects a page in place of a text, a text in place of a page, and an empty text', async () => {
    answer(new Response('<!doctype html>', HTML));
    await expect(fetchChecked(ADDRESS, isText, { as: 'text' })).rejects.toThrow('type text/html');
    answer(new Response('a text'));
    await expect(fetchChecked(ADDRESS, isText, { as: 'html' })).rejects.toThrow('type text/plain');
    answer(new Response(''));
    await expect(fetchChecked(ADDRESS, isText, { as: 'text' })).rejects.toThrow('unexpected content');
  });

  it('tells a file that is gone from other failures', async () => {
    answer(new Response('', { status: 404 }));
    expect(isGone(await failure(fetchChecked(ADDRESS, hasName)))).toBe(true);
    answer(new Response('', { status: 403 }));
    expect(isGone(await failure(fetchChecked(ADDRESS, hasName)))).toBe(false);
  });

  it('gives up after ten seconds, or when the signal of the caller says so', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
      signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(Response.json({ name: 'Eliza' })),
    );
    await expect(fetchChecked(ADDRESS, hasName)).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(await fetchChecked(ADDRESS, hasName, { signal: new AbortController().signal })).toEqual({ name: 'Eliza' });
    const signal = AbortSignal.abort(new Error('not needed'));
    await expect(fetchChecked(ADDRESS, hasName, { signal })).rejects.toThrow('not needed');
    timeout.mockRestore();
  });
});
