import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface SearchOptions {
  id: string;
  /** Number of hits that the box shows. */
  maxHits: number;
  /** Whether the words of a query are marked on the page that a hit leads to. */
  highlightResult: boolean;
}

/** The options that the search box needs. */
export type SearchGlobalData = Omit<SearchOptions, 'id'>;

const optionsSchema = Joi.object<SearchOptions>({
  id: Joi.string().default('default'),
  maxHits: Joi.number().integer().min(1).max(50).default(8),
  highlightResult: Joi.boolean().default(true),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(optionsSchema, options);
}
