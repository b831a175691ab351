import type { Application, ParameterReflection, Reflection } from 'typedoc';
import ts from 'typescript';

/**
 * A typedoc plugin that adds the default of a property of a destructured parameter to its description. Typedoc knows only
 * the defaults of whole parameters, but most functions of the framework take one object: `({ count = 5 }) => …`.
 */
export async function describeDefaults(app: Application): Promise<void> {
  // An ES module, but this file is loaded as CommonJS.
  const { Comment } = await import('typedoc');
  const defaults = new Map<ParameterReflection, Map<string, string>>();

  app.converter.on('createParameter', (context, parameter, node) => {
    const declaration = node ?? context.getSymbolFromReflection(parameter)?.declarations?.[0];
    if (declaration && ts.isParameter(declaration) && ts.isObjectBindingPattern(declaration.name)) {
      defaults.set(parameter, defaultsOf(declaration.name));
    }
  });
  app.converter.on('resolveEnd', () => {
    for (const [parameter, values] of defaults) {
      for (const property of propertiesOf(parameter)) {
        const value = values.get(property.name);
        if (value !== undefined) {
          property.comment ??= new Comment();
          const { summary } = property.comment;
          summary.push({ kind: 'text', text: `${separatorAfter(summary.at(-1)?.text)}Default: \`${value}\`.` });
        }
      }
    }
  });
}

function defaultsOf(pattern: ts.ObjectBindingPattern): Map<string, string> {
  return new Map(
    pattern.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

function separatorAfter(text: string | undefined): string {
  if (text === undefined) {
    return '';
  }
  return /[.!?)]\s*$/u.test(text) ? ' ' : '. ';
}

function propertiesOf({ type }: ParameterReflection): Reflection[] {
  return type?.type === 'reflection' ? (type.declaration.children ?? []) : [];
}
