import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface HighlightOptions {
  id: string;
  /** Links names that samples import from a package to their pages. */
  links?: {
    packageName: string;
    /** Routes of its exports by name, below the site's address. Called when the reference has been generated. */
    routes: () => ReadonlyMap<string, string>;
  };
}

const optionsSchema = Joi.object<HighlightOptions>({
  id: Joi.string().default('default'),
  links: Joi.object({ packageName: Joi.string().required(), routes: Joi.function().required() }),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HighlightOptions, HighlightOptions>): HighlightOptions {
  return validate(optionsSchema, options);
}
