import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { RELEASE } from '../../release/version';
import { PREVIOUS_SNAPSHOT } from '../../release/snapshots';
import type { HasPageStep } from '../../page-model/pageSteps';
import { describeChanges } from '../api-reference/changes/describeChanges';
import { readApiSymbols } from '../api-reference/identifier-links/apiSymbols';
import type { Setting } from '../settings/readSettings';
import { bundleServer, OLDEST_NODE } from './packaging/bundleServer';
import { packTarball } from './packaging/packTarball';
import { readPages } from './packaging/readPages';
import { readSearch } from './packaging/readSearch';
import { readSymbols } from './packaging/readSymbols';
import { DATA_FILES, type DocsData, type SettingRow } from './server/data';
import type { McpServerOptions } from './options';

export { validateOptions } from './options';

/** Name of the package. */
const NAME = 'eliza-docs-mcp';

/** The package, below the base path. */
const TARBALL = `${NAME}-${RELEASE.version}.tgz`;

/**
 * Writes an MCP server for this documentation as a file of the site, which `npx -y <address of the file>` starts: see
 * README.md.
 *
 * @param context - the site
 * @param options - where the sources of its data are, see options.ts
 * @throws an error if a file that it reads is missing or has another form
 */
export default function mcpServerPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  options: McpServerOptions,
): Plugin & HasPageStep {
  return {
    name: 'mcp-server',

    startPages({ outDir, plugins, routesPaths, siteConfig: { url, baseUrl } }) {
      const siteUrl = normalizeUrl([url, baseUrl]);
      // Needs nothing of the other steps.
      const bundled = bundleServer(path.join(__dirname, 'server/main.ts'), siteDir);
      // Reported below, unless something else stops the build first.
      bundled.catch(() => undefined);
      return { finish };

      async function finish(): Promise<void> {
        const docs: DocsData = {
          ...readReference(siteDir, options),
          siteUrl,
          settings: settingsOf(plugins, siteUrl),
          pages: await readPages(
            outDir,
            routesPaths.map((route) => route.slice(baseUrl.length)),
          ),
        };
        const [server, docsFile, searchFile] = await Promise.all([
          bundled,
          compress(docs),
          readSearch(outDir).then(compress),
        ]);
        await packTarball(
          path.join(outDir, TARBALL),
          path.join(generatedFilesDir, 'mcp-server', 'default', 'package'),
          {
            'package.json': `${JSON.stringify(packageFile(siteUrl), undefined, 2)}\n`,
            'README.md': readme(siteUrl),
            LICENSES: server.licenses,
            [DATA_FILES.server]: server.code,
            [DATA_FILES.docs]: docsFile,
            [DATA_FILES.search]: searchFile,
          },
        );
      }
    },
  };
}

/** What the server knows of the API. */
function readReference(
  siteDir: string,
  { apiPath, oldApiPath }: McpServerOptions,
): Pick<DocsData, 'release' | 'packageName' | 'symbols' | 'removed'> {
  const directory = path.join(siteDir, apiPath);
  const changes = describeChanges();
  const symbols = readSymbols(directory, apiPath).map((symbol) => {
    const change = changes.current.get(symbol.name);
    return change
      ? { ...symbol, change: { text: change.text, gone: change.gone, route: `${apiPath}/changes/#${change.anchor}` } }
      : symbol;
  });
  const names = new Set(symbols.map(({ name }) => name));
  const old = [...readApiSymbols(path.join(siteDir, oldApiPath), oldApiPath)];
  return {
    release: RELEASE.version,
    packageName: RELEASE.packageName,
    symbols,
    removed: {
      release: `${PREVIOUS_SNAPSHOT.packageName} ${PREVIOUS_SNAPSHOT.version}`,
      symbols: Object.fromEntries(
        old
          .filter(([name]) => !name.includes('.') && !names.has(name))
          .map(([name, route]) => [name, { route: route.slice(1), use: changes.removed.get(name) }]),
      ),
    },
  };
}

/** The settings that the plugin of their tables has read. */
function settingsOf(plugins: readonly LoadedPlugin[], siteUrl: string): SettingRow[] {
  const content = plugins.find(({ name }) => name === 'settings')?.content as Setting[] | undefined;
  if (!content) {
    throw new Error('The plugin "settings" is missing: add it to docusaurus.config.ts, its rows are needed.');
  }
  return content.map(({ name, area, address, cells }) => {
    const route = address.slice(1);
    return { name, area, route, cells: withAddresses(cells, siteUrl + route, siteUrl) };
  });
}

/** Cells with whole addresses in their links, as they are read outside their page. */
function withAddresses(cells: Readonly<Record<string, string>>, page: string, siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      text.replaceAll(/\]\(([^()\s]+)\)/gu, (_, link: string) =>
        link.startsWith('/') ? `](${siteUrl}${link.slice(1)})` : `](${new URL(link, page).href})`,
      ),
    ]),
  );
}

const brotli = promisify(brotliCompress);

/** 11 takes another five seconds, for 2 % less. */
const QUALITY = 11;

/** Large enough to find what pages repeat of others. */
const WINDOW = 24;

/** Compresses data, off the main thread. */
function compress(data: unknown): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return brotli(JSON.stringify(data), { params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: WINDOW } });
}

function packageFile(siteUrl: string): object {
  return {
    name: NAME,
    version: RELEASE.version,
    description: `MCP server with the documentation of ${RELEASE.packageName} ${RELEASE.version}, which needs no network`,
    license: 'MIT',
    homepage: siteUrl,
    bin: { [NAME]: DATA_FILES.server },
    files: [...Object.values(DATA_FILES), 'LICENSES'],
    engines: { node: `>=${OLDEST_NODE}` },
  };
}

function readme(siteUrl: string): string {
  return `# ${NAME}

The documentation of ${RELEASE.packageName} ${RELEASE.version} as an MCP server over stdio: ${siteUrl}

\`\`\`bash
npx -y ${siteUrl}${TARBALL}
\`\`\`

LICENSES has the licenses of the packages in \`${DATA_FILES.server}\`. Everything else has the license MIT.
`;
}
