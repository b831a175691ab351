import type { Plugin } from '@docusaurus/types';
import type { HasPageStep } from '../../page-model/pageSteps';
import { addStructuredData } from './addStructuredData';

/**
 * Tells search engines what each article is, as JSON-LD in the head of the built page. Its breadcrumbs are microdata of the
 * theme.
 */
export default function structuredDataPlugin(): Plugin & HasPageStep {
  return { name: 'structured-data', startPages: () => ({ page: addStructuredData }) };
}
