import ts from 'typescript';
import type { SymbolKind } from '../comparison';

/** The type of an export or a member. */
export interface TypeText {
  /** A type expression with neutral names of parameters, on one line: two types with the same text are equal. */
  comparable: string;
  isFunction: boolean;
  /** Positions of parameters whose type is written out in place, and its members: `0`, `0.roomId`. */
  options: string[];
}

export interface TypeParameter {
  text: string;
  hasDefault: boolean;
}

export interface Member {
  /** Name, with `static ` before that of a static member. */
  name: string;
  /** The declaration as published, without comments. */
  text: string;
  isOptional: boolean;
  isReadonly: boolean;
  isProtected: boolean;
  /** Whether code that implements or extends the type has to provide the member. */
  isDemanded: boolean;
  /** Whether code that implements or extends the type may provide the member. */
  isOverridable: boolean;
  isDeprecated: boolean;
  type: TypeText;
  /** Members of a type that is written out in place, such as `settings: { model?: string }`. */
  members?: Member[];
}

/** An export of a package's declarations. */
export interface ExportedSymbol {
  name: string;
  kind: SymbolKind;
  /** The declaration as published, without comments and under the exported name. */
  text: string;
  /** Whether it is abstract, and what it extends. */
  head: string;
  typeParameters: TypeParameter[];
  isDeprecated: boolean;
  /** Of a class, interface, enumeration or a type that is written out. */
  members?: Member[];
  /** Of a function, variable or any other type. */
  type?: TypeText;
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads the exports of a package from its published declarations.
 *
 * @param file path of its `index.d.ts`
 * @returns exports by name, sorted
 * @throws an error that names the file, if it is no module or re-exports names of other files
 */
export function readExports(file: string): Map<string, ExportedSymbol> {
  const program = ts.createProgram([file], { noLib: true, noResolve: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const moduleSymbol = source && checker.getSymbolAtLocation(source);
  if (!moduleSymbol) {
    throw new Error(`${file} has no declarations to compare: it is missing or exports nothing.`);
  }
  const symbols = checker
    .getExportsOfModule(moduleSymbol)
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
  return new Map(
    symbols.map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declarations = target.declarations ?? [];
      if (declarations.length === 0) {
        throw new Error(`${file} exports ${symbol.name} from another file, which the comparison can't read.`);
      }
      return [symbol.name, readSymbol(symbol.name, declarations)];
    }),
  );
}

function readSymbol(name: string, declarations: readonly ts.Declaration[]): ExportedSymbol {
  const [first] = declarations as [ts.Declaration];
  const common = {
    name,
    head: '',
    typeParameters:
      ts.isClassLike(first) || ts.isInterfaceDeclaration(first) || ts.isTypeAliasDeclaration(first)
        ? readTypeParameters(first)
        : [],
    isDeprecated: declarations.some(isDeprecated),
  };
  const text = unique(declarations.map((declaration) => published(declaration, name))).join('\n');
  if (ts.isClassDeclaration(first) || ts.isInterfaceDeclaration(first)) {
    const parts = declarations.filter((part) => ts.isClassDeclaration(part) || ts.isInterfaceDeclaration(part));
    const isClass = ts.isClassDeclaration(first);
    return {
      ...common,
      text,
      kind: isClass ? 'class' : 'interface',
      head: headOf(first),
      members: readMembers(
        parts.flatMap((part): readonly (ts.ClassElement | ts.TypeElement)[] => part.members),
        isClass,
      ),
    };
  }
  if (ts.isEnumDeclaration(first)) {
    return { ...common, text, kind: 'enumeration', members: first.members.map(readEnumMember) };
  }
  if (ts.isTypeAliasDeclaration(first)) {
    return {
      ...common,
      text,
      kind: 'type alias',
      ...(ts.isTypeLiteralNode(first.type)
        ? { members: readMembers(first.type.members, false) }
        : { type: typeText(first.type) }),
    };
  }
  if (ts.isFunctionDeclaration(first)) {
    return {
      ...common,
      text,
      kind: 'function',
      type: overloads(declarations.filter((declaration) => ts.isFunctionDeclaration(declaration))),
    };
  }
  if (ts.isVariableDeclaration(first)) {
    const type = variableType(first);
    return {
      ...common,
      text,
      kind: type.isFunction ? 'function' : 'variable',
      ...(first.type && ts.isTypeLiteralNode(first.type)
        ? { members: readMembers(first.type.members, false) }
        : { type }),
    };
  }
  return { ...common, text, kind: 'other', type: plainType(text) };
}

/** Public and protected members; the declarations of an overloaded method are one member. */
function readMembers(elements: readonly (ts.ClassElement | ts.TypeElement)[], ofClass: boolean): Member[] {
  const byName = new Map<string, (ts.ClassElement | ts.TypeElement)[]>();
  for (const element of elements) {
    if (
      !hasModifier(element, ts.SyntaxKind.PrivateKeyword) &&
      !(element.name && ts.isPrivateIdentifier(element.name))
    ) {
      const name = memberName(element);
      byName.set(name, [...(byName.get(name) ?? []), element]);
    }
  }
  return [...byName].map(([name, parts]) => readMember(name, parts, ofClass));
}

function readMember(name: string, parts: readonly (ts.ClassElement | ts.TypeElement)[], ofClass: boolean): Member {
  const [first] = parts as [ts.ClassElement | ts.TypeElement];
  const isOptional = 'questionToken' in first && first.questionToken !== undefined;
  const isStatic = hasModifier(first, ts.SyntaxKind.StaticKeyword);
  const literal =
    (ts.isPropertySignature(first) || ts.isPropertyDeclaration(first)) && first.type && ts.isTypeLiteralNode(first.type)
      ? first.type
      : undefined;
  const isConstructor = ts.isConstructorDeclaration(first) || ts.isConstructSignatureDeclaration(first);
  return {
    name,
    text: unique(parts.map((part) => print(part))).join('\n'),
    isOptional,
    isReadonly:
      hasModifier(first, ts.SyntaxKind.ReadonlyKeyword) ||
      (parts.some(ts.isGetAccessorDeclaration) && !parts.some(ts.isSetAccessorDeclaration)),
    isProtected: hasModifier(first, ts.SyntaxKind.ProtectedKeyword),
    isDemanded: ofClass ? hasModifier(first, ts.SyntaxKind.AbstractKeyword) : !isOptional,
    isOverridable: !isStatic && !isConstructor,
    isDeprecated: parts.some(isDeprecated),
    type: memberType(first, parts),
    ...(literal && { members: readMembers(literal.members, false) }),
  };
}

function memberType(
  first: ts.ClassElement | ts.TypeElement,
  parts: readonly (ts.ClassElement | ts.TypeElement)[],
): TypeText {
  if (ts.isGetAccessorDeclaration(first)) {
    return typeText(first.type);
  }
  if (ts.isPropertySignature(first) || ts.isPropertyDeclaration(first)) {
    return typeText(first.type);
  }
  if (ts.isIndexSignatureDeclaration(first)) {
    return plainType(`{ ${oneLine(print(neutral(first), first.getSourceFile()))} }`);
  }
  const signatures = parts.filter(
    (part) =>
      ts.isMethodSignature(part) ||
      ts.isMethodDeclaration(part) ||
      ts.isConstructorDeclaration(part) ||
      ts.isCallSignatureDeclaration(part) ||
      ts.isConstructSignatureDeclaration(part),
  );
  return signatures.length > 0 ? overloads(signatures) : plainType(oneLine(print(first)));
}

function readEnumMember(member: ts.EnumMember): Member {
  return {
    name: member.name.getText(),
    text: print(member),
    isOptional: false,
    isReadonly: true,
    isProtected: false,
    isDemanded: false,
    isOverridable: false,
    isDeprecated: isDeprecated(member),
    type: plainType(member.initializer ? oneLine(print(member.initializer)) : ''),
  };
}

/** One signature as a function type, several as their intersection. */
function overloads(signatures: readonly ts.SignatureDeclaration[]): TypeText {
  const texts = unique(signatures.map((signature) => functionType(signature)));
  return {
    comparable: texts.length > 1 ? texts.map((text) => `(${text})`).join(' & ') : texts.join(''),
    isFunction: true,
    options: texts.length === 1 ? optionsOf(signatures[0] as ts.SignatureDeclaration) : [],
  };
}

function functionType(signature: ts.SignatureDeclaration): string {
  const { typeParameters: generics, parameters, type } = signature;
  const result = type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword);
  const node = ts.factory.createFunctionTypeNode(generics, parameters, result);
  return oneLine(print(neutral(node), signature.getSourceFile()));
}

function typeText(node: ts.TypeNode | undefined): TypeText {
  if (node && ts.isFunctionTypeNode(node)) {
    return overloads([node]);
  }
  return plainType(node ? oneLine(print(neutral(node), node.getSourceFile())) : 'any');
}

function plainType(comparable: string): TypeText {
  return { comparable, isFunction: false, options: [] };
}

function optionsOf({ parameters }: ts.SignatureDeclaration): string[] {
  return parameters.flatMap(({ type }, position) =>
    type && ts.isTypeLiteralNode(type)
      ? [`${position}`, ...type.members.map((member) => `${position}.${memberName(member)}`)]
      : [],
  );
}

/** A constant without a type has its value instead. */
function variableType(declaration: ts.VariableDeclaration): TypeText {
  return declaration.initializer ? plainType(oneLine(print(declaration.initializer))) : typeText(declaration.type);
}

/** Gives parameters names by position, since another name changes nothing for readers of a type. */
function neutral<Node extends ts.Node>(node: Node): Node {
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (child: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(child, visit, context);
        return ts.isParameter(visited) && ts.isParameter(child) ? withNeutralName(visited, child) : visited;
      };
      return ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

function withNeutralName(visited: ts.ParameterDeclaration, original: ts.ParameterDeclaration): ts.ParameterDeclaration {
  const position = original.parent.parameters.indexOf(original);
  return ts.factory.createParameterDeclaration(
    visited.modifiers,
    visited.dotDotDotToken,
    ts.isIdentifier(visited.name) && visited.name.text === 'this' ? visited.name : `p${position}`,
    visited.questionToken,
    visited.type,
  );
}

/** The declaration under its exported name, which may differ from the local one. */
function published(declaration: ts.Declaration, name: string): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = print(statement).replace(/^(?:export )?(?:declare )?/u, '');
  const local = ts.getNameOfDeclaration(declaration)?.getText();
  return local && local !== name ? text.replace(local, name) : text;
}

function headOf(declaration: ts.ClassDeclaration | ts.InterfaceDeclaration): string {
  const extended = (declaration.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .map((clause) => print(clause));
  const abstract = hasModifier(declaration, ts.SyntaxKind.AbstractKeyword) ? 'abstract' : '';
  return [abstract, ...extended].filter(Boolean).join(' ');
}

function readTypeParameters({
  typeParameters,
}: {
  typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>;
}): TypeParameter[] {
  return (typeParameters ?? []).map((node) => ({ text: print(node), hasDefault: node.default !== undefined }));
}

function memberName(element: ts.ClassElement | ts.TypeElement): string {
  if (ts.isConstructorDeclaration(element) || ts.isConstructSignatureDeclaration(element)) {
    return 'constructor()';
  }
  if (ts.isIndexSignatureDeclaration(element)) {
    return `[${element.parameters.map((parameter) => print(parameter)).join(', ')}]`;
  }
  const name = element.name?.getText() ?? 'call signature';
  return hasModifier(element, ts.SyntaxKind.StaticKeyword) ? `static ${name}` : name;
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
}

function isDeprecated(node: ts.Node): boolean {
  return ts.getJSDocDeprecatedTag(node) !== undefined;
}

function print(node: ts.Node, source = node.getSourceFile()): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
