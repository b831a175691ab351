import ts from 'typescript';
import { releaseFiles } from './releaseFiles';

/** The release's prompts that the preview of a character composes, by client. */
const TEMPLATES = {
  rest: { file: 'packages/client-direct/src/index.ts', name: 'messageHandlerTemplate' },
  discord: { file: 'packages/client-discord/src/templates.ts', name: 'discordMessageHandlerTemplate' },
  telegram: { file: 'packages/client-telegram/src/messageManager.ts', name: 'telegramMessageHandlerTemplate' },
  xReply: { file: 'packages/client-twitter/src/interactions.ts', name: 'twitterMessageHandlerTemplate' },
  xPost: { file: 'packages/client-twitter/src/post.ts', name: 'twitterPostTemplate' },
} as const;

/** Where the ends that several templates share are declared. */
const SHARED = 'packages/core/src/parsing.ts';

/** Texts of the release's prompts; kept in `promptTemplates.json`. */
export interface PromptTemplates {
  commit: string;
  /** Where the texts come from, and whose they are. */
  origin: string;
  templates: Record<keyof typeof TEMPLATES, { file: string; name: string; text: string }>;
}

/**
 * Collects the texts of the prompts from a checkout of the framework that has the release's commit in its history.
 *
 * @throws an error with the file, if a template is not there or is made of more than texts; git's error if the folder is not
 * a checkout or lacks the commit
 */
export function collectPromptTemplates(checkout: string, commit: string): PromptTemplates {
  const { read } = releaseFiles(checkout, commit);
  const shared = declarationsIn(SHARED, read(SHARED));
  const entries = Object.entries(TEMPLATES).map(([client, { file, name }]) => {
    const declarations = new Map([...shared, ...declarationsIn(file, read(file))]);
    return [client, { file, name, text: textOf(name, declarations, file) }];
  });
  const copyright = /^Copyright .+$/mu.exec(read('LICENSE'))?.[0] ?? '';
  return {
    commit,
    origin: `Texts of Eliza, github.com/elizaOS/eliza. MIT License. ${copyright}`,
    templates: Object.fromEntries(entries) as PromptTemplates['templates'],
  };
}

/** What the constants of a file are set to, by name. */
function declarationsIn(file: string, code: string): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of ts.createSourceFile(file, code, ts.ScriptTarget.Latest).statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          found.set(name.text, initializer);
        }
      }
    }
  }
  return found;
}

function textOf(name: string, declarations: ReadonlyMap<string, ts.Expression>, file: string): string {
  const evaluate = (node: ts.Expression): string => {
    if (ts.isStringLiteralLike(node)) {
      return node.text;
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return evaluate(node.left) + evaluate(node.right);
    }
    if (ts.isIdentifier(node)) {
      return textOf(node.text, declarations, file);
    }
    throw new Error(
      `${file}: ${name} is more than strings, constants and "+". Extend src/release/promptTemplates.ts to read it.`,
    );
  };
  const declared = declarations.get(name);
  if (!declared) {
    throw new Error(
      `${file}: there is no constant ${name}, nor in ${SHARED}. ` +
        'Find where the release has it, and name that in src/release/promptTemplates.ts.',
    );
  }
  return evaluate(declared);
}
