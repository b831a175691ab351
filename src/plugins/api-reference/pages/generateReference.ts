import path from 'node:path';
import type { Application } from 'typedoc';
import { writeFrontMatter } from './frontMatter';
import type { Snapshot } from '../../../release/snapshots';
import type { PreparedSources } from '../sources/prepareSources';
import { referenceIndex } from './referenceIndex';
import { describeDefaults } from './describeDefaults';
import { nameReturnTypes } from './nameReturnTypes';
import { REFERENCE_THEME, referenceTheme } from './referenceTheme';
import { resolveNestedParams } from './resolveNestedParams';
import type { Note } from '../notes/readNotes';
import { readSources } from '../source-on-page/readSources';

export interface GenerateSettings {
  siteDir: string;
  repository: string;
  /** Folder for intermediate files, such as the text of the index page. */
  cacheDirectory: string;
  /** Our notes on symbols of this release. */
  notes?: readonly Note[];
}

/** Block tags of the framework's comments that typedoc does not know. Any other unknown tag is a warning. */
const EXTRA_BLOCK_TAGS = ['@async'] as const;

/** Tags that say no more than the declaration on the page, so no page shows them, nor the text behind them. */
const HIDDEN_TAGS = ['@async', '@function'] as const;

/**
 * Generates the Markdown of one snapshot into its output folder.
 *
 * @throws an error with the number of warnings, if there are any; typedoc prints each with file and line
 */
export async function generateReference(
  snapshot: Snapshot,
  sources: PreparedSources,
  { siteDir, repository, cacheDirectory, notes = [] }: GenerateSettings,
): Promise<void> {
  // The plugin is an ES module, but this file is loaded as CommonJS.
  const { default: typedocPlugin } = await import('docusaurus-plugin-typedoc');
  const output = path.join(siteDir, snapshot.outputDirectory);
  let application: Application | undefined;

  // The plugin reads only these fields of the site, and only for the docs of a preset, which this site doesn't have.
  await typedocPlugin(
    { siteDir, siteConfig: {} },
    {
      name: `${snapshot.packageName} ${snapshot.version}`,
      entryPoints: [sources.entryPoint],
      tsconfig: sources.tsconfig,
      out: output,
      // The folder is already empty, except for the marker that keeps it in git.
      cleanOutputDir: false,
      docsPath: output,
      readme: await referenceIndex(snapshot, cacheDirectory),
      plugin: [
        'typedoc-plugin-frontmatter',
        (app: Application) => {
          application = app;
          declareTags(app);
          resolveNestedParams(app);
          writeFrontMatter(app, snapshot);
          checkBeforeRendering(app);
        },
        describeDefaults,
        nameReturnTypes,
        (app: Application) => referenceTheme(app, notes, readSources(sources.basePath)),
      ],
      theme: REFERENCE_THEME,

      // Paths.
      basePath: sources.basePath,
      displayBasePath: sources.basePath,
      disableGit: true,
      gitRevision: sources.commit,
      sourceLinkTemplate: `${repository}/blob/{gitRevision}/{path}#L{line}`,

      // Input.
      excludePrivate: true,
      excludeInternal: true,
      // Of the framework's dependencies, only zod is installed: types from the others are shown by name.
      skipErrorChecking: true,
      treatWarningsAsErrors: true,
      logLevel: 'Warn',
      validation: { notExported: false, invalidLink: true, notDocumented: false },

      // Output.
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

function declareTags(app: Application): void {
  app.on('bootstrapEnd', () => {
    app.options.setValue('blockTags', [...app.options.getValue('blockTags'), ...EXTRA_BLOCK_TAGS]);
    app.options.setValue('excludeTags', [...app.options.getValue('excludeTags'), ...HIDDEN_TAGS]);
  });
}

/** Runs typedoc's own validation, which its command line does but the Docusaurus plugin doesn't. */
function checkBeforeRendering(app: Application): void {
  app.renderer.on('beginRender', ({ project }) => app.validate(project));
}
