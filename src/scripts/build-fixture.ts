import { assembleFixtureSite, buildFixtureSite, FIXTURE_DIRECTORY } from '../../e2e/support/fixtureSite';

assembleFixtureSite(FIXTURE_DIRECTORY);
void buildFixtureSite(FIXTURE_DIRECTORY).then(({ succeeded, output }) => {
  if (!succeeded) {
    console.error(output);
    process.exitCode = 1;
  }
});
