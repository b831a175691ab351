// npm run contributors -- <checkout of the framework with its history>: updates the contributors' profiles.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { RELEASE } from '../release/version';
import { LOG_FORMAT, readHistory } from '../components/ContributorCards/readHistory';
import { checkoutArgument, runCommand } from './support/command';

runCommand(() => {
  const checkout = checkoutArgument('npm run contributors', RELEASE.commit);
  // Without detection of renames, which needs the content of files, and a partial clone doesn't have that.
  const options = ['--no-merges', '--no-renames', '--name-only', '--date=short', `--format=${LOG_FORMAT}`];
  const log = execFileSync('git', ['-C', checkout, 'log', ...options, RELEASE.commit], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const file = 'src/components/ContributorCards/contributors.json';
  writeFileSync(file, `${JSON.stringify(readHistory(log))}\n`);
  console.log(`Wrote ${file}`);
});
