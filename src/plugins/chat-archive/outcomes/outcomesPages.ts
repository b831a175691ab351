import { RELEASE } from '../../../release/version';
import type { OutcomesPage, ToldItem } from '../pages';
import type { Digest } from '../readDigest';
import { renderBody, type PageSettings } from '../renderBody';
import { listRoute } from '../route';
import type { DigestItem } from './readItems';

/**
 * Creates the data of the pages that tell what was decided in the chat, and what became of action items.
 *
 * @param newestFirst - the digests
 */
export function outcomesPages(newestFirst: readonly Digest[], settings: PageSettings): OutcomesPage[] {
  const render = (text: DigestItem['text']): string =>
    renderBody(text, settings)
      .html.replaceAll(/^<p>|<\/p>$/gu, '')
      .trim();
  const tell = (itemsOf: (digest: Digest) => readonly DigestItem[]): ToldItem[] =>
    newestFirst.flatMap((digest) =>
      itemsOf(digest).map(({ text, outcome }) => ({
        channel: digest.channel,
        date: digest.date,
        html: render(text),
        ...(outcome && { outcome: { kind: outcome.kind, html: render(outcome.text) } }),
      })),
    );
  return [
    {
      kind: 'outcomes',
      route: listRoute('decisions'),
      title: 'Decisions',
      description: 'What the chat decided and announced, and what became of it if it was about the framework.',
      section: 'decisions',
      items: tell(({ decisions }) => decisions),
    },
    {
      kind: 'outcomes',
      route: listRoute('tasks'),
      title: 'What became of tasks',
      description: `Tasks of the framework that the chat named: done by release ${RELEASE.version}, dropped (given up, replaced or not needed), or still open.`,
      section: 'action-items',
      items: tell(({ actionItems }) => actionItems.filter(({ outcome }) => outcome)),
    },
  ];
}
