// npm run stale -- <checkout of the framework>: lists the guides and skills whose sources have changed since the release.
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { readGuidePages } from '../checks/pages';
import { readSkillPages } from '../checks/skillPages';
import { stalePages } from '../checks/stalePages';
import { checkoutArgument, runCommand } from './support/command';

runCommand(() => {
  const { commit, version } = CURRENT_SNAPSHOT;
  const checkout = checkoutArgument('npm run stale', commit);
  const stale = stalePages([...readGuidePages(), ...readSkillPages()], checkout, commit);
  for (const { file, changes } of stale) {
    console.log(file);
    for (const { source, change } of changes) {
      console.log(`  ${source} ${change}`);
    }
  }
  console.log(`${stale.length} guides and skills have sources that have changed since ${version}.`);
});
