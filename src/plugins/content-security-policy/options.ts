import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Directives } from './policy';

export interface ContentSecurityPolicyOptions {
  id: string;
  /** Allowed sources by directive. `script-src` must be there: the hashes of inline scripts are added to it. */
  directives: Directives;
}

const optionsSchema = Joi.object<ContentSecurityPolicyOptions>({
  id: Joi.string().default('default'),
  directives: Joi.object()
    .pattern(/^[a-z-]+$/u, Joi.array().items(Joi.string().pattern(/^[^";]+$/u)))
    .keys({ 'script-src': Joi.array().items(Joi.string().invalid("'unsafe-inline'")).required() })
    .required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  ContentSecurityPolicyOptions,
  ContentSecurityPolicyOptions
>): ContentSecurityPolicyOptions {
  return validate(optionsSchema, options);
}
