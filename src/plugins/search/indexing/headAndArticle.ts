/** Notes on terms of the glossary, as the build writes them. They are not part of the sentence. */
const NOTES = /<span[^>]*\brole="?tooltip"?[^>]*>[^<]*<\/span>/gu;

/**
 * Removes everything from a page except its head and its article, and from that the notes on terms.
 *
 * @param html - a whole page, minified or not; a minified page has no </head>
 * @returns a shorter page, or the same one if it has no article
 */
export function headAndArticle(html: string): string {
  const body = html.search(/<\/head>|<body[\s>]/u);
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  return body < 0 || !article ? html : `${html.slice(0, body)}<body>${article.replaceAll(NOTES, '')}</article>`;
}
