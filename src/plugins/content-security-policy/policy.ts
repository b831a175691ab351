import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Allowed sources by directive. Scripts of a page that are written into it are added by their hash. */
export type Directives = Readonly<Record<string, readonly string[]>>;

interface InlineScripts {
  /** Text of every script that the page holds itself and a browser would run. */
  scripts: readonly string[];
  /** Where the policy must stand: before everything that it rules. */
  insertAt: number;
}

/**
 * Adds a Content-Security-Policy to a page that lets its own inline scripts run, by their SHA-256, and no others.
 *
 * @param html - a whole HTML document
 * @param directives - the policy without those hashes; must have `script-src`
 * @returns the document with the policy in a meta tag, at the start of its head
 * @throws if the document has no head
 */
export function withContentSecurityPolicy(html: string, directives: Directives): string {
  const { scripts, insertAt } = inlineScripts(html);
  const hashes = new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
  return `${html.slice(0, insertAt)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(insertAt)}`;
}

function inlineScripts(html: string): InlineScripts {
  const scripts: string[] = [];
  let open: string | undefined;
  let insertAt: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') {
        insertAt = parser.endIndex + 1;
      } else if (name === 'meta' && attributes.charset !== undefined) {
        insertAt = parser.endIndex + 1;
      } else if (name === 'script' && attributes.src === undefined && isCode(attributes.type)) {
        open = '';
      }
    },
    ontext(text) {
      if (open !== undefined) {
        open += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && open !== undefined) {
        scripts.push(open);
        open = undefined;
      }
    },
  });
  parser.end(html);
  if (insertAt === undefined) {
    throw new Error('it has no <head>');
  }
  return { scripts, insertAt };
}

/** Whether a browser runs a script of this type, which data such as JSON-LD is not. */
function isCode(type: string | undefined): boolean {
  return !type || type === 'module' || /javascript$/u.test(type);
}
