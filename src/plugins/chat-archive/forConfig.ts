// What docusaurus.config.ts takes from this feature.
export { DIGEST_CHANNELS } from './channelLines';
export { channelName, DIGEST_CHANNEL_IDS, DIGEST_SECTIONS } from './channels';
export type { ChatArchiveOptions } from '.';
export { ARCHIVE_ROUTE } from './route';
