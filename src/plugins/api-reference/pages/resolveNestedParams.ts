import type { Application, Comment, ParameterReflection, SomeType } from 'typedoc';

/** Typedoc's name for a destructured parameter. */
const DESTRUCTURED = '__namedParameters';
/** Name shown for such a parameter if its comment has none. */
const DEFAULT_NAME = 'options';

/**
 * A typedoc plugin that makes `@param` tags agree with their signature before typedoc reads them: a tag that names a
 * property of a parameter (`opts.stop`, or just `stop`) moves to that property, and a tag for something that the
 * signature does not have is dropped, because readers would look for a parameter that does not exist.
 */
export function resolveNestedParams(app: Application): void {
  app.converter.on('resolveBegin', ({ project }) => {
    for (const signature of Object.values(project.reflections).filter((reflection) => reflection.isSignature())) {
      const comments = [signature.comment, signature.parent.comment].filter((comment) => comment !== undefined);
      const parameters = signature.parameters ?? [];
      nameDestructured(parameters, comments);
      for (const comment of comments) {
        resolveTags(comment, parameters);
      }
    }
  });
}

function nameDestructured(parameters: ParameterReflection[], comments: readonly Comment[]): void {
  const known = new Set(parameters.map(({ name }) => name));
  const candidates = comments
    .flatMap(({ blockTags }) => blockTags)
    .filter(({ tag }) => tag === '@param')
    .map(({ name }) => name?.split('.')[0])
    .filter((name) => name !== undefined && !known.has(name));
  for (const parameter of parameters.filter(({ name }) => name === DESTRUCTURED)) {
    const properties = propertyNames(parameter.type);
    parameter.name = candidates.find((name) => name !== undefined && !properties.has(name)) ?? DEFAULT_NAME;
  }
}

function resolveTags(comment: Comment, parameters: readonly ParameterReflection[]): void {
  comment.blockTags = comment.blockTags.filter((tag) => {
    if (tag.tag !== '@param') {
      return true;
    }
    const resolved = resolveName(tag.name ?? '', parameters);
    tag.name = resolved;
    return resolved !== undefined;
  });
}

function resolveName(name: string, parameters: readonly ParameterReflection[]): string | undefined {
  const isParameter = (candidate: string): boolean => parameters.some((parameter) => parameter.name === candidate);
  if (isParameter(name)) {
    return name;
  }
  const last = name.split('.').at(-1) ?? name;
  if (isParameter(last)) {
    return last;
  }
  const owner = parameters.find(({ type }) => propertyNames(type).has(last));
  return owner && `${owner.name}.${last}`;
}

function propertyNames(type: SomeType | undefined): Set<string> {
  switch (type?.type) {
    case 'reflection':
      return new Set(type.declaration.children?.map(({ name }) => name));
    case 'union':
    case 'intersection':
      return new Set(type.types.flatMap((member) => [...propertyNames(member)]));
    default:
      return new Set();
  }
}
