import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** A part of the site, as cards name it. */
export interface CardSection {
  /** Start of the routes of its pages, below the base path, without slashes at its ends. */
  route: string;
  name: string;
  /** The release that its pages are about, if it isn't that of the site. */
  release?: string;
}

export interface SocialCardsOptions {
  /** The release that the site documents. */
  release: string;
  /** A page belongs to the section with the longest route. Pages of no section keep the card of the site. */
  sections: CardSection[];
  /** Titles of cards that a page shares with all pages below it, by route. */
  shared: Record<string, string>;
}

const route = Joi.string().pattern(/^[^/].*[^/]$/u, 'a route without slashes at its ends');

const optionsSchema = Joi.object<SocialCardsOptions>({
  release: Joi.string().required(),
  sections: Joi.array()
    .items(Joi.object({ route: route.required(), name: Joi.string().required(), release: Joi.string() }))
    .min(1)
    .required(),
  shared: Joi.object().pattern(route, Joi.string()).default({}),
});

/** Validates the plugin's options; throws Joi's error, naming the option, if one is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SocialCardsOptions, SocialCardsOptions>): SocialCardsOptions {
  return validate(optionsSchema, options);
}
