import { Joi } from '@docusaurus/utils-validation';
import { optionsValidator } from '../../utils/optionsValidator';

export interface ApiReferenceOptions {
  id: string;
  /** Address of the framework's repository, for "Defined in" links. */
  repository: string;
  /** A checkout of the framework from which the sources of the current snapshot are read, instead of the registry. */
  checkout?: string;
}

export const validateOptions = optionsValidator<ApiReferenceOptions>({
  repository: Joi.string().uri({ scheme: 'https' }).required(),
  checkout: Joi.string(),
});
