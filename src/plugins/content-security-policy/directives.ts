import type { Directives } from './writePolicies';

/** What a page of the site may load, and from where. The build adds the hashes of its own inline scripts. */
export const DIRECTIVES: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Diagrams are coloured by style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};
