import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface McpServerOptions {
  id: string;
  /** Folder of the generated API reference, relative to the site, with forward slashes. Its name is its route, too. */
  apiPath: string;
  /** Folder of the API reference of the release before, in the same way. */
  oldApiPath: string;
}

const folder = Joi.string()
  .pattern(/^[^/].*[^/]$/u)
  .messages({ 'string.pattern.base': '{{#label}} has to be a folder without slashes at its ends, such as "docs/api"' })
  .required();

const optionsSchema = Joi.object<McpServerOptions>({
  id: Joi.string().default('default'),
  apiPath: folder,
  oldApiPath: folder,
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<McpServerOptions, McpServerOptions>): McpServerOptions {
  return validate(optionsSchema, options);
}
