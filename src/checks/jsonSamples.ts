import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { type WrittenPage } from '../page-model/written';
import { fragmentOf, objectOf, skipReason } from './pages';

/**
 * Every `json` code block is valid JSON, and every `jsonc` block is valid JSON apart from comments and trailing commas.
 * A comment `sample-skip: reason` above a block skips it. One with a comment `sample-fragment: …` shows members without the
 * outer braces, so that no one takes it for the whole file.
 */
export function checkJson({ file, fences }: WrittenPage): string[] {
  return fences.flatMap((fence) => {
    const { language, code, line } = fence;
    if (language !== 'json' && language !== 'jsonc') {
      return [];
    }
    const reason = skipReason(fence);
    if (reason !== undefined) {
      return reason.trim() ? [] : [`${file}:${line}: the sample is skipped without a reason: add one`];
    }
    const isFragment = fragmentOf(fence) !== undefined;
    if (isFragment && code.trimStart().startsWith('{')) {
      return [`${file}:${line}: the fragment looks like a whole file: leave out the outer braces`];
    }
    const errors: ParseError[] = [];
    const withComments = language === 'jsonc';
    const json = isFragment ? objectOf(code) : code;
    parse(json, errors, { disallowComments: !withComments, allowTrailingComma: withComments });
    const [error] = errors;
    if (!error) {
      return [];
    }
    // If something is missing, the parser reports the position after the gap, which may be several lines below.
    const before = json.slice(0, error.offset).trimEnd();
    const errorLine = line + before.split('\n').length - 1;
    const fix = withComments
      ? 'fix it, or write <!-- sample-skip: the reason --> above it'
      : 'fix it, use the language "jsonc" if it has comments, or write <!-- sample-skip: the reason --> above it';
    return [`${file}:${errorLine}: the sample is not valid JSON (${inWords(error)}): ${fix}`];
  });
}

/** `CommaExpected` as `comma expected`. */
function inWords({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replaceAll(/(?!^)[A-Z]/gu, (letter) => ` ${letter}`)
    .toLowerCase();
}
