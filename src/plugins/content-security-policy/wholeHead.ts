const META = /<meta(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)+\s*\/?>/gu;
const ATTRIBUTE = /(\s[^\s=>]+)=(?:"[^"]*"|'[^']*'|([^\s>]+))/gu;

/**
 * Gives a page back what the minifier takes from its head: the tags around it, and quotes in its metadata. HTML can do
 * without, but LinkedIn and WhatsApp find no picture for their cards (facebook/docusaurus#11383 and #12369).
 *
 * @param html - a whole HTML document
 * @returns the document; as it was if it has no body, as redirects
 */
export function withWholeHead(html: string): string {
  return html.replace(
    /(<html[^>]*>)(?:<head>)?([^]*?)(?:<\/head>)?(?=<body)/u,
    (_whole, start: string, head: string) => `${start}<head>${head.replace(META, quoted)}</head>`,
  );
}

function quoted(tag: string): string {
  return tag.replace(ATTRIBUTE, (attribute, name: string, value?: string) =>
    value ? `${name}="${value}"` : attribute,
  );
}
