import { MAX_FILE_LENGTH } from '../../check/limits';
import { whyTooLarge, type TooLarge } from '../fileLimits';

/** What the hash of a link with a character starts with. */
const START = '#character=';

/** Longer links are neither made nor read: browsers and chat programs cut them at different lengths. */
export const MAX_LINK_LENGTH = 32_000;

/** `unsupported`: the browser is too old. */
export type LinkFailure = TooLarge | 'broken' | 'unsupported';

/** Whether the browser can make and read links with a character. */
export function canLink(): boolean {
  return typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';
}

/** Whether a hash claims to carry a character. */
export function isCharacterHash(hash: string): boolean {
  return hash.startsWith(START);
}

/**
 * Packs a text into a hash. Browsers don't send hashes to servers.
 *
 * @returns the hash with `#`, or why there is none
 */
export async function hashOf(text: string): Promise<{ hash: string } | { failure: LinkFailure; length?: number }> {
  if (!canLink()) {
    return { failure: 'unsupported' };
  }
  const packed = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const hash = START + toBase64Url(packed);
  return hash.length > MAX_LINK_LENGTH ? { failure: 'too-large', length: hash.length } : { hash };
}

/**
 * Unpacks the text in a hash, with the same limits as for a file. Stops as soon as it has more characters, so a small hash
 * can't fill the memory.
 *
 * @returns the text, or why there is none
 */
export async function textOfHash(hash: string): Promise<{ text: string } | { failure: LinkFailure }> {
  if (hash.length > MAX_LINK_LENGTH) {
    return { failure: 'too-large' };
  }
  if (!canLink()) {
    return { failure: 'unsupported' };
  }
  try {
    const packed = fromBase64Url(hash.slice(START.length));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (text.length > MAX_FILE_LENGTH) {
        await reader.cancel();
        return { failure: 'too-large' };
      }
      if (done) {
        const failure = text === '' ? 'broken' : whyTooLarge(text);
        return failure ? { failure } : { text };
      }
    }
  } catch {
    return { failure: 'broken' };
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws an error if the text is not base64url. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
