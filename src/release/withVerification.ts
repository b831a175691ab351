import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import proved from './proved.json';

const SITE = path.resolve(__dirname, '../..');

/** How much of a page ran on the release. */
export interface VerificationStats {
  /** How many of its TypeScript samples ran. */
  ran: number;
  /** How many TypeScript samples it has. */
  samples: number;
  /** How many of its sentences, tables, errors and outputs were compared with what the release does. */
  statements: number;
}

/** By page, as `npm run test:runtime -- --update` writes it. */
const PROVED: Readonly<Record<string, VerificationStats>> = proved;

/**
 * Adds to each guide's front matter how much of it was verified on the release. Each page gets only its own numbers.
 *
 * @param parse - reads the front matter
 */
export function withVerification(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const found = PROVED[path.relative(SITE, params.filePath).split(path.sep).join('/')];
    return found && 'sources' in result.frontMatter
      ? { ...result, frontMatter: { ...result.frontMatter, proved: found } }
      : result;
  };
}
