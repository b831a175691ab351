import path from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Two type expressions, each from one release. */
export interface TypePair {
  before: string;
  after: string;
  /** Type parameters of the type whose part they are, such as `<DB = any>`; they stand for their defaults. */
  typeParameters?: string;
}

/**
 * Which type can stand for which: `widened` if the old type is assignable to the new one, `narrowed` if only the new one
 * is to the old, `same` if each is to the other, `unrelated` if neither is, or if the compiler can't tell.
 */
export type Relation = 'same' | 'widened' | 'narrowed' | 'unrelated';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Relates types of two releases. Both expressions of a pair are read among the declarations of the new release, so that
 * names of the package mean the same in both: otherwise a change of `IAgentRuntime` would change each type that mentions
 * it, and two classes or enumerations of the same name would never be assignable.
 *
 * @param declarations path of the new release's `index.d.ts`
 * @returns the relations, in the order of the pairs
 */
export function relateTypes(declarations: string, pairs: readonly TypePair[]): Relation[] {
  if (pairs.length === 0) {
    return [];
  }
  const aliases = pairs.flatMap(({ before, after, typeParameters = '' }, index) => [
    `type GenericBefore__${index}${typeParameters} = ${before};`,
    `type GenericAfter__${index}${typeParameters} = ${after};`,
    `type Before__${index} = GenericBefore__${index};`,
    `type After__${index} = GenericAfter__${index};`,
  ]);
  // Not a declaration file: the compiler would not check it.
  const file = path.join(path.dirname(declarations), 'index.compared.ts');
  const text = `${readFileSync(declarations, 'utf8')}\n${aliases.join('\n')}\n`;

  const host = ts.createCompilerHost(OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...others) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...others);
  const program = ts.createProgram([file], OPTIONS, host);
  const source = program.getSourceFile(file) as ts.SourceFile;
  const checker = program.getTypeChecker();

  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const unresolved = unresolvedImports(source, checker);
  const nodes = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias] as const),
  );
  return pairs.map((pair, index) => {
    const before = nodes.get(`Before__${index}`);
    const after = nodes.get(`After__${index}`);
    const start = nodes.get(`GenericBefore__${index}`)?.pos;
    const isKnown =
      before &&
      after &&
      start !== undefined &&
      !problems.some((problem) => (problem.start ?? 0) >= start && (problem.start ?? 0) < after.end) &&
      !words(`${pair.before} ${pair.after}`).some((word) => unresolved.has(word));
    return isKnown
      ? relate(checker, checker.getTypeFromTypeNode(before.type), checker.getTypeFromTypeNode(after.type))
      : 'unrelated';
  });
}

function relate(checker: ts.TypeChecker, before: ts.Type, after: ts.Type): Relation {
  const widens = checker.isTypeAssignableTo(before, after);
  const narrows = checker.isTypeAssignableTo(after, before);
  if (widens && narrows) {
    // "any" is assignable in both directions, although readers of the type lose or gain a check.
    return countAny(checker, before) === countAny(checker, after) ? 'same' : 'unrelated';
  }
  return widens ? 'widened' : narrows ? 'narrowed' : 'unrelated';
}

/** Names whose package is not installed: they are "any" for the compiler. */
function unresolvedImports(source: ts.SourceFile, checker: ts.TypeChecker): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || checker.getSymbolAtLocation(statement.moduleSpecifier)) {
      continue;
    }
    const { name, namedBindings } = statement.importClause ?? {};
    const elements = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const namespace = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : [];
    for (const bound of [...(name ? [name] : []), ...[...elements, ...namespace].map((element) => element.name)]) {
      names.add(bound.text);
    }
  }
  return names;
}

function words(text: string): string[] {
  return text.match(/[\w$]+/gu) ?? [];
}

function countAny(checker: ts.TypeChecker, type: ts.Type): number {
  const flags: ts.TypeFormatFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return words(checker.typeToString(type, undefined, flags)).filter((word) => word === 'any').length;
}
