import type { Application, DeclarationReflection } from 'typedoc';

/**
 * Finds the types of members that are functions of other packages, such as `typeof fetch`, and removes the comments of
 * these functions: typedoc would repeat their declaration for what says nothing about the framework.
 *
 * @returns whether a type is one of them, once the pages are written
 */
export function findForeignFunctions(app: Application): (type: DeclarationReflection) => boolean {
  const found = new WeakSet<DeclarationReflection>();
  app.converter.on('resolveBegin', ({ project }) => {
    for (const type of Object.values(project.reflections).filter((reflection) => reflection.isDeclaration())) {
      const { signatures = [] } = type;
      // Type literals have no source of their own. Only other packages are read from their declarations.
      if (signatures.some(({ comment }) => comment?.sourcePath?.endsWith('.d.ts'))) {
        signatures.forEach((signature) => delete signature.comment);
        found.add(type);
      }
    }
  });
  return (type) => found.has(type);
}
