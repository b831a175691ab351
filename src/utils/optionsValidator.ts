import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/**
 * The function `validateOptions` of a plugin, which throws Joi's error, naming the option, if one is wrong.
 *
 * @param fields - a schema for each option except `id`, which all plugins have
 */
export function optionsValidator<Options extends { id: string }>(
  fields: Joi.PartialSchemaMap<Options>,
): (context: OptionValidationContext<Partial<Options>, Options>) => Options {
  const schema = Joi.object<Options>({ id: Joi.string().default('default'), ...fields });
  return ({ validate, options }) => validate(schema, options);
}

/** A folder relative to the site, with forward slashes, whose name is also a route. */
export const folderOption = Joi.string()
  .pattern(/^[^/](?:.*[^/])?$/u)
  .messages({ 'string.pattern.base': '{{#label}} has to be a folder without slashes at its ends, such as "docs/api"' })
  .required();
