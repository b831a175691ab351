export type Loader = () => Promise<unknown>;

/** Loaders of chunks by name, in the place of Docusaurus's own table. The routes fill it in: see page.ts. */
const registry: Record<string, [Loader]> = {};

export default registry;
