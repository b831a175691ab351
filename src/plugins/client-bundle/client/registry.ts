export type Loader = () => Promise<unknown>;

/** Loaders of chunks by name, in place of Docusaurus's own table. page.ts fills it. */
const registry: Record<string, [Loader]> = {};

export default registry;
