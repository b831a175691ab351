// npm run release-facts -- <checkout of the framework>: updates src/release/facts.json and promptTemplates.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRows } from '../checks/errorRows';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { collectReleaseFacts } from '../release/facts';
import { collectPromptTemplates } from '../release/promptTemplates';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  throw new Error('Name a checkout of the framework: npm run release-facts -- ../eliza');
}
const messages = new Set(readRows().flatMap((row) => row.messages));
const facts = collectReleaseFacts(checkout, CURRENT_SNAPSHOT.commit, [...messages]);
const templates = collectPromptTemplates(checkout, CURRENT_SNAPSHOT.commit);
const write = (file: string, data: unknown): string => {
  const target = path.resolve('src/release', file);
  writeFileSync(target, `${JSON.stringify(data, null, 1)}\n`);
  return path.relative(process.cwd(), target);
};
console.log(
  `${write('facts.json', facts)}: ${facts.files.length} files, ${facts.environment.length} settings, ` +
    `${facts.constants.length} other constants, ${Object.keys(facts.messages).length} messages of the guides.`,
);
console.log(`${write('promptTemplates.json', templates)}: ${Object.keys(templates.templates).length} prompts.`);
