declare module '@generated/search/default/faq.json' {
  import type { FaqTopic } from '@site/src/plugins/faq/listQuestions';

  const topics: FaqTopic[];
  export default topics;
}
