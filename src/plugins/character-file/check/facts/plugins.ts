const scoped = (names: string): string[] => names.split(' ').map((name) => `@elizaos/plugin-${name}`);

/** Packages of the release whose default export is a plugin. */
export const PLUGINS: readonly string[] = [
  ...scoped('abstract aptos avalanche cronoszkevm echochambers evm flow fuel gitbook icp intiface multiversx near'),
  ...scoped('solana starknet story sui ton twitter web-search zksync-era'),
];

/** Packages of the release without a default export, so that a character can't load them. */
export const NO_DEFAULT_EXPORT: readonly string[] = scoped(
  '0g 3d-generation bootstrap coinbase conflux image-generation nft-generation node tee trustdb video-generation whatsapp',
);

/** Its default export is a function that makes a plugin, so loading it by name does nothing. */
export const PLUGIN_MAKER = '@elizaos/plugin-goat';

/** Packages that the default agent always loads. */
export const ALWAYS_LOADED: readonly string[] = scoped('bootstrap node');

/** Packages for a database, by the part of the name after plugin- or adapter-. */
export const DATABASE = /^(?:sql|pg|postgres|supabase|redis|mongo)/u;
