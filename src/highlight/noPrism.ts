/** Takes the place of prism-react-renderer in the bundle that every page loads; see README.md. */
export const Prism = {};
