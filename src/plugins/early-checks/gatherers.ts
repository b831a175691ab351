import { existsSync } from 'node:fs';
import path from 'node:path';
import { routeOfFile, written } from '../../page-model/written';
import { readFaq } from '../faq/listQuestions';
import { GLOSSARY_FILE, readGlossary } from '../glossary/readGlossary';
import { readSettings, SETTINGS_FOLDER } from '../settings/readSettings';
import { readDefects } from '../troubleshooting/readDefects';
import { readGroups } from '../troubleshooting/readGroups';
import { readGuides } from '../troubleshooting/readGuides';
import { readMessages } from '../troubleshooting/readMessages';

interface Gathered {
  /** Addresses of what the build puts on pages: `/docs/faq/#why`. */
  addresses: readonly string[];
  /** `docs/x.md:12: what is wrong: the fix`, one line each. */
  problems: readonly string[];
}

/** A feature that reads what is on several pages. */
interface Gatherer {
  /** The page that shows it. A site without this page doesn't have the feature. */
  page: string;
  /** Whether the feature reads a file. */
  reads: (file: string) => boolean;
  /** Whether the feature puts anchors on the page of a file. */
  adds: (file: string) => boolean;
  gather: (siteDir: string) => Gathered;
}

const FAQ = 'docs/faq/index.md';
const MESSAGES = 'docs/troubleshooting.mdx';
const DEFECTS = 'docs/known-defects.mdx';

const GATHERERS: readonly Gatherer[] = [
  {
    page: GLOSSARY_FILE,
    reads: (file) => file === GLOSSARY_FILE,
    adds: () => false,
    gather: (siteDir) => ({ addresses: [], problems: readGlossary(written(GLOSSARY_FILE, siteDir)).problems }),
  },
  {
    page: FAQ,
    reads: (file) => file.startsWith('docs/faq/'),
    adds: (file) => file === FAQ,
    gather: (siteDir) => {
      const { anchors, problems } = readFaq(siteDir);
      return { addresses: anchors.map((anchor) => `${routeOfFile(FAQ)}#${anchor}`), problems };
    },
  },
  {
    page: `${SETTINGS_FOLDER}/index.mdx`,
    reads: (file) => file.startsWith(`${SETTINGS_FOLDER}/`),
    adds: (file) => file.startsWith(`${SETTINGS_FOLDER}/`),
    gather: (siteDir) => {
      const { settings, problems } = readSettings(siteDir);
      return { addresses: settings.map(({ address }) => address), problems };
    },
  },
  {
    page: MESSAGES,
    reads: (file) => /^(?:docs|community(?!\/Discord\/))\//u.test(file),
    adds: (file) => file === MESSAGES || file === DEFECTS,
    gather: (siteDir) => {
      const guides = readGuides(siteDir);
      const { messages, problems } = readMessages(guides);
      const { defects, problems: others } = readDefects(guides);
      const ofMessages = [
        ...messages.map(({ anchor }) => anchor),
        ...Object.keys(readGroups().data.groups).map((id) => `messages-${id}`),
      ];
      const ofDefects = defects.flatMap(({ anchor, packages: [name] }) => [anchor, name]);
      return {
        addresses: [
          ...ofMessages.map((anchor) => `${routeOfFile(MESSAGES)}#${anchor}`),
          ...ofDefects.map((anchor) => `${routeOfFile(DEFECTS)}#${anchor}`),
        ],
        problems: [...problems, ...others],
      };
    },
  },
];

/** The features that a site has. Each gathers once, and only when it is asked. */
export function gatherersOf(siteDir: string): (Omit<Gatherer, 'gather'> & { gather: () => Gathered })[] {
  return GATHERERS.filter(({ page }) => existsSync(path.join(siteDir, page))).map((gatherer) => {
    let gathered: Gathered | undefined;
    return { ...gatherer, gather: () => (gathered ??= gatherer.gather(siteDir)) };
  });
}
