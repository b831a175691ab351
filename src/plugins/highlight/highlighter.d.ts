/** prism-react-renderer, which is left out of the bundle under its own name: see src/plugins/highlight/README.md. */
declare module '@highlighter' {
  export * from 'prism-react-renderer';
}
