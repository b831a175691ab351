declare module '@generated/message-walk/default/walk.json' {
  import type { Walk } from '@site/src/plugins/message-walk';

  const walk: Walk;
  export default walk;
}

declare module '@generated/message-walk/default/exchange.json' {
  import type { Exchange } from '@site/src/plugins/message-walk';

  const exchange: Exchange;
  export default exchange;
}
