import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface ChatArchiveOptions {
  id: string;
  /** Folder of the digests, relative to the site. */
  path: string;
  /** Address of the folder of the site in its repository, for edit links; a slash at its end. */
  editUrl?: string;
  /** Folder of the API reference whose names are linked, relative to the site. */
  apiPath: string;
}

const optionsSchema = Joi.object<ChatArchiveOptions>({
  id: Joi.string().default('default'),
  path: Joi.string().required(),
  editUrl: Joi.string().uri().pattern(/\/$/u),
  apiPath: Joi.string().required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ChatArchiveOptions, ChatArchiveOptions>): ChatArchiveOptions {
  return validate(optionsSchema, options);
}
