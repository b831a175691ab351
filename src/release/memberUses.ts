import ts from 'typescript';

/** A type's members, by the name of the type. */
type MembersByType = ReadonlyMap<string, ReadonlySet<string>>;

/** Only types with more members than this need to say which ones are used most. */
const FEW_MEMBERS = 20;

/**
 * The types that have many members.
 *
 * @param names - exports, and their members as `Action.name`
 */
export function typesWithManyMembers(names: readonly string[]): MembersByType {
  const all = new Map<string, Set<string>>();
  for (const [type = '', member] of names.map((name) => name.split('.'))) {
    if (member !== undefined) {
      all.set(type, (all.get(type) ?? new Set()).add(member));
    }
  }
  return new Map([...all].filter(([, members]) => members.size > FEW_MEMBERS));
}

/**
 * The names that a file gives to variables, parameters and properties of the types: `runtime` for `IAgentRuntime`. Without a
 * type checker, which would need all packages installed, this is what tells the type of `runtime.character`.
 */
export function namesByType(source: ts.SourceFile, types: MembersByType): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isParameter(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isPropertyDeclaration(node) ||
        ts.isPropertySignature(node)) &&
      ts.isIdentifier(node.name)
    ) {
      const type = node.type && ts.isTypeReferenceNode(node.type) ? node.type.typeName : createdBy(node);
      if (type && ts.isIdentifier(type) && types.has(type.text)) {
        found.set(node.name.text, type.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `AgentRuntime` of `const runtime = new AgentRuntime(…)`. */
function createdBy(node: ts.Node): ts.Node | undefined {
  return ts.isVariableDeclaration(node) && node.initializer && ts.isNewExpression(node.initializer)
    ? node.initializer.expression
    : undefined;
}

/**
 * The members that a file uses, as `IAgentRuntime.character`, once each.
 *
 * @param typeOf - type of what has a name in this file
 */
export function membersUsedIn(
  source: ts.SourceFile,
  types: MembersByType,
  typeOf: ReadonlyMap<string, string>,
): Set<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      const owner = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const type = ts.isIdentifier(owner) && typeOf.get(owner.text);
      if (type && types.get(type)?.has(name.text)) {
        used.add(`${type}.${name.text}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

/** The classes of a file by the interfaces that they implement: what uses the interface uses them. */
export function classesByInterface(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isClassDeclaration)) {
    for (const { token, types } of statement.heritageClauses ?? []) {
      for (const { expression } of token === ts.SyntaxKind.ImplementsKeyword ? types : []) {
        if (ts.isIdentifier(expression) && statement.name) {
          found.set(expression.text, statement.name.text);
        }
      }
    }
  }
  return found;
}
