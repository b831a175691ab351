/** Names of chunks by route, in place of Docusaurus's own table. page.ts fills it. */
const routesChunkNames: Record<string, unknown> = {};

export default routesChunkNames;
