import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface StreamsOptions {
  id: string;
  /** Folder of the community area, relative to the site. */
  path: string;
}

const optionsSchema = Joi.object<StreamsOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<StreamsOptions, StreamsOptions>): StreamsOptions {
  return validate(optionsSchema, options);
}
