import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Snapshot } from '../../release/snapshots';

export interface ApiReferenceOptions {
  id: string;
  /** Address of the framework's repository, for "Defined in" links. */
  repository: string;
  /** A checkout of the framework from which the sources of the current snapshot are read, instead of the registry. */
  checkout?: string;
  snapshots: Snapshot[];
}

const snapshotSchema = Joi.object<Snapshot>({
  packageName: Joi.string().required(),
  version: Joi.string().required(),
  integrity: Joi.string()
    .pattern(/^sha512-/u)
    .required(),
  commit: Joi.string()
    .pattern(/^[0-9a-f]{40}$/u)
    .required(),
  committed: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/u)
    .required(),
  outputDirectory: Joi.string().required(),
  routeBasePath: Joi.string()
    .pattern(/^[^/].*[^/]$/u)
    .required(),
  current: Joi.boolean().required(),
});

const optionsSchema = Joi.object<ApiReferenceOptions>({
  id: Joi.string().default('default'),
  repository: Joi.string().uri({ scheme: 'https' }).required(),
  checkout: Joi.string(),
  snapshots: Joi.array()
    .items(snapshotSchema)
    .min(1)
    .unique('outputDirectory')
    .custom((snapshots: Snapshot[]) => {
      if (snapshots.filter(({ current }) => current).length !== 1) {
        throw new Error('exactly one snapshot must be current');
      }
      return snapshots;
    })
    .required(),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ApiReferenceOptions, ApiReferenceOptions>): ApiReferenceOptions {
  return validate(optionsSchema, options);
}
