import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import logger from '@docusaurus/logger';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HasPageStep } from '../../page-model/pageSteps';
import { Kept } from '../../utils/kept';
import { startProcess, type OwnProcess } from '../../utils/ownProcess';
import { cardFile, cardRoute, type CardRules } from './cardRoute';
import type { CardText } from './cardSvg';
import type * as drawModule from './drawCard';
import type { CardSection, SocialCardsOptions } from './options';

export { validateOptions } from './options';

/**
 * Draws the images that link previews show: one for each page of the docs instances, with its title and where it is.
 * client/SocialCard.tsx names them in the heads of the pages.
 *
 * @param context - the site
 * @param options - sections of the site and shared cards, see options.ts
 */
export default function socialCardsPlugin(context: LoadContext, options: SocialCardsOptions): Plugin & HasPageStep {
  const rules: CardRules = { sections: options.sections.map(({ route }) => route), shared: options.shared };
  return {
    name: 'social-cards',

    async contentLoaded({ actions }) {
      await actions.createData('rules.json', JSON.stringify(rules));
    },

    startPages({ outDir, baseUrl, routesPaths, siteConfig: { url } }) {
      const cards = new Map<string, CardText>();
      const add = (card: string, title: string, categories: readonly string[] = []): void => {
        const section = sectionOf(card, options.sections);
        cards.set(card, {
          title,
          section: [...(section ? [section.name] : []), ...categories],
          release: section?.release ?? options.release,
        });
      };
      for (const address of routesPaths) {
        const card = cardRoute(address.slice(baseUrl.length), rules);
        const title = card === undefined ? undefined : options.shared[card];
        if (card !== undefined && title !== undefined) {
          add(card, title);
        }
      }
      return {
        page({ route, $ }) {
          const card = route === undefined ? undefined : cardRoute(route, rules);
          if (card === undefined || cards.has(card)) {
            return;
          }
          // A page may name its own image.
          if ($('meta[property="og:image"]').attr('content') === normalizeUrl([url, baseUrl, cardFile(card)])) {
            add(card, $('meta[property="og:image:alt"]').attr('content') ?? '', categoriesAround($));
          }
        },
        finish: () => writeCards(cards, outDir, context.siteDir),
      };
    },
  };
}

/** Names of the categories around a page, outermost first. */
function categoriesAround($: CheerioAPI): string[] {
  const names = $('[itemtype$="/BreadcrumbList"] [itemprop="name"]');
  // The last one is the page itself.
  return names
    .toArray()
    .slice(0, -1)
    .map((name) => $(name).text());
}

/** Writes the cards, by their routes. Only those that no earlier build has kept are drawn. */
async function writeCards(cards: ReadonlyMap<string, CardText>, outDir: string, siteDir: string): Promise<void> {
  /** Cards from earlier builds, in base64. */
  const kept = new Kept<string>(siteDir, 'social-cards', [__dirname]);
  let drawing: OwnProcess<typeof drawModule> | undefined;
  try {
    await Promise.all(
      [...cards].map(async ([route, text]) => {
        let card = kept.find(text);
        if (card === undefined) {
          drawing ??= startProcess<typeof drawModule>(path.join(__dirname, 'drawCard.ts'), ['drawCard']);
          const { png, lacking } = await drawing.drawCard(text);
          if (lacking.length > 0) {
            logger.warn(
              `The font of link previews lacks ${lacking.join(' ')}, which is left out of the card of /${route}/.`,
            );
          }
          card = Buffer.from(png).toString('base64');
          kept.keep(text, card);
        }
        const file = path.join(outDir, cardFile(route));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, card, 'base64');
      }),
    );
  } finally {
    await drawing?.end();
  }
  kept.removeOthers();
}

function sectionOf(route: string, sections: readonly CardSection[]): CardSection | undefined {
  return [...sections]
    .sort((one, other) => other.route.length - one.route.length)
    .find((section) => `${route}/`.startsWith(`${section.route}/`));
}
