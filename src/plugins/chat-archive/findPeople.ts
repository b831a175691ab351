import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ALLOWED_ADDRESSES, ALLOWED_MENTIONS } from './allowedLinks';

export interface Finding {
  /** From 1, in the text that was searched. */
  line: number;
  /** What is wrong, and how to fix it. */
  message: string;
}

const LIST = 'src/plugins/chat-archive/allowedLinks.ts';
/** Stands for this site, so that the URL parser shows which addresses lead elsewhere (`//host` does). */
const THIS_SITE = 'https://this-site.invalid';

const ADDRESS = /https?:\/\/[^\s<>"'`\])]+/giu;
/** Addresses without `https://`, where they are most likely to name a person. */
const BARE_ADDRESS =
  /(?<![\w.@/-])(?:[\w-]+\.)*(?:(?:bsky\.app|discord\.gg|facebook\.com|github\.com|gitlab\.com|huggingface\.co|instagram\.com|linkedin\.com|linktr\.ee|medium\.com|npmjs\.com|reddit\.com|t\.me|tiktok\.com|twitch\.tv|twitter\.com|warpcast\.com|x\.com|youtube\.com)\/|(?:bsky\.social|github\.io|substack\.com)\b)[^\s<>"'`\])]*/giu;
/** `@name`, but not the version of a package (`sharp@0.33`) nor the scope of one (`@elizaos/core`). */
const MENTION = /(?<![\w/@])[@＠]\w[\w-]*(?![\w/-])/gu;
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu;
/** Parts of an address below an allowed one that single out a person, as in `commits?author=name` or `pulls/name`. */
const PERSON_IN_ADDRESS =
  /[/=?&+\s](?:@|~)\w|\/(?:assigned|created_by|mentioned|pulls)\/\w|\/compare\/.*:|\b(?:assignee|author|commenter|creator|involves|mentions|screen_name|user(?:name)?)[:=]/iu;

/**
 * Whether a digest may link to an address: a page of this site, or one on the allow list that does not single out a
 * person.
 *
 * @param address - as in the link; without scheme and host, it is a page of this site
 * @param allowed - see ALLOWED_ADDRESSES
 */
export function isAllowedAddress(address: string, allowed: readonly string[] = ALLOWED_ADDRESSES): boolean {
  let url: URL;
  try {
    url = new URL(address, THIS_SITE);
  } catch {
    return false;
  }
  if (url.origin === THIS_SITE) {
    return true;
  }
  if (!isWeb(url) || url.username || url.password) {
    return false;
  }
  const whole = `${url.host.replace(/^www\./u, '')}${url.pathname}`;
  const entry = allowed.find((start) => `${whole}/`.toLowerCase().startsWith(`${start}/`.toLowerCase()));
  return entry !== undefined && !PERSON_IN_ADDRESS.test(decode(whole.slice(entry.length) + url.search + url.hash));
}

/**
 * Finds names of people in a digest: handles, mail addresses, and web addresses that are not on the allow list, in
 * links, text, code and comments.
 *
 * @param text - the whole file
 * @param body - its Markdown
 * @param bodyLine - line of the file at which the body starts, from 1
 */
export function findPeople(text: string, body: Root, bodyLine: number): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const check = (line: number, address: string): void => {
    if (!seen.has(`${line} ${address}`) && !isAllowedAddress(address)) {
      findings.push({ line, message: addressMessage(address) });
    }
    seen.add(`${line} ${address}`);
  };
  visit(body, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      check((node.position?.start.line ?? 1) + bodyLine - 1, node.url);
    }
  });
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    for (const [address] of content.matchAll(ADDRESS)) {
      check(line, withoutPunctuation(address));
    }
    const words = content.replaceAll(ADDRESS, ' ');
    for (const [address] of words.matchAll(BARE_ADDRESS)) {
      check(line, `https://${withoutPunctuation(address)}`);
    }
    for (const [mail] of words.matchAll(MAIL)) {
      check(line, `mailto:${mail}`);
    }
    for (const [mention] of words.matchAll(MENTION)) {
      if (!ALLOWED_MENTIONS.includes(mention)) {
        const fix = `remove it, or add it to ${LIST} if it is not a person`;
        findings.push({
          line,
          message: `"${mention}" looks like the name of a person, and digests name no one: ${fix}`,
        });
      }
    }
  });
  return findings;
}

function addressMessage(address: string): string {
  if (/^mailto:/iu.test(address)) {
    return `"${address.slice('mailto:'.length)}" is an email address, and digests name no one: remove it`;
  }
  if (URL.canParse(address) && !isWeb(new URL(address))) {
    return `"${address}" isn't the URL of a web page: remove the link`;
  }
  const fix = `remove the person, or add the organization or public project to ${LIST}`;
  return `the URL ${address} may name a person, and digests name no one: ${fix}`;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

function withoutPunctuation(address: string): string {
  return address.replace(/(?<![.,;:!?])[.,;:!?]+$/u, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
