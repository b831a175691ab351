import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownFile } from '../addresses';

/** The address of the page's Markdown, without the host. */
export function useMarkdownAddress(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return baseUrl + markdownFile(useLocation().pathname.slice(baseUrl.length));
}
