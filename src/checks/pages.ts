import type { Fence, WrittenPage } from '../page-model/written';
import { readWrittenFiles } from '../page-model/writtenFiles';

/** Whether a file belongs to the chat archive, whose files have their own forms and mention settings of older releases. */
export function isDigest(file: string): boolean {
  return file.startsWith('community/Discord/');
}

/** Whether the file is a partial, which other pages include. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_[^/]*$/u.test(file);
}

/** All written pages except digests, sorted by path. checkWrittenFiles.ts reports files that are not text, which are left out. */
export function readGuidePages(): WrittenPage[] {
  return readWrittenFiles('.').files.filter(({ file }) => !isDigest(file));
}

/**
 * Files of the release that a page was checked against: `sources` in the front matter. A skill has them in `metadata`, as
 * one text with spaces, because its format allows only texts there.
 */
export function sourcesOf({ frontMatter: { sources, metadata } }: Pick<WrittenPage, 'frontMatter'>): string[] {
  if (Array.isArray(sources)) {
    return sources.map(String);
  }
  const ofSkill = typeof metadata === 'object' && metadata !== null && 'sources' in metadata ? metadata.sources : '';
  return typeof ofSkill === 'string' ? ofSkill.split(/\s+/u).filter(Boolean) : [];
}

const FRAGMENT = /^sample-fragment:\s*(?<of>\w+)/u;

/** Of what a sample is a part, such as `character`, by a comment `sample-fragment: character` above it. */
export function fragmentOf({ comments }: Fence): string | undefined {
  return comments.map((comment) => FRAGMENT.exec(comment)?.groups?.of).find(Boolean);
}

/** The object that has the members of a fragment, as JSON, in the fragment's own lines. */
export function objectOf(fragment: string): string {
  return `{${fragment.trimEnd().replace(/,$/u, '')}}`;
}

const SKIP = /^sample-skip:\s*/u;

/** The reason in a comment `sample-skip: reason` above a sample; undefined if there is no such comment. */
export function skipReason({ comments }: Fence): string | undefined {
  return comments.find((comment) => SKIP.test(comment))?.replace(SKIP, '');
}
