// npm run release-texts -- <checkout of the framework>: updates errorTexts.json and normalTexts.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectTexts, type PrintedTexts } from '../release/printedTexts/collectTexts';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { checkoutArgument, runCommand } from './support/command';

runCommand(() => {
  const { commit } = CURRENT_SNAPSHOT;
  const { errors, normal } = collectTexts(checkoutArgument('npm run release-texts', commit), commit);
  for (const [name, texts] of [
    ['errorTexts.json', errors],
    ['normalTexts.json', normal],
  ] as const) {
    writeFileSync(path.resolve('src/release', name), linesOf(texts));
    console.log(
      `src/release/${name}: ${Object.values(texts).flat().length} texts in ${Object.keys(texts).length} files.`,
    );
  }
});

/** One row for each text. */
function linesOf(texts: PrintedTexts): string {
  const files = Object.entries(texts).map(
    ([file, rows]) => `"${file}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{\n${files.join(',\n')}\n}\n`;
}
