import path from 'node:path';
import type { Application } from 'typedoc';
import { writeFrontMatter } from './frontMatter';
import type { Snapshot } from '../../../release/snapshots';
import type { PreparedSources } from '../sources/prepareSources';
import { referenceIndex } from './referenceIndex';
import { resolveNestedParams } from './resolveNestedParams';

export interface GenerateSettings {
  siteDir: string;
  repository: string;
  /** Folder for what the generation itself writes, such as the text of the index page. */
  cacheDirectory: string;
}

/** Block tags of the framework's comments that typedoc does not know. */
const EXTRA_BLOCK_TAGS = ['@async'] as const;

/**
 * Generates the Markdown of one snapshot into its output folder.
 *
 * @throws an error with the count of warnings, after typedoc has printed each with file and line, if there is any
 */
export async function generateReference(
  snapshot: Snapshot,
  sources: PreparedSources,
  { siteDir, repository, cacheDirectory }: GenerateSettings,
): Promise<void> {
  // An ES module, while this file is loaded as CommonJS.
  const { default: typedocPlugin } = await import('docusaurus-plugin-typedoc');
  const output = path.join(siteDir, snapshot.outputDirectory);
  let application: Application | undefined;

  // Of the site it reads only these, for a preset's docs, which this site has as plugins of their own.
  await typedocPlugin(
    { siteDir, siteConfig: {} },
    {
      name: `${snapshot.packageName} ${snapshot.version}`,
      entryPoints: [sources.entryPoint],
      tsconfig: sources.tsconfig,
      out: output,
      // The plugin has emptied the folder already, but for the marker that keeps it in git.
      cleanOutputDir: false,
      docsPath: output,
      readme: await referenceIndex(snapshot, cacheDirectory),
      plugin: [
        'typedoc-plugin-frontmatter',
        (app: Application) => {
          application = app;
          declareBlockTags(app);
          resolveNestedParams(app);
          writeFrontMatter(app, snapshot);
          checkBeforeRendering(app);
        },
      ],

      // Where things are
      basePath: sources.basePath,
      displayBasePath: sources.basePath,
      disableGit: true,
      gitRevision: sources.commit,
      sourceLinkTemplate: `${repository}/blob/{gitRevision}/{path}#L{line}`,

      // What is read
      excludePrivate: true,
      excludeInternal: true,
      // Of the framework's dependencies only zod is installed: types of the others show by name.
      skipErrorChecking: true,
      treatWarningsAsErrors: true,
      logLevel: 'Warn',
      validation: { notExported: false, invalidLink: true, notDocumented: false },

      // How it reads
      entryFileName: 'index',
      modulesFileName: 'globals',
      hideGenerator: true,
      hidePageHeader: true,
      hideBreadcrumbs: true,
      pageTitleTemplates: { member: ({ name }: { name: string }) => name },
      useCodeBlocks: true,
      expandObjects: true,
      expandParameters: true,
      indexFormat: 'table',
      parametersFormat: 'table',
      enumMembersFormat: 'table',
      typeDeclarationFormat: 'table',
      tableColumnSettings: { hideSources: true, hideInherited: true, leftAlignHeaders: true },
    },
  );

  if (!application || application.logger.hasErrors() || application.logger.hasWarnings()) {
    const { errorCount = 1, warningCount = 0 } = application?.logger ?? {};
    throw new Error(
      `The API reference of ${snapshot.packageName} ${snapshot.version} has ${errorCount} errors and ` +
        `${warningCount} warnings (printed above). Fix their cause in src/plugins/api-reference.`,
    );
  }
}

function declareBlockTags(app: Application): void {
  app.on('bootstrapEnd', () => {
    app.options.setValue('blockTags', [...app.options.getValue('blockTags'), ...EXTRA_BLOCK_TAGS]);
  });
}

/** Runs typedoc's own validation, which its command line runs but the Docusaurus plugin does not. */
function checkBeforeRendering(app: Application): void {
  app.renderer.on('beginRender', ({ project }) => app.validate(project));
}
