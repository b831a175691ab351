import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { RELEASE } from '../release/version';
import { LOG_FORMAT, readHistory } from '../components/ContributorCards/readHistory';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  throw new Error('Name a checkout of the framework with its history: npm run contributors -- <checkout>');
}

// Without detection of renames, which needs the content of files, and a partial clone doesn't have that.
const options = ['--no-merges', '--no-renames', '--name-only', '--date=short', `--format=${LOG_FORMAT}`];
const { status, stdout, stderr } = spawnSync('git', ['-C', checkout, 'log', ...options, RELEASE.commit], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (status !== 0) {
  throw new Error(`${checkout} has no history of ${RELEASE.commit}. Clone the framework without --depth.\n${stderr}`);
}
const file = 'src/components/ContributorCards/contributors.json';
writeFileSync(file, `${JSON.stringify(readHistory(stdout))}\n`);
console.log(`Wrote ${file}`);
