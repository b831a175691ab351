import ts from 'typescript';
import { releaseFiles } from '../releaseFiles';

/** What becomes of the error that a place reports: its own text is printed, or the logger prints `{}` for it. */
export type Cause = 'printed' | 'lost';

/** Line and text of each place that prints, by file. `…` stands for what the code fills in. */
export type PrintedTexts = Record<string, [line: number, text: string, cause?: Cause][]>;

/** What the packages of a release print. */
export interface ReleaseTexts {
  /** What they throw, print as an error or a warning, or report as a failure at another level. */
  errors: PrintedTexts;
  /** The other lines of their log. */
  normal: PrintedTexts;
}

interface Printed {
  line: number;
  text: string;
  isError: boolean;
  /** Nothing, if it reports no other error. */
  cause?: Cause;
}

/** A call or a throw that prints. */
interface Printer {
  args: readonly ts.Expression[];
  isError: boolean;
  /** It prints an `Error` among several arguments as `{}`. */
  losesErrors?: boolean;
}

const CODE = /^(?:agent|client|packages\/[^/]+)\/.*\.(?:tsx?|m?js)$/u;
const NOT_RUN =
  /\/(?:dist|tests?|test_resources|__tests__|__mocks__|templates|_?examples|\..*)\/|\.(?:test|spec|config|d)\.(?:ts|m?js)$/u;

const LOGGER = 'elizaLogger';
const LOGGERS = [LOGGER, 'console'];
const ERROR_LEVELS = ['error', 'warn'];
const LEVELS = [...ERROR_LEVELS, 'log', 'info', 'success', 'debug', 'progress'];

/** Names of caught errors, and of what a service answers instead of a result. */
const NAME_OF_ERROR = /^(?:e\d?|\w*err|reason|\w*error(?:s|messages?|text|details)?|status|statusText|statusCode)$/iu;

/** Names of classes of errors. */
const NAME_OF_CLASS = /^(?:[A-Z]\w*)?(?:Error|Exception)$/u;

/** What the code fills in. */
const GAP = '…';

/**
 * Says that something went wrong, whatever the level is. What is missing or was not found is no failure by itself: the code
 * then loads or creates it.
 */
const FAILURE = /\b(?:errors?|fail(?:s|ed|ing|ure)?|cannot|can['’]t|could(?: not|n['’]t)|unable|invalid|exceeded)\b/iu;

/**
 * Collects what the packages of the release print, from a checkout of the framework that has its commit in its history.
 *
 * @returns texts by file, sorted by file and line; a text once for each file
 * @throws git's error if the folder is not a checkout or lacks the commit
 */
export function collectTexts(checkout: string, commit: string): ReleaseTexts {
  const { names, read } = releaseFiles(checkout, commit);
  const texts: ReleaseTexts = { errors: {}, normal: {} };
  for (const file of names.filter((name) => CODE.test(name) && !NOT_RUN.test(name))) {
    for (const { line, text, isError, cause } of textsIn(file, read(file))) {
      const rows = (texts[isError ? 'errors' : 'normal'][file] ??= []);
      if (!rows.some(([, known]) => known === text)) {
        rows.push(isError && cause ? [line, text, cause] : [line, text]);
      }
    }
  }
  return texts;
}

/** The texts that a file prints or throws, in its order. Places without any letters of their own are left out. */
export function textsIn(file: string, code: string): Printed[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const printed: Printed[] = [];
  const visit = (node: ts.Node): void => {
    const printer = printerOf(node);
    if (printer) {
      const text = textOf(printer.args);
      if (/\p{L}/u.test(text)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        printed.push({ line, text, isError: printer.isError || FAILURE.test(text), cause: causeOf(printer) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return printed;
}

/** What a node prints or throws, if it does. */
function printerOf(node: ts.Node): Printer | undefined {
  if (ts.isThrowStatement(node)) {
    return { args: [node.expression], isError: true };
  }
  // `TypeError("…")` without `new` makes an error, too.
  if (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    NAME_OF_CLASS.test(node.expression.text)
  ) {
    return { args: node.arguments ?? [], isError: true };
  }
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ts.isIdentifier(node.expression.expression) &&
    LOGGERS.includes(node.expression.expression.text) &&
    LEVELS.includes(node.expression.name.text)
  ) {
    return {
      args: node.arguments,
      isError: ERROR_LEVELS.includes(node.expression.name.text),
      losesErrors: node.expression.expression.text === LOGGER && node.arguments.length > 1,
    };
  }
  return undefined;
}

function causeOf({ args: written, losesErrors }: Printer): Cause | undefined {
  const args = written.map(withConstant);
  const whole = args.filter((arg) => ts.isIdentifier(arg) && NAME_OF_ERROR.test(arg.text));
  const isNamed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && NAME_OF_ERROR.test(node.text)) ||
    Boolean(ts.forEachChild(node, (child) => isNamed(child)));
  if (args.some((arg) => isNamed(arg) && !(losesErrors && whole.includes(arg)))) {
    return 'printed';
  }
  return whole.length > 0 ? 'lost' : undefined;
}

/** Texts of arguments, joined; arguments without any are a gap between two texts, and nothing at the ends. */
function textOf(args: readonly ts.Expression[]): string {
  const parts = args.map(partsOf);
  const isText = (part: string): boolean => part !== GAP;
  const first = parts.findIndex(isText);
  const last = parts.findLastIndex(isText);
  return first < 0
    ? ''
    : parts
        .slice(first, last + 1)
        .join(' ')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n');
}

/** A text as it is printed, with gaps. */
function partsOf(written: ts.Expression): string {
  const node = withConstant(written);
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => GAP + literal.text).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return partsOf(node.left) + partsOf(node.right);
  }
  return ts.isParenthesizedExpression(node) ? partsOf(node.expression) : GAP;
}

/** What a constant is set to if that has a text, or the expression itself. */
function withConstant(node: ts.Expression): ts.Expression {
  if (!ts.isIdentifier(node)) {
    return node;
  }
  let scope: ts.Node = node;
  while (!ts.isSourceFile(scope)) {
    scope = scope.parent;
    const statements: readonly ts.Statement[] =
      ts.isBlock(scope) || ts.isSourceFile(scope) || ts.isCaseOrDefaultClause(scope) ? scope.statements : [];
    const declared = statements
      .filter(ts.isVariableStatement)
      .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
    if (declared) {
      const value = declared.initializer;
      return value && (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) ? value : node;
    }
  }
  return node;
}
