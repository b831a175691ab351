import { existsSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf } from '../../checks/anchors';
import type { SiteMap } from '../../checks/links';
import { isPartial } from '../../checks/pages';
import { parsePage, routeOfFile, written, type WrittenPage } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import { filesBelow } from '../../utils/filesBelow';
import { DIGEST_CHANNEL_IDS } from '../chat-archive/channels';
import { ARCHIVE_FOLDER, ARCHIVE_ROUTE, listRoute, LISTS, topicRoute } from '../chat-archive/route';
import { DIGEST_TOPICS, isDigestTopic } from '../chat-archive/topics';

/** Folders of generated pages, which are there after a build. */
const GENERATED = ['api', 'docs/api'];

/** A component of a page may have anchors that only the browser or the build knows. */
const COMPONENT = /<[A-Z]/u;

/**
 * Lists the pages of the site.
 *
 * @param siteDir - folder of the site
 * @param files - all written pages whose front matter can be read
 * @param isGenerating - whether the generated pages may be incomplete, and are left out
 * @param addedTo - addresses that the build adds to the page of a file, such as `/docs/faq/#why`; nothing if it adds none
 */
export function createSiteMap(
  siteDir: string,
  files: readonly WrittenFile[],
  isGenerating: boolean,
  addedTo: (file: string) => readonly string[] | undefined,
): SiteMap {
  const listed = files.filter(({ file }) => !isPartial(file));
  const routes = new Map(listed.map(({ file, text }) => [file, parsePage(file, text).route]));
  const pages = new Map<string, () => ReadonlySet<string> | undefined>();
  const add = (file: string, route: string, read: () => WrittenPage): void => {
    let anchors: ReadonlySet<string> | undefined;
    pages.set(route, () => {
      const added = addedTo(file);
      const page = read();
      if (!added && hasComponents(page)) {
        return undefined;
      }
      anchors ??= new Set([...anchorsOf(page), ...anchorsAt(route, added ?? [])]);
      return anchors;
    });
  };
  for (const { file, text } of files) {
    const route = routes.get(file);
    if (route !== undefined) {
      add(file, route, () => parsePage(file, text));
    }
  }
  const unknown: string[] = [];
  for (const folder of GENERATED) {
    const generated = (isGenerating ? [] : filesBelow(siteDir, folder)).filter((file) => /\.mdx?$/u.test(file));
    if (generated.length === 0) {
      unknown.push(`/${folder}/`);
    }
    for (const file of generated) {
      add(file, routeOfFile(file), () => written(file, siteDir));
    }
  }
  const others = [
    ...filesBelow(siteDir, 'src/pages').filter((file) => /\.[jt]sx?$/u.test(file)),
    ...(existsSync(path.join(siteDir, ARCHIVE_FOLDER)) ? archiveLists() : []),
  ];
  for (const route of others.map(routeOfFile).filter((one) => !pages.has(one))) {
    pages.set(route, () => undefined);
  }
  return { pages, routes, unknown };
}

/** The pages of the archive that have no file. */
function archiveLists(): string[] {
  const topics = Object.keys(DIGEST_TOPICS).filter(isDigestTopic).map(topicRoute);
  return ['', ...LISTS.map(listRoute), ...DIGEST_CHANNEL_IDS, ...topics].map((route) => `${ARCHIVE_ROUTE}/${route}`);
}

function anchorsAt(route: string, addresses: readonly string[]): string[] {
  const start = `${route}#`;
  return addresses.filter((address) => address.startsWith(start)).map((address) => address.slice(start.length));
}

function hasComponents({ file, html }: WrittenPage): boolean {
  return file.endsWith('.mdx') && html.some(({ text }) => COMPONENT.test(text));
}
