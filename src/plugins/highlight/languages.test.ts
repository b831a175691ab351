import { expect, it } from 'vitest';
import { languageModules } from './languages';

it('puts the modules that languages need before their own', () => {
  expect(languageModules(['php', 'bash'])).toEqual([
    'prismjs/components/prism-markup-templating',
    'prismjs/components/prism-php',
    'prismjs/components/prism-bash',
  ]);
});

it('knows languages by other names', () => {
  expect(languageModules(['dockerfile'])).toEqual(['prismjs/components/prism-docker']);
});

it('rejects an unknown language, with file and fix', () => {
  expect(() => languageModules(['bash', 'klingon'])).toThrow(
    /^docusaurus\.config\.ts: themeConfig\.prism\.additionalLanguages has "klingon".*: remove it/u,
  );
});
