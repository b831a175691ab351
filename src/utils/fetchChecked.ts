/** How long a file may take, in milliseconds, unless the caller has a limit. */
const TIME_LIMIT_MS = 10_000;

/** Name of the error for a file that the server doesn't have: the site was deployed after the page was opened. */
const GONE = 'GoneError';

/** Whether an error means that a file is gone (404). The name also survives the way out of a worker. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === GONE;
}

/** Whether something is an object, whose fields can be checked next. */
export function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null;
}

interface Options {
  /** What the file is; JSON by default. */
  as?: 'json' | 'text' | 'html';
  /** Gives up the request, in place of the limit of 10 seconds. */
  signal?: AbortSignal;
  priority?: RequestPriority;
}

/**
 * Fetches a file of the site. A server, a proxy or a login may answer with something else, so everything is checked:
 * the status, the type, because a page is often sent in place of a file, and the form.
 *
 * @param address - of the file
 * @param isContent - whether this is what the file should contain
 * @returns the content: parsed JSON, or text
 * @throws an error with the address and the cause if there is no such content within 10 seconds; see also isGone
 */
export async function fetchChecked<Content>(
  address: string,
  isContent: (content: unknown) => content is Content,
  { as = 'json', signal = AbortSignal.timeout(TIME_LIMIT_MS), priority = 'auto' }: Options = {},
): Promise<Content> {
  let isMissing = false;
  try {
    const response = await fetch(address, { signal, priority });
    isMissing = response.status === 404;
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    const type = response.headers.get('content-type') ?? '';
    if (type.includes('text/html') !== (as === 'html')) {
      throw new Error(`type ${type}`);
    }
    const content: unknown = as === 'json' ? await response.json() : await response.text();
    if (!isContent(content)) {
      throw new Error('unexpected content');
    }
    return content;
  } catch (cause) {
    const error = new Error(`${address}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    if (isMissing) {
      error.name = GONE;
    }
    throw error;
  }
}
