const TEXT = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/u.source;
const CALL = new RegExp(
  `(\\btranslate\\(\\s*\\{\\s*(?:(?:id|message):\\s*${TEXT},\\s*)*)description:\\s*${TEXT},?`,
  'gu',
);
const ELEMENT = /(<Translate\s[^>]*?)\bdescription=(?:"[^"]*"|\{`[^`]*`\})/gu;

/**
 * A loader that removes the notes for translators from the bundle: `description` of `translate` and `<Translate>`,
 * which only `docusaurus write-translations` reads. Saves 0.5 KB on every page.
 */
module.exports = (source) => source.replace(CALL, '$1').replace(ELEMENT, '$1');
