import type { Application } from 'typedoc';
import ts from 'typescript';

/**
 * A typedoc plugin that shows the return type of a function by its name, if the source names it. TypeScript forgets the
 * names of some types, such as those inferred from a schema, so typedoc would write all their properties.
 */
export function nameReturnTypes(app: Application): void {
  app.converter.on('createSignature', (context, signature, declaration) => {
    const node = declaration?.type;
    if (signature.type?.type !== 'reflection' || !node || !ts.isTypeReferenceNode(node) || node.typeArguments) {
      return;
    }
    const symbol = context.checker.getSymbolAtLocation(node.typeName);
    if (symbol) {
      context.project.removeTypeReflections(signature.type);
      signature.type = context.createSymbolReference(context.resolveAliasedSymbol(symbol), context);
    }
  });
}
