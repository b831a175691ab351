import { Joi } from '@docusaurus/utils-validation';
import { optionsValidator } from '../../utils/optionsValidator';
import type { Section } from './listPages';

export interface SectionOptions extends Section {
  /** The docs instance whose sidebars give the order of the pages. Without one, they are in the order of their routes. */
  docs?: string;
  /** Whether the list of the whole site names each of its pages, and the file with all text has them. */
  inFull?: boolean;
  /** Titles of groups of its sidebar that come before the others, in this order. */
  first?: string[];
  /** Whether readers with little room may skip it. */
  optional?: boolean;
}

export interface MarkdownPagesOptions {
  id: string;
  /** The parts of the site, each with its own list. */
  sections: SectionOptions[];
  /** Pattern of the routes of pages that no list names, below the base path. They have Markdown anyway. */
  unlisted?: string;
}

export const validateOptions = optionsValidator<MarkdownPagesOptions>({
  sections: Joi.array()
    .items(
      Joi.object<SectionOptions>({
        route: Joi.string()
          .pattern(/^[^/].*\/$/u)
          .required(),
        title: Joi.string().required(),
        line: Joi.string().required(),
        docs: Joi.string(),
        inFull: Joi.boolean(),
        first: Joi.array().items(Joi.string()),
        optional: Joi.boolean(),
      }),
    )
    .required(),
  unlisted: Joi.string(),
});
