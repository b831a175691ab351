/** Names of chunks by route, in the place of Docusaurus's own table. The routes fill it in: see page.ts. */
const routesChunkNames: Record<string, unknown> = {};

export default routesChunkNames;
