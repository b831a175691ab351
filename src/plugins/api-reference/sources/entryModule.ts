import ts from 'typescript';

/** Text of a source file by its path relative to the source folder, such as `types.ts`. */
export type SourceTexts = ReadonlyMap<string, string>;

interface PublishedName {
  /** Name that users import. */
  exported: string;
  /** Name of the declaration behind it. */
  local: string;
}

interface ModuleExports {
  names: Set<string>;
  hasDefault: boolean;
}

/**
 * Writes the text of a module that exports exactly the published names from the sources.
 *
 * @param declarations text of the published `dist/index.d.ts`
 * @param sources the package's sources; its `index.ts` is not among them, as bundlers leave it out
 * @throws an error that lists the published names that no source exports
 */
export function entryModule(declarations: string, sources: SourceTexts): string {
  const exportsOf = new Map<string, ModuleExports>();
  for (const [file, text] of sources) {
    exportsOf.set(file, readExports(file, text));
  }

  const clauses = new Map<string, string[]>();
  const missing: string[] = [];
  for (const name of readPublishedNames(declarations)) {
    const origin = findOrigin(name, exportsOf);
    if (!origin) {
      missing.push(name.exported);
      continue;
    }
    const list = clauses.get(origin.file) ?? [];
    list.push(origin.clause);
    clauses.set(origin.file, list);
  }
  if (missing.length > 0) {
    throw new Error(`The published declarations have names that no source exports: ${missing.join(', ')}`);
  }

  return [...clauses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, list]) => `export { ${list.join(', ')} } from './${file.replace(/\.ts$/u, '')}';\n`)
    .join('');
}

function readPublishedNames(declarations: string): PublishedName[] {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest);
  return file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
    if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) {
      return [];
    }
    return exportClause.elements.map(({ name, propertyName }) => ({
      exported: name.text,
      local: (propertyName ?? name).text,
    }));
  });
}

function readExports(fileName: string, text: string): ModuleExports {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  let hasDefault = false;
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) {
      hasDefault = true;
    } else if (isExported(statement)) {
      for (const name of declaredNames(statement)) {
        names.add(name);
      }
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name } of statement.exportClause.elements) {
        names.add(name.text);
      }
    }
  }
  return { names, hasDefault };
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  ) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}

function findOrigin(
  { exported, local }: PublishedName,
  exportsOf: ReadonlyMap<string, ModuleExports>,
): { file: string; clause: string } | undefined {
  for (const [file, { names }] of exportsOf) {
    if (names.has(exported)) {
      return { file, clause: exported };
    }
    if (names.has(local)) {
      return { file, clause: `${local} as ${exported}` };
    }
  }
  // A default export that the package's index re-exports by name: the module has that name.
  const file = `${exported}.ts`;
  return exportsOf.get(file)?.hasDefault ? { file, clause: `default as ${exported}` } : undefined;
}
