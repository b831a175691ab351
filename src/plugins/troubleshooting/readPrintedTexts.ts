import { readFileSync } from 'node:fs';
import path from 'node:path';
import errorTexts from '../../release/errorTexts.json';
import normalTexts from '../../release/normalTexts.json';
import type { PrintedTexts } from './createBackground';

/** By file: line and text, and more. */
type TextsByFile = Record<string, (string | number)[][]>;

const RECORDED = path.resolve(__dirname, '../../release/printedTexts/healthyLog.txt');

/** What the release prints: from its source, and lines of recorded runs in which nothing failed. */
export function readPrintedTexts(): PrintedTexts {
  return {
    errors: textsOf(errorTexts),
    normal: textsOf(normalTexts),
    recorded: readFileSync(RECORDED, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  };
}

function textsOf(files: TextsByFile): string[] {
  return Object.values(files).flatMap((texts) => texts.map(([, text]) => String(text)));
}
