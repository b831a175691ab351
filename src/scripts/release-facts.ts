// npm run release-facts -- <checkout of the framework>: updates facts.json, offers.json and promptTemplates.json in
// src/release.
import { readRows } from '../checks/errorRows';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { collectReleaseFacts } from '../release/facts';
import { collectReleaseOffers } from '../release/offers';
import { collectPromptTemplates } from '../release/promptTemplates';
import { checkoutArgument, runCommand } from './support/command';
import { writeReleaseData } from './support/dataFile';

runCommand(async () => {
  const { commit } = CURRENT_SNAPSHOT;
  const checkout = checkoutArgument('npm run release-facts', commit);
  const messages = new Set(readRows().flatMap((row) => row.messages));
  const facts = collectReleaseFacts(checkout, commit, [...messages]);
  const templates = collectPromptTemplates(checkout, commit);
  console.log(
    `${await writeReleaseData('facts.json', facts)}: ${facts.files.length} files, ` +
      `${facts.environment.length} settings, ${facts.constants.length} other constants, ` +
      `${Object.keys(facts.messages).length} messages of the guides.`,
  );
  const offers = collectReleaseOffers(checkout, commit);
  console.log(
    `${await writeReleaseData('offers.json', offers)}: ${offers.packages.length} packages, ` +
      `${offers.providers.length} model providers, ${offers.dependencies.length} dependencies.`,
  );
  const file = await writeReleaseData('promptTemplates.json', templates);
  console.log(`${file}: ${Object.keys(templates.templates).length} prompts.`);
});
