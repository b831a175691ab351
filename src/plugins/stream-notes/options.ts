import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface StreamNotesOptions {
  id: string;
  /** Folder of the community area, relative to the site. */
  path: string;
  /** Route of the community area below the base path, without slashes at its ends. */
  routeBasePath: string;
}

const optionsSchema = Joi.object<StreamNotesOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
  routeBasePath: Joi.string().pattern(/^[^/].*[^/]$/u).required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<StreamNotesOptions, StreamNotesOptions>): StreamNotesOptions {
  return validate(optionsSchema, options);
}
