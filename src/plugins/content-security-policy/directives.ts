import type { Directives } from './writePolicies';

/**
 * From where a page of the site may load scripts, images, styles and the rest. The build adds the hashes of its own
 * inline scripts.
 */
export const DIRECTIVES: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Diagrams have style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};
