// Change: adds nothing. src/plugins/highlight loads the languages with the highlighter, when it is needed.
export default function prismIncludeLanguages(): void {
  // See above.
}
