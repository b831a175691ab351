/** Path of the page of this site that a link leads to, if it does. */
export function pageOf(link: Element | null): string | undefined {
  return link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin &&
    link.pathname.endsWith('/') &&
    link.pathname !== window.location.pathname
    ? link.pathname
    : undefined;
}
