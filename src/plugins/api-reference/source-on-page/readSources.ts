import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The code of a function, a method or a variable, as it was published. */
export interface SourceText {
  /** Number of its first line in the file. */
  line: number;
  /** Whole lines, without the indentation that all of them have. */
  text: string;
}

/** Finds the code at a line of a file, given relative to the root of the repository; undefined if none starts there. */
export type FindSource = (file: string, line: number) => SourceText | undefined;

/** @param basePath - folder of the repository's root */
export function readSources(basePath: string): FindSource {
  const files = new Map<string, Map<number, SourceText>>();
  return (file, line) => {
    const known = files.get(file) ?? readFile(path.join(basePath, file));
    files.set(file, known);
    return known.get(line);
  };
}

function readFile(file: string): Map<number, SourceText> {
  // A checkout of the framework has generated files, too, which may be gone.
  return existsSync(file) ? sourcesByLine(readFileSync(file, 'utf8')) : new Map<number, SourceText>();
}

/** The code of each function, method and variable of a file, by the line in which its name is. */
export function sourcesByLine(text: string): Map<number, SourceText> {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const lines = text.split(/\r?\n/u);
  const found = new Map<number, SourceText>();
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const add = (node: ts.Node, name: ts.Node): void => {
    const start = lineAt(node.getStart());
    const code = lines.slice(start, lineAt(node.getEnd()) + 1);
    found.set(lineAt(name.getStart()) + 1, { line: start + 1, text: withoutIndentation(code) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node)) {
      node.declarationList.declarations.filter(hasValue).forEach(({ name }) => add(node, name));
    } else if (ts.isFunctionDeclaration(node) && node.body) {
      add(node, node.name ?? node);
    } else if (isMember(node) && node.body) {
      add(node, ts.isConstructorDeclaration(node) ? node : node.name);
    } else if (ts.isSourceFile(node) || ts.isClassDeclaration(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

function hasValue(declaration: ts.VariableDeclaration): boolean {
  return declaration.initializer !== undefined;
}

function isMember(
  node: ts.Node,
): node is ts.MethodDeclaration | ts.ConstructorDeclaration | ts.GetAccessorDeclaration | ts.SetAccessorDeclaration {
  return (
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isSetAccessorDeclaration(node)
  );
}

function withoutIndentation(lines: readonly string[]): string {
  const indentation = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/u)));
  return lines.map((line) => line.slice(indentation)).join('\n');
}
