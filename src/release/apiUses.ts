import ts from 'typescript';
import { classesByInterface, membersUsedIn, namesByType, typesWithManyMembers } from './memberUses';
import { releaseFiles } from './releaseFiles';

/** Where the framework's own packages use the exports of the core package; kept in `apiUses.json`. */
export interface ApiUses {
  commit: string;
  /** By the name of the export. What nothing uses is missing. */
  uses: Record<string, SymbolUses>;
}

export interface SymbolUses {
  /** How many files use it. */
  files: number;
  /** How many packages these files are in. */
  packages: number;
  /** Only files of the core package itself use it. */
  onlyCore?: true;
  /** Besides, other files of the core package call or make it. */
  inCore?: true;
  /** The first use in a file, such as `agent/src/index.ts:12`: of different packages, the most telling first. */
  places: string[];
  /** Of a type with many members, those that most files use, the most used first. */
  members?: string[];
}

/** A file that uses an export. */
interface Use {
  file: string;
  line: number;
  /** How often the file names it. */
  times: number;
}

const CORE = '@elizaos/core';
const CORE_FOLDER = 'packages/core/';
/** Declares most types, so it names them without using them. */
const CORE_TYPES = `${CORE_FOLDER}src/types.ts`;
const CODE_FILE = /^(?:agent|client|packages)\/.*\.(?:ts|tsx|mts)$/u;
const NOT_CODE = /(?:\/__tests__\/|\/tests?\/|\/templates?\/|\.test\.|\.spec\.|\.d\.ts$|\.config\.)/u;

/** A file of one of these packages tells most readers more than one of a chain that they never heard of. */
const WELL_KNOWN =
  'agent packages/plugin-bootstrap packages/client-direct packages/client-discord packages/client-telegram packages/client-twitter packages/plugin-node packages/adapter-sqlite packages/adapter-postgres packages/plugin-image-generation packages/plugin-web-search'.split(
    ' ',
  );

const MAX_PLACES = 5;
const MAX_MEMBERS = 8;
/** What fewer files use says little about what readers need. */
const MIN_FILES_OF_MEMBER = 6;

/**
 * Collects which files of a release use the exports of its core package.
 *
 * @param checkout - folder of a checkout of the framework that has the commit in its history
 * @param names - the exports, and their members as `Action.name`
 * @throws git's error if the folder is not a checkout or lacks the commit
 */
export function collectApiUses(checkout: string, commit: string, names: readonly string[]): ApiUses {
  const { names: files, read } = releaseFiles(checkout, commit);
  const exported = new Set(names.filter((name) => !name.includes('.')));
  const outside = new Map<string, Use[]>();
  const inCore = new Map<string, Use[]>();
  const sources: ts.SourceFile[] = [];
  for (const file of files.filter((name) => CODE_FILE.test(name) && !NOT_CODE.test(name))) {
    const text = read(file);
    const isCore = file.startsWith(CORE_FOLDER);
    if (!isCore && !text.includes(CORE)) {
      continue;
    }
    const into = isCore ? inCore : outside;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    sources.push(source);
    for (const [name, use] of usesIn(source, exported, isCore)) {
      into.set(name, [...(into.get(name) ?? []), { file, ...use }]);
    }
  }
  const members = mostUsedMembers(sources, names);
  const uses: ApiUses['uses'] = {};
  for (const name of [...exported].sort()) {
    const found = outside.get(name) ?? inCore.get(name);
    if (found) {
      const isInCore = outside.has(name) && inCore.get(name)?.some(({ file }) => file !== CORE_TYPES);
      uses[name] = {
        ...summaryOf(found),
        ...(!outside.has(name) && { onlyCore: true }),
        ...(isInCore && { inCore: true }),
        ...(members.has(name) && { members: members.get(name) }),
      };
    }
  }
  return { commit, uses };
}

/** The members that most files use, of each type with many. */
function mostUsedMembers(sources: readonly ts.SourceFile[], names: readonly string[]): Map<string, string[]> {
  const types = typesWithManyMembers(names);
  const core = sources.filter(({ fileName }) => fileName.startsWith(CORE_FOLDER));
  const classes = new Map(core.flatMap((source) => [...classesByInterface(source)]));
  const inCore = core
    .filter(({ fileName }) => fileName === CORE_TYPES)
    .flatMap((source) => [...namesByType(source, types)]);
  const files = new Map<string, number>();
  for (const source of sources) {
    const used = membersUsedIn(source, types, new Map([...inCore, ...namesByType(source, types)]));
    const byClass = [...used].map((name) => name.replace(/^\w+/u, (type) => classes.get(type) ?? type));
    for (const name of new Set([...used, ...byClass])) {
      files.set(name, (files.get(name) ?? 0) + 1);
    }
  }
  const sorted = [...files]
    .filter(([, count]) => count >= MIN_FILES_OF_MEMBER)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1));
  const most = new Map<string, string[]>();
  for (const [type = '', member = ''] of sorted.map(([name]) => name.split('.'))) {
    if (types.get(type)?.has(member)) {
      most.set(type, [...(most.get(type) ?? []), member].slice(0, MAX_MEMBERS));
    }
  }
  return most;
}

/**
 * Finds the exports that a file uses, by the names that it imports.
 *
 * @param isCore - the file is part of the core package: what it imports from its other files counts, and what it declares
 * @returns by name, the line of the first use after the imports, and the number of uses
 */
export function usesIn(
  source: ts.SourceFile,
  exported: ReadonlySet<string>,
  isCore = false,
): Map<string, { line: number; times: number }> {
  const locals = new Map<string, string>();
  const declared = new Set<ts.Node>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && isFromCore(statement.moduleSpecifier, isCore)) {
      const bindings = statement.importClause?.namedBindings;
      for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        locals.set(name.text, (propertyName ?? name).text);
      }
    } else if (isCore) {
      for (const name of namesDeclaredBy(statement)) {
        locals.set(name.text, name.text);
        declared.add(name);
      }
    }
  }
  const uses = new Map<string, { line: number; times: number }>();
  const add = (name: string, node: ts.Node): void => {
    const before = uses.get(name);
    const line = before?.line ?? source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    uses.set(name, { line, times: (before?.times ?? 0) + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isExportDeclaration(node)) {
      if (!isCore && node.moduleSpecifier && isFromCore(node.moduleSpecifier, isCore)) {
        const clause = node.exportClause;
        (clause && ts.isNamedExports(clause) ? clause.elements : []).forEach((one) => {
          const { text: name } = one.propertyName ?? one.name;
          if (exported.has(name)) {
            add(name, one);
          }
        });
      }
      return;
    }
    if (ts.isIdentifier(node) && !declared.has(node) && !isNameOfMember(node)) {
      const name = locals.get(node.text);
      if (name !== undefined && exported.has(name)) {
        add(name, node);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function isFromCore(specifier: ts.Expression, isCore: boolean): boolean {
  return (
    ts.isStringLiteral(specifier) &&
    (specifier.text === CORE || specifier.text.startsWith(`${CORE}/`) || (isCore && specifier.text.startsWith('.')))
  );
}

function namesDeclaredBy(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier);
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name] : [];
}

/** Whether an identifier is the name of a member or of a parameter, and so not a use of what is imported by that name. */
function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isQualifiedName(parent) && parent.right === node)
  );
}

function summaryOf(uses: readonly Use[]): Pick<SymbolUses, 'files' | 'packages' | 'places'> {
  const sorted = [...uses].sort(
    (one, other) => rankOf(one) - rankOf(other) || other.times - one.times || (one.file < other.file ? -1 : 1),
  );
  // One file of each package first: five files of one package tell less.
  const firsts = sorted.filter(
    ({ file }, index) => sorted.findIndex((one) => packageOf(one.file) === packageOf(file)) === index,
  );
  const others = sorted.filter((use) => !firsts.includes(use));
  return {
    files: uses.length,
    packages: firsts.length,
    places: [...firsts, ...others].slice(0, MAX_PLACES).map(({ file, line }) => `${file}:${line}`),
  };
}

/** Packages that everybody knows come first, in that order; the others are equal. */
function rankOf({ file }: Use): number {
  const rank = WELL_KNOWN.indexOf(packageOf(file));
  return rank === -1 ? WELL_KNOWN.length : rank;
}

/** Folder of a file's package, such as `agent` or `packages/client-discord`. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' ? `${first}/${second}` : first;
}
