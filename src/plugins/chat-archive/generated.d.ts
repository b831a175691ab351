declare module '@generated/chat-archive/default/extent.json' {
  import type { Extent } from '@site/src/utils/dates';

  const extent: Extent;
  export default extent;
}
