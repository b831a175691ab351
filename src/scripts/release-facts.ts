// npm run release-facts -- <checkout of the framework>: updates src/release/facts.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRows } from '../checks/errorRows';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { collectReleaseFacts } from '../release/facts';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  throw new Error('Name a checkout of the framework: npm run release-facts -- ../eliza');
}
const messages = new Set(readRows().flatMap((row) => row.messages));
const facts = collectReleaseFacts(checkout, CURRENT_SNAPSHOT.commit, [...messages]);
const target = path.resolve('src/release/facts.json');
writeFileSync(target, `${JSON.stringify(facts, null, 1)}\n`);
console.log(
  `${path.relative(process.cwd(), target)}: ${facts.files.length} files, ${facts.environment.length} settings, ` +
    `${facts.constants.length} other constants, ${Object.keys(facts.messages).length} messages of the guides.`,
);
