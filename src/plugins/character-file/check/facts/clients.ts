import type { Proof } from '../types';

export interface ClientNeeds {
  /** Settings without which the client fails. */
  settings: readonly string[];
  /** What happens without them. */
  otherwise: string;
  proof: Proof;
}

const needs = (settings: string, otherwise: string, file: string, line: number, shows: string): ClientNeeds => ({
  settings: settings.split(' '),
  otherwise,
  proof: { file: `packages/${file}`, line, shows },
});

/** What the clients of the default agent need, by their values in `clients`. */
export const CLIENT_NEEDS: Readonly<Record<string, ClientNeeds>> = {
  discord: needs(
    'DISCORD_API_TOKEN',
    'the login fails and the process ends',
    'client-discord/src/index.ts',
    42,
    'DISCORD_API_TOKEN',
  ),
  telegram: needs(
    'TELEGRAM_BOT_TOKEN',
    'the agent doesn’t start',
    'client-telegram/src/environment.ts',
    5,
    'TELEGRAM_BOT_TOKEN',
  ),
  twitter: needs(
    'TWITTER_USERNAME TWITTER_PASSWORD TWITTER_EMAIL',
    'the agent doesn’t start',
    'client-twitter/src/environment.ts',
    21,
    'TWITTER_USERNAME',
  ),
  farcaster: needs(
    'FARCASTER_FID FARCASTER_NEYNAR_API_KEY FARCASTER_NEYNAR_SIGNER_UUID',
    'its requests fail',
    'client-farcaster/src/index.ts',
    20,
    'FARCASTER_NEYNAR_SIGNER_UUID',
  ),
  lens: needs(
    'EVM_PRIVATE_KEY LENS_PROFILE_ID',
    'the agent doesn’t start, or the requests of the client fail',
    'client-lens/src/index.ts',
    23,
    'EVM_PRIVATE_KEY is missing',
  ),
  slack: needs(
    'SLACK_APP_ID SLACK_CLIENT_ID SLACK_CLIENT_SECRET SLACK_SIGNING_SECRET SLACK_VERIFICATION_TOKEN SLACK_BOT_TOKEN',
    'the agent doesn’t start',
    'client-slack/src/environment.ts',
    6,
    'SLACK_APP_ID',
  ),
};
