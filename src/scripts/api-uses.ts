// npm run api-uses -- <checkout of the framework>: updates src/release/apiUses.json. The API reference must be generated.
import { readApiSymbols } from '../plugins/api-reference/identifier-links/apiSymbols';
import { collectApiUses } from '../release/apiUses';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { checkoutArgument, runCommand } from './support/command';
import { writeReleaseData } from './support/dataFile';

runCommand(async () => {
  const { outputDirectory, routeBasePath, commit } = CURRENT_SNAPSHOT;
  const checkout = checkoutArgument('npm run api-uses', commit);
  const symbols = [...readApiSymbols(outputDirectory, routeBasePath).keys()];
  const data = collectApiUses(checkout, commit, symbols);
  const names = symbols.filter((name) => !name.includes('.'));
  const file = await writeReleaseData('apiUses.json', data);
  const unused = names.filter((name) => !(name in data.uses));
  console.log(
    `${file}: ${names.length - unused.length} of ${names.length} exports are used.` +
      (unused.length > 0 ? ` By nothing: ${unused.join(', ')}.` : ''),
  );
});
