import { fillBuiltHtml } from '../leads/client/fillBuiltHtml';
import { listenForSource } from '../source-on-page/client/listenForSource';

/** What a page of the reference does in the browser besides React. Loaded by the release bar, because guides don't need it. */
export function startApiPage(): void {
  listenForSource();
  fillBuiltHtml();
}
