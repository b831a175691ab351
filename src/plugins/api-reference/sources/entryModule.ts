import path from 'node:path';
import ts from 'typescript';

/**
 * Writes the text of a module that exports exactly the published names from the sources.
 *
 * @param declarations - path of the published `dist/index.d.ts`
 * @param directory - folder of the package's sources
 * @param files - paths of the sources in it; `index.ts` is not among them, as bundlers leave it out
 * @throws an error that lists the published names that no source exports
 */
export function entryModule(declarations: string, directory: string, files: readonly string[]): string {
  const pathOf = (file: string): string => path.join(directory, file);
  const program = ts.createProgram([declarations, ...files.map(pathOf)], { noLib: true, noResolve: true, types: [] });
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const namesOf = new Map(files.map((file) => [file, new Set(exportsOf(pathOf(file)).map(({ name }) => name))]));

  const clauses = new Map<string, string[]>();
  const missing: string[] = [];
  for (const published of exportsOf(declarations)) {
    const origin = findOrigin(published.name, localNameOf(published), namesOf);
    if (origin) {
      clauses.set(origin.file, [...(clauses.get(origin.file) ?? []), origin.clause]);
    } else {
      missing.push(published.name);
    }
  }
  if (missing.length > 0) {
    throw new Error(`The published declarations have names that no source exports: ${missing.join(', ')}`);
  }
  return [...clauses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, list]) => `export { ${list.join(', ')} } from './${file.replace(/\.ts$/u, '')}';\n`)
    .join('');
}

/** Name of the declaration behind an export: `Runtime` of `export { Runtime as AgentRuntime }`. */
function localNameOf({ name, declarations = [] }: ts.Symbol): string {
  return declarations.find(ts.isExportSpecifier)?.propertyName?.text ?? name;
}

function findOrigin(
  exported: string,
  local: string,
  namesOf: ReadonlyMap<string, ReadonlySet<string>>,
): { file: string; clause: string } | undefined {
  for (const [file, names] of namesOf) {
    if (names.has(exported)) {
      return { file, clause: exported };
    }
    if (names.has(local)) {
      return { file, clause: `${local} as ${exported}` };
    }
  }
  // A default export that the package's index re-exports by name: the module has that name.
  const file = `${exported}.ts`;
  return namesOf.get(file)?.has('default') ? { file, clause: `default as ${exported}` } : undefined;
}
