import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface SettingsOptions {
  id: string;
  /** Folder of the pages with tables of settings, relative to the site, with forward slashes. */
  path: string;
}

const optionsSchema = Joi.object<SettingsOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SettingsOptions, SettingsOptions>): SettingsOptions {
  return validate(optionsSchema, options);
}
