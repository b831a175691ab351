import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface SampleTypesOptions {
  id: string;
  /** Folder of the generated API reference, relative to the site. Its name is its route, too. */
  apiPath: string;
}

const optionsSchema = Joi.object<SampleTypesOptions>({
  id: Joi.string().default('default'),
  apiPath: Joi.string()
    .pattern(/^[^/].*[^/]$|^[^/]$/u)
    .messages({ 'string.pattern.base': '{{#label}} has to be a folder without slashes at its ends, such as "api"' })
    .required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SampleTypesOptions, SampleTypesOptions>): SampleTypesOptions {
  return validate(optionsSchema, options);
}
