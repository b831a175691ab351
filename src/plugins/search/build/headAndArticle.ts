/** Notes that glossary words carry, as the build writes them: no part of the sentence, and nothing to find. */
const NOTES = /<span[^>]*\brole="?tooltip"?[^>]*>[^<]*<\/span>/gu;

/**
 * Leaves out everything of a page but its head and its article, and of that the notes on words.
 *
 * @param html - a whole page, minified or not; a minified one has no end of its head
 * @returns a shorter page, or the same one if it has no article
 */
export function headAndArticle(html: string): string {
  const body = html.search(/<\/head>|<body[\s>]/u);
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  return body < 0 || !article ? html : `${html.slice(0, body)}<body>${article.replaceAll(NOTES, '')}</article>`;
}
