// Change: replaces the search plugin's bar with the site's own: see src/plugins/search/README.md.
export { default } from '@site/src/plugins/search/client/SearchBar';
