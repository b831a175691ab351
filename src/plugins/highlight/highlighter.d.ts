/** The real prism-react-renderer. In the bundle, its own name is an alias: see src/plugins/highlight/README.md. */
declare module '@highlighter' {
  export * from 'prism-react-renderer';
}
