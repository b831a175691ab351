const META = /<meta(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)+\s*\/?>/gu;
const ATTRIBUTE = /(\s[^\s=>]+)=(?:"[^"]*"|'([^']*)'|([^\s>]+))/gu;

/**
 * Restores what the minifier removes from the head of a page: the tags around it, and quotes in its metadata. HTML
 * doesn't need them, but without them LinkedIn and WhatsApp find no picture for link previews
 * (facebook/docusaurus#11383 and #12369).
 *
 * @param html - a whole HTML document
 * @returns the document; unchanged if it has no body, like redirects
 */
export function withWholeHead(html: string): string {
  return html.replace(
    /(<html[^>]*>)(?:<head>)?([^]*?)(?:<\/head>)?(?=<body)/u,
    (_whole, start: string, head: string) => `${start}<head>${head.replace(META, quoted)}</head>`,
  );
}

function quoted(tag: string): string {
  return tag.replace(ATTRIBUTE, (attribute, name: string, single?: string, bare?: string) => {
    const value = single?.replaceAll('"', '&quot;') ?? bare;
    return value === undefined ? attribute : `${name}="${value}"`;
  });
}
