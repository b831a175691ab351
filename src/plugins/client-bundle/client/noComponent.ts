/** Replaces components that the site doesn't use. */
export default function NoComponent(): null {
  return null;
}
