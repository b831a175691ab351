import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface ApiReferenceOptions {
  id: string;
  /** Address of the framework's repository, for "Defined in" links. */
  repository: string;
  /** A checkout of the framework from which the sources of the current snapshot are read, instead of the registry. */
  checkout?: string;
}

const optionsSchema = Joi.object<ApiReferenceOptions>({
  id: Joi.string().default('default'),
  repository: Joi.string().uri({ scheme: 'https' }).required(),
  checkout: Joi.string(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ApiReferenceOptions, ApiReferenceOptions>): ApiReferenceOptions {
  return validate(optionsSchema, options);
}
