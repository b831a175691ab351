import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const site = import.meta.dirname;
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.mjs'];

/** What a folder of `src` may import besides itself. `theme`, `pages` and `scripts` may import anything. */
const FOLDERS = {
  utils: [],
  release: ['utils'],
  'page-model': ['release', 'utils'],
  components: ['release', 'utils'],
  checks: ['page-model', 'release', 'utils'],
};

/**
 * Files and folders of features that other features may import. A feature in this list may only import from features above
 * it, so that no two need each other.
 */
const PUBLIC = [
  'character-file/check/index.ts',
  'faq/listQuestions.ts',
  'glossary/readGlossary.ts',
  'highlight/highlight.ts',
  'markdown-pages/addresses.ts',
  'markdown-pages/parts.ts',
  'settings/readSettings.ts',
  'streams/readStream.ts',
  'api-reference/changes/describeChanges.ts',
  'api-reference/identifier-links',
  'api-reference/sources/fetchPackage.ts',
  'chat-archive/channels.ts',
  'chat-archive/pages.ts',
  'chat-archive/readDigest.ts',
  'chat-archive/route.ts',
  'chat-archive/topics.ts',
  'troubleshooting/createBackground.ts',
  'troubleshooting/logLength.ts',
  'troubleshooting/matchLog.ts',
  'troubleshooting/readDefects.ts',
  'troubleshooting/readGroups.ts',
  'troubleshooting/readGuides.ts',
  'troubleshooting/readMessages.ts',
  'troubleshooting/readPrintedTexts.ts',
  'troubleshooting/route.ts',
  'search/engine/index.ts',
];

/** What a feature may import from others: everything public, or what is above its own part of the list. */
function publicFor(feature) {
  const own = PUBLIC.findIndex((name) => name.startsWith(`${feature}/`));
  return own < 0 ? PUBLIC : PUBLIC.slice(0, own);
}

/**
 * Only for tests: those of the written pages compare them with the published package, which the first one downloads, and
 * check their characters;
 * those of the MCP server search a few pages.
 */
const PUBLIC_FOR_TESTS = ['api-reference/sources', 'character-file/check', 'search/indexing/buildContexts.ts'];

/** @param {string[]} more - more files and folders of features that may be imported */
function restrictedPaths(more = []) {
  const below = (folder, names) => names.map((name) => `${folder}/${name}`);
  const from = ['./src', './e2e'];
  const folders = Object.entries(FOLDERS).map(([name, others]) => ({
    target: `./src/${name}`,
    from,
    except: [...below('.', [name, ...others]), ...below('./plugins', more)],
    message: `src/${name} may import ${['itself', ...others].join(', ')}: move the imported code there, or move this file to the code that uses it.`,
  }));
  const features = readdirSync(`${site}/src/plugins`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./src/plugins/${name}`,
      from,
      except: [...below('.', Object.keys(FOLDERS)), ...below('./plugins', [name, ...publicFor(name), ...more])],
      message:
        'A feature may not import from inside another feature or from one that is below it in PUBLIC of .eslint.config.mjs, nor from theme, pages or scripts.',
    }));
  const configuration = {
    target: './*.ts',
    from: './src/scripts',
    message: 'Scripts are for "npm run": move the imported code to src/utils.',
  };
  return ['error', { basePath: site, zones: [configuration, ...folders, ...features] }];
}

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'api/',
      'docs/api/',
      'test-results/',
      'playwright-report/',
      'e2e/runtime/.samples/',
      'e2e/runtime/.scratch/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: site, jsDocParsingMode: 'none' },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Numbers in messages and short arrow functions are a matter of style.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // The deprecated APIs here have no replacement in rspack or in browsers.
      '@typescript-eslint/no-deprecated': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // The types of the release are there after "npm run test:runtime" only, which checks them.
    files: ['e2e/runtime/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': EXTENSIONS },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: EXTENSIONS, tsconfig: { configFile: `${site}/tsconfig.json` } }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': restrictedPaths(),
    },
  },
  {
    // `testDocs.ts` helps several tests.
    files: ['**/*.test.ts', '**/test[A-Z]*.ts'],
    rules: { 'import-x/no-restricted-paths': restrictedPaths(PUBLIC_FOR_TESTS) },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'e2e/fixture-site/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A server may answer with a login page, half a file or never: two helpers check that, and nothing else fetches.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/utils/fetchChecked.ts', 'src/utils/canBeLoaded.ts'],
    languageOptions: { globals: { window: 'readonly' } },
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: [
            { name: 'fetch', message: 'Use fetchChecked, or statusOf of src/utils/canBeLoaded.ts for a HEAD request.' },
          ],
          checkGlobalObject: true,
          globalObjects: ['window'],
        },
      ],
    },
  },
  {
    // A regular expression whose time grows faster than its input lets one pasted file stop the page.
    files: ['src/**/*.{ts,tsx,mts,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Scrollable elements must be reachable by keyboard: code, and groups with a name.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group'] }],
    },
  },
  // `npm run test:quick` leaves out the rules that need types, which load the whole project; `npm run lint` has them all.
  ...(process.env.QUICK
    ? [
        {
          files: ['**/*.{ts,tsx,mts}'],
          extends: [tseslint.configs.disableTypeChecked],
          linterOptions: { reportUnusedDisableDirectives: 'off' },
          rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off' },
        },
      ]
    : []),
);
