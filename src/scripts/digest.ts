/** `npm run digest -- --channel development/coders --date 2024-12-10`: creates the file of a new digest. */
import { parseArgs } from 'node:util';
import { newDigest } from '../plugins/chat-archive/newDigest';
import { runCommand } from './support/command';

const USAGE = 'Usage: npm run digest -- --channel development/coders --date 2024-12-10';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { channel: { type: 'string' }, date: { type: 'string' } } });
  if (!values.channel || !values.date) {
    throw new Error(USAGE);
  }
  const file = await newDigest(process.cwd(), values.channel, values.date);
  console.log(`Created ${file}. Write its description, topics and sections; CONTRIBUTING.md says how.`);
}

runCommand(main);
