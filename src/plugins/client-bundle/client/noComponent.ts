/** Takes the place of components that the site does not use. */
export default function NoComponent(): null {
  return null;
}
