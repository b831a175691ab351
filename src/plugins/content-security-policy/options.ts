import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Directives } from './writePolicies';

export interface ContentSecurityPolicyOptions {
  id: string;
  /** Allowed sources by directive. `script-src` must be there: the hashes of inline scripts are added to it. */
  directives: Directives;
  /**
   * Inline scripts that plugins write into pages without `injectHtmlTags`, by the name of the plugin. Each pattern
   * matches a whole script, as in the page. Scripts from `injectHtmlTags` and `headTags` are known without an entry.
   */
  scriptsOf?: Readonly<Record<string, readonly RegExp[]>>;
}

const optionsSchema = Joi.object<ContentSecurityPolicyOptions>({
  id: Joi.string().default('default'),
  directives: Joi.object()
    .pattern(/^[a-z-]+$/u, Joi.array().items(Joi.string().pattern(/^[^";]+$/u)))
    .keys({ 'script-src': Joi.array().items(Joi.string().invalid("'unsafe-inline'")).required() })
    .required(),
  scriptsOf: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.object().instance(RegExp))),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ContentSecurityPolicyOptions, ContentSecurityPolicyOptions>): ContentSecurityPolicyOptions {
  return validate(optionsSchema, options);
}
