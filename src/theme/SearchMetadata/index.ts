// Change: nothing for the crawlers of Algolia, which the site does without.
export default function SearchMetadata(): null {
  return null;
}
