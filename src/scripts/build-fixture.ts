import { assembleFixtureSite, buildFixtureSite, FIXTURE_DIRECTORY } from '../../e2e/support/fixtureSite';
import { runCommand } from './support/command';

runCommand(async () => {
  assembleFixtureSite(FIXTURE_DIRECTORY);
  const { succeeded, output } = await buildFixtureSite(FIXTURE_DIRECTORY);
  if (!succeeded) {
    throw new Error(output);
  }
});
