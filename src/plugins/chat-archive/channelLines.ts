import type { DigestChannelId } from './channels';

export interface DigestChannel {
  /** What the channel was for, in one line. */
  line: string;
  /** Whether the channel is about prices: its digests then show a notice. */
  priceTalk?: true;
  /** Whether most readers are not after the channel: lists show it last or folded. */
  folded?: true;
}

/** What is to be said of each channel. Apart from the list of channels, which every page of the archive loads. */
export const DIGEST_CHANNELS: Record<DigestChannelId, DigestChannel> = {
  'development/coders': { line: 'Questions and answers of people who build with the framework.' },
  'development/dev-contributors': { line: 'Pull requests, reviews and releases of the framework.' },
  'development/dev-vc': { line: 'Talk around developers’ voice calls.' },
  'development/agent-dev-school': { line: 'Lessons of the developer school, and questions about them.' },
  'development/autonomous-hackathon': { line: 'A hackathon on tools for an autonomous organization.' },
  'the_arena/discussion': { line: 'The general channel, from research in 2024 on.' },
  'the_arena/the-arena': { line: 'Talk among members and agents.' },
  'the_arena/general': { line: 'Short-lived general channel.' },
  'the_arena/ideas-feedback-rants': { line: 'Ideas, feedback and complaints.' },
  'the_arena/memes-and-marketing': { line: 'Memes, and how to get the word out.', folded: true },
  'the_arena/price-talk-trenches': { line: 'Talk about tokens and markets.', priceTalk: true, folded: true },
  'the_arena/degenspartanai': { line: 'The agent DegenSpartanAI and its token.', priceTalk: true, folded: true },
  'the_arena/twitter': { line: 'Posts on X, and talk about them.' },
  'collaborations/3d-ai-tv': { line: 'Shows made with agents in 3D scenes.' },
  'workinggroups/workgroups-general': { line: 'How working groups organize themselves.' },
  'welcome/announcements': { line: 'Announcements of the team.' },
  'welcome/stage': { line: 'Talk during live calls.' },
};
