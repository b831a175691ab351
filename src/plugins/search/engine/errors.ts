// What tells an error, or a line of a log, from a question.

const SIGNS = [
  // `SqliteError`, `error TS2307`, `ERROR:`, `gyp ERR!`
  /\p{L}(?:Error|Exception)\b|\b[Ee]rror(?::| TS\d)|\b(?:ERROR|WARN)\b|\bERR!|⛔/u,
  // `ECONNREFUSED`, `ERR_USE_AFTER_CLOSE`, `SQLITE_ERROR`
  /\bE[A-Z]{4,}\b|\b(?:ERR|SQLITE)_[A-Z\d_]+/u,
  /\bcannot (?:find|read|use|load|access)\b|\bcould not\b|\bunable to\b|\bfailed (?:to|with)\b|\bvalidation failed\b/iu,
  /\bis not (?:defined|a function|valid|supported|installed)\b|\bnot (?:found|configured)\b|\bno such\b|\bdoes not exist\b/iu,
  /\bno exported member\b|\bpermission denied\b|\balready in use\b|\bviolates\b|\bunhandled\b|\bunexpected token\b/iu,
  /\binvalid\b|\bunsupported\b|\bno \w+ found\b|\bmismatch\b|\bmistmatch\b|\bdisallowed\b|\bdeprecated\b|\bwas compiled against\b/iu,
  /\bexit(?:ed)?(?: with)?(?: code| status)? ?\(?\d+|\b(?:code|status) \d{3}\b|\berror starting\b/iu,
  // The name of a package: `better-sqlite3 error`
  /(?:^|\s)@?[a-z\d]+(?:[-/][a-z\d]+)+ errors?\b/u,
  // The line of a log, and of a stack.
  /\d{1,2}:\d{2}:\d{2}|\["[⛔⚠ℹ◎✓]|^\s+at \S+ \(/u,
  // A path, but not the route of a page.
  /(?:^|[\s'"(])(?:[A-Z]:\\|\/(?:app|bin|etc|home|mnt|root|usr|var|Users)\/)/u,
];

/** Whether a query looks like an error or a part of a log. Then the messages that the guides explain are searched, too. */
export function looksLikeError(query: string): boolean {
  return SIGNS.some((sign) => sign.test(query));
}
