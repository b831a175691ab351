import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CORE = path.resolve(import.meta.dirname, '../node_modules/@elizaos/core/dist/index.d.ts');

/** The members of a type, one a line, without comments: to compare a type on a page with that of the release. */
export function membersOf(name: string, code: string): string[] {
  const source = ts.createSourceFile('types.ts', code, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name && ts.isTypeLiteralNode(statement.type)) {
      return statement.type.members.map((member) => member.getText());
    }
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) {
      return statement.members.map((member) => member.getText());
    }
  }
  throw new Error(`There is no type ${name} with members in this code.`);
}

/** The same of a type that the release's core declares. */
export function membersInCore(name: string): string[] {
  return membersOf(name, readFileSync(CORE, 'utf8'));
}
