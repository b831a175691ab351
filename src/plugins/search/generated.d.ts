declare module '@generated/search/default/faq.json' {
  import type { FaqTopic } from '@site/src/plugins/search';

  const topics: FaqTopic[];
  export default topics;
}
