import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Kept } from '../../utils/kept';
import { startProcess, type OwnProcess } from '../../utils/ownProcess';
import { cardFile, cardRoute, type CardRules } from './cardRoute';
import type { CardText } from './cardSvg';
import type * as drawModule from './drawCard';
import type { CardSection, SocialCardsOptions } from './options';
import { readPage } from './readPage';

export { validateOptions } from './options';

/** A card that pages of the build name. */
interface Card {
  /** Names it, see cardRoute.ts. */
  route: string;
  text: CardText;
}

/**
 * Draws the images that link previews show: one for each page of the docs instances, with its title and where it is.
 * client/SocialCard.tsx names them in the heads of the pages.
 *
 * @param context - the site
 * @param options - sections of the site and shared cards, see options.ts
 */
export default function socialCardsPlugin(context: LoadContext, options: SocialCardsOptions): Plugin {
  const rules: CardRules = { sections: options.sections.map(({ route }) => route), shared: options.shared };
  return {
    name: 'social-cards',

    async contentLoaded({ actions }) {
      await actions.createData('rules.json', JSON.stringify(rules));
    },

    async postBuild({ outDir, baseUrl, routesPaths, siteConfig: { url } }) {
      const cards = await readCards({ outDir, baseUrl, url, routesPaths, options, rules });
      /** Cards from earlier builds, in base64. */
      const kept = new Kept<string>(context.siteDir, 'social-cards', [__dirname]);
      let drawing: OwnProcess<typeof drawModule> | undefined;
      try {
        await Promise.all(
          cards.map(async ({ route, text }) => {
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
    },
  };
}

interface BuiltSite {
  outDir: string;
  baseUrl: string;
  url: string;
  routesPaths: readonly string[];
  options: SocialCardsOptions;
  rules: CardRules;
}

/** The cards that the built pages name, in a fixed order. */
async function readCards({ outDir, baseUrl, url, routesPaths, options, rules }: BuiltSite): Promise<Card[]> {
  const { release, sections, shared } = options;
  const routes = new Set(routesPaths.flatMap((address) => cardRoute(address.slice(baseUrl.length), rules) ?? []));
  const cards: Card[] = [];
  for (const route of [...routes].sort()) {
    const section = sectionOf(route, sections);
    const names = section ? [section.name] : [];
    const title = shared[route];
    if (title !== undefined) {
      cards.push({ route, text: { title, section: names, release: section?.release ?? release } });
      continue;
    }
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8').catch(() => undefined);
    // A route of the layout of several pages has no file, and a page may name an image of its own.
    const page = html === undefined ? undefined : readPage(html);
    if (page?.image === normalizeUrl([url, baseUrl, cardFile(route)])) {
      const { imageAlt = '', categories } = page;
      cards.push({
        route,
        text: { title: imageAlt, section: [...names, ...categories], release: section?.release ?? release },
      });
    }
  }
  return cards;
}

function sectionOf(route: string, sections: readonly CardSection[]): CardSection | undefined {
  return [...sections]
    .sort((one, other) => other.route.length - one.route.length)
    .find((section) => `${route}/`.startsWith(`${section.route}/`));
}
