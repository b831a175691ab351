import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { parseYaml } from '../../utils/parseYaml';

export const PACKAGES_FILE = 'src/plugins/troubleshooting/packages.yml';

const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'u');
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${String(error)}: fix the regular expression` });
    return z.NEVER;
  }
});

const packagesSchema = z.strictObject({
  pages: z.record(z.string(), z.string()),
  words: z.record(z.string(), pattern),
});

/** What packages.yml says, where comments explain each part. */
export type Packages = z.infer<typeof packagesSchema>;

/**
 * Reads packages.yml.
 *
 * @param text - its content, if it isn't read from the file
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function readPackages(text = readFileSync(path.join(__dirname, 'packages.yml'), 'utf8')): Packages {
  return parseYaml(PACKAGES_FILE, text, packagesSchema).data;
}

/** Pages of one plugin each: their defects are the plugin's, whatever else the text names. */
const PLUGIN_PAGE = /^docs\/packages\/plugins\/(?!index\.)([^/]+)\.mdx?$/u;

/** The package that a page is about, if it is a plugin's own. */
export function packageOfPluginPage(file: string): string | undefined {
  const [, name] = PLUGIN_PAGE.exec(file) ?? [];
  return name && `plugin-${name}`;
}

/** A package by its own name. */
const NAMED = /\b(?:adapter|client|plugin)-[a-z\d]+(?:-[a-z\d]+)*/gu;

/** Packages that a text names, in its order. */
export function packagesIn(text: string, { words }: Pick<Packages, 'words'>): string[] {
  const named = [...text.matchAll(NAMED)].map(({ 0: name, index }) => ({ name, index }));
  const meant = Object.entries(words)
    .map(([name, word]) => ({ name, index: text.search(word) }))
    .filter(({ index }) => index >= 0);
  return [...new Set([...named, ...meant].sort((one, other) => one.index - other.index).map(({ name }) => name))];
}
