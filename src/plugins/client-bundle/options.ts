import { Joi } from '@docusaurus/utils-validation';
import { optionsValidator } from '../../utils/optionsValidator';

export interface ClientBundleOptions {
  id: string;
  /** Routes whose pages the browser loads when they are opened, so that the bundle does not grow with them. */
  onDemand: {
    /** Route below the base path, without slashes at its ends. */
    route: string;
    /** Module whose default export lets the route's component load the content of its pages: `Preload` in client/page.ts. */
    preloadModule: string;
  }[];
  /** Components, as they are imported, that only the build renders: the browser gets none. */
  buildOnly: string[];
}

export const validateOptions = optionsValidator<ClientBundleOptions>({
  onDemand: Joi.array()
    .items(Joi.object({ route: Joi.string().required(), preloadModule: Joi.string().required() }))
    .default([]),
  buildOnly: Joi.array().items(Joi.string()).default([]),
});
