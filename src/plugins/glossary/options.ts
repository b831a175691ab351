import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface GlossaryOptions {
  id: string;
  /** The glossary's file, relative to the site, with forward slashes. */
  path: string;
}

const optionsSchema = Joi.object<GlossaryOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<GlossaryOptions, GlossaryOptions>): GlossaryOptions {
  return validate(optionsSchema, options);
}
