declare module '@generated/streams/default/streams.json' {
  import type { Stream } from '@site/src/plugins/streams/readStream';

  const streams: readonly Stream[];
  export default streams;
}

declare module '@generated/streams/default/newest.json' {
  import type { Stream } from '@site/src/plugins/streams/readStream';

  const newest: readonly Stream[];
  export default newest;
}
