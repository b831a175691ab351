declare module '@generated/stream-notes/default/streams.json' {
  import type { Stream } from '@site/src/plugins/stream-notes/readStream';

  const streams: readonly Stream[];
  export default streams;
}

declare module '@generated/stream-notes/default/newest.json' {
  import type { Stream } from '@site/src/plugins/stream-notes/readStream';

  const newest: readonly Stream[];
  export default newest;
}
