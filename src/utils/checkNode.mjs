// Says which Node the site needs before anything else runs. Otherwise an older one fails far from the cause, with "File
// is not defined" in a dependency. It has to run on old versions, too: no types, no new syntax.
import { readFileSync } from 'fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');

/** Whether a version such as 20.19.0 is older than another. */
function isBefore(version, other) {
  const [parts, otherParts] = [version, other].map((text) => text.split('.').map(Number));
  const different = parts.findIndex((part, index) => part !== otherParts[index]);
  return different >= 0 && parts[different] < otherParts[different];
}

if (isBefore(process.versions.node, needed)) {
  console.error(
    `This site needs Node ${needed} or later, and this is Node ${process.versions.node}. Install Node 20 ("nvm install" reads .nvmrc), then run "npm ci" again.`,
  );
  process.exit(1);
}
