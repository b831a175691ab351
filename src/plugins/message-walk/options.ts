import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface MessageWalkOptions {
  id: string;
  /** File of the recorded run, relative to the site, with forward slashes. */
  path: string;
}

const optionsSchema = Joi.object<MessageWalkOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<MessageWalkOptions, MessageWalkOptions>): MessageWalkOptions {
  return validate(optionsSchema, options);
}
