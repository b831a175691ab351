import { formatDay } from '../../utils/dates';

/** Sections of the chat server, in the order of the archive's sidebar. Their ids are folder names. */
export const DIGEST_SECTIONS = {
  development: 'Development',
  the_arena: 'The arena',
  collaborations: 'Collaborations',
  workinggroups: 'Working groups',
  welcome: 'Welcome',
} as const;

export type DigestSectionId = keyof typeof DIGEST_SECTIONS;

/** All channels of the archive, in the order of its lists; digests of others are rejected. `section/channel` is also the folder of its digests. */
export const DIGEST_CHANNEL_IDS = [
  'development/coders',
  'development/dev-contributors',
  'development/dev-vc',
  'development/agent-dev-school',
  'development/autonomous-hackathon',
  'the_arena/discussion',
  'the_arena/the-arena',
  'the_arena/general',
  'the_arena/ideas-feedback-rants',
  'the_arena/memes-and-marketing',
  'the_arena/price-talk-trenches',
  'the_arena/degenspartanai',
  'the_arena/twitter',
  'collaborations/3d-ai-tv',
  'workinggroups/workgroups-general',
  'welcome/announcements',
  'welcome/stage',
] as const satisfies readonly `${DigestSectionId}/${string}`[];

export type DigestChannelId = (typeof DIGEST_CHANNEL_IDS)[number];

export function isDigestChannel(id: string): id is DigestChannelId {
  return DIGEST_CHANNEL_IDS.some((known) => known === id);
}

/** `coders` of `development/coders`. */
export function channelName(id: DigestChannelId): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Title of the digest of a day: `#coders, 20 November 2024`. */
export function digestTitle(channel: DigestChannelId, date: string): string {
  return `#${channelName(channel)}, ${formatDay(date)}`;
}
