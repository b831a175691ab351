declare module '@generated/highlight/default/links.json' {
  import type { ImportLinks } from '@site/src/plugins/highlight/importLinks';

  const links: ImportLinks;
  export default links;
}
