declare module '@generated/streams/default/streams.json' {
  import type { Stream } from '@site/src/plugins/streams/readStream';

  const streams: readonly Stream[];
  export default streams;
}

declare module '@generated/streams/default/extent.json' {
  import type { Extent } from '@site/src/utils/dates';

  const extent: Extent;
  export default extent;
}
