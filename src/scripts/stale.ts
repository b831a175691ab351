// npm run stale -- <checkout of the framework>: lists the guides and skills whose sources have changed since the release.
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { readPages } from '../checks/pages';
import { readSkillPages } from '../checks/skillPages';
import { stalePages } from '../checks/stalePages';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  throw new Error('Name a checkout of the framework: npm run stale -- ../eliza');
}
const stale = stalePages([...readPages(), ...readSkillPages()], checkout, CURRENT_SNAPSHOT.commit);
for (const { file, changes } of stale) {
  console.log(file);
  for (const { source, change } of changes) {
    console.log(`  ${source} ${change}`);
  }
}
console.log(`${stale.length} guides and skills have sources that have changed since ${CURRENT_SNAPSHOT.version}.`);
