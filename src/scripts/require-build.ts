// Before npm run serve: the rest of a build that failed would look like the site.
import { requireBuild } from '../../e2e/bench/support';
import { runCommand } from './support/command';

runCommand(() => {
  requireBuild();
});
