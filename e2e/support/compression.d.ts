declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** A middleware that compresses responses. The published types need those of Express, which is not used here. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
