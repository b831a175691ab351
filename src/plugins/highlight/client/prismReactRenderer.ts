/** Replaces prism-react-renderer in the bundle that every page loads; see ../README.md. */
export { default as Highlight } from './Highlight';

/** The theme expects this export, to add languages to it. */
export const Prism = {};
