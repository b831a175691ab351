// npm run api-uses -- <checkout of the framework>: updates src/release/apiUses.json. The API reference must be generated.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readApiSymbols } from '../plugins/api-reference/identifier-links/apiSymbols';
import { collectApiUses } from '../release/apiUses';
import { CURRENT_SNAPSHOT } from '../release/snapshots';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  throw new Error('Name a checkout of the framework: npm run api-uses -- ../eliza');
}
const { outputDirectory, routeBasePath, commit } = CURRENT_SNAPSHOT;
const names = [...readApiSymbols(outputDirectory, routeBasePath).keys()].filter((name) => !name.includes('.'));
const data = collectApiUses(checkout, commit, names);
const target = path.resolve('src/release/apiUses.json');
writeFileSync(target, `${JSON.stringify(data, null, 1)}\n`);
const unused = names.filter((name) => !(name in data.uses));
console.log(
  `${path.relative(process.cwd(), target)}: ${names.length - unused.length} of ${names.length} exports are used.` +
    (unused.length > 0 ? ` By nothing: ${unused.join(', ')}.` : ''),
);
