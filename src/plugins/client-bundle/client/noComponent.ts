/** Replaces components that the site doesn't use, and those that only the build needs. */
export default function NoComponent(): null {
  return null;
}
