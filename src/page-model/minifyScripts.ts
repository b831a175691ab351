import { transformSync } from 'esbuild';
import type { BuiltPage } from './builtPage';

/** By their texts: most pages have the same scripts. */
const minified = new Map<string, string>();

/**
 * Minifies the inline scripts of a page. One that can't be parsed stays as it is: what checks the scripts of pages reports it.
 *
 * @param page - is changed
 */
export function minifyScripts({ $ }: BuiltPage): void {
  for (const script of $('script:not([src], [type])')) {
    const text = $(script).text();
    const shorter = minified.get(text) ?? minify(text);
    minified.set(text, shorter);
    $(script).text(shorter);
  }
}

function minify(script: string): string {
  try {
    return transformSync(script, { minify: true, target: 'es2017', logLevel: 'silent' }).code.trim();
  } catch {
    return script;
  }
}
