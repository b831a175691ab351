// Change: adds nothing. The languages are in src/highlight/highlight.ts, which is loaded when it is needed.
export default function prismIncludeLanguages(): void {
  // See above.
}
