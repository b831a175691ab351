/** What is before the object of a file, or what the file is instead. */
export interface Head {
  kind: 'code' | 'fence' | 'yaml' | 'other';
  /** Where the object may start; undefined if there is none. */
  start?: number;
  /** Whether all of it is syntax, so that removing it takes no text away. */
  isSyntax: boolean;
}

const FENCE = /^(?:`{3}|~{3})[^\n]*(?:\n|$)/mu;
const CODE_WORD = /(?:import|export|const|let|var|module|exports|type|interface|enum|declare)\b/uy;
const TAIL_WORD = /[;)\s]*(?:as|satisfies|export|module)\b/uy;
const TAIL_LINE = /^\s*(?:$|[;)}\]>,]|\/[/*]|(?:as|satisfies|export|module|const|let|var|import)\b)/u;
const YAML_LINE = /(?:---|[\w-]+:)(?=\s)/uy;
const YAML_COMMENTS = /(?:#[^\n]*\n\s*)*/uy;
/** Where the object of a module starts: that of a character before any other. */
const OBJECTS = [/\bCharacter>?\s?=\s*\{/u, /\bexport default\s*\{/u, /[=(]\s*\{/u] as const;
const MODULE_NAMES = /\b(?:from|import|require\()\s?(?:"[^"\n]*"|'[^'\n]*')/gu;

/**
 * Tells what is before the object of a file.
 *
 * @param from - offset of the first sign that is no white space, comment or bracket
 */
export function headOf(text: string, from: number): Head {
  const rest = text.slice(from);
  const brace = rest.indexOf('{');
  const fence = FENCE.exec(rest);
  if (fence && (brace === -1 || fence.index < brace)) {
    return { kind: 'fence', start: from + fence.index + fence[0].length, isSyntax: fence.index === 0 };
  }
  if (isYaml(text, from)) {
    return { kind: 'yaml', isSyntax: false };
  }
  if (startsAt(CODE_WORD, text, from)) {
    const match = OBJECTS.map((pattern) => pattern.exec(rest)).find((found) => found !== null);
    const length = match ? match.index + match[0].length - 1 : undefined;
    return {
      kind: 'code',
      ...(length !== undefined && { start: from + length }),
      isSyntax: isModuleHead(rest.slice(0, length)),
    };
  }
  return { kind: 'other', ...(brace !== -1 && { start: from + brace }), isSyntax: false };
}

/** Whether what follows the object is the rest of a module, such as `as Character;`. */
export function isCodeTail(text: string, from: number): boolean {
  return startsAt(TAIL_WORD, text, from);
}

/** Whether code before the object has no strings except the names of modules. */
function isModuleHead(code: string): boolean {
  return !/["'`]/u.test(code.replaceAll(MODULE_NAMES, ''));
}

/** Whether all lines after the object are code without strings, or the end of a code block. */
export function isModuleTail(code: string): boolean {
  return code
    .replace(FENCE, '')
    .split('\n')
    .every((line) => TAIL_LINE.test(line) && isModuleHead(line));
}

/** The end of a fence of Markdown, with its line break; undefined if there is none at this offset. */
export function endOfFence(text: string, from: number): number | undefined {
  const fence = FENCE.exec(text.slice(from));
  return fence?.index === 0 ? from + fence[0].length : undefined;
}

function isYaml(text: string, from: number): boolean {
  startsAt(YAML_COMMENTS, text, from);
  const start = YAML_COMMENTS.lastIndex;
  const [line = ''] = text.slice(start).split('\n', 1);
  // With a comma, it is an object of JavaScript without its braces.
  return startsAt(YAML_LINE, text, start) && !line.trimEnd().endsWith(',');
}

function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
