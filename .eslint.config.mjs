import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', '.cache/', 'api/', 'docs/api/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
);
