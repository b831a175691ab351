import type { Application, Comment, CommentDisplayPart, ProjectReflection, Reflection } from 'typedoc';
import { NOTES_FILE, type Note } from './readNotes';

/** Where a note is on a page. */
export type NotePlace = 'description' | NonNullable<Note['at']>;

/**
 * The notes of the symbol that a comment belongs to, as Markdown; an empty text if there are none.
 *
 * @param write - writes Markdown from the parts of a text and the symbols that it names
 */
export type NotesAt = (
  comment: Comment | undefined,
  place: NotePlace,
  write: (parts: CommentDisplayPart[]) => string,
) => string;

/**
 * Finds the symbols of notes before the pages are written, and checks afterwards that each note is on a page.
 *
 * @throws an error, while pages are written, that lists the notes whose symbol or link is gone, or that no page shows
 */
export async function placeNotes(app: Application, notes: readonly Note[]): Promise<NotesAt> {
  // An ES module, but this file is loaded as CommonJS.
  const { Comment: NewComment } = await import('typedoc');
  const placed = new Map<Comment, { note: Note; parts: CommentDisplayPart[] }[]>();
  const shown = new Set<Note>();

  app.renderer.on('beginRender', ({ project }) => {
    const problems: string[] = [];
    for (const note of notes) {
      const commented = ownerOfComment(findSymbol(project, note.on));
      const { parts, unknown } = readText(note.text, project);
      problems.push(...unknown.map((name) => problem(note, `links to ${name}, ${GONE}`)));
      if (commented) {
        commented.comment ??= new NewComment();
        placed.set(commented.comment, [...(placed.get(commented.comment) ?? []), { note, parts }]);
      } else {
        problems.push(problem(note, `is about a name ${GONE}`));
      }
    }
    report(problems);
  });
  app.renderer.on('endRender', () => {
    const missing = notes.filter((note) => !shown.has(note));
    report(
      missing.map((note) =>
        problem(note, `is on no page, because ${note.on} has no section there: write it on what that is part of`),
      ),
    );
  });

  return (comment, place, write) => {
    const here = (comment && placed.get(comment)) ?? [];
    return here
      .filter(({ note }) => (note.at ?? 'description') === place)
      .map(({ note, parts }) => {
        shown.add(note);
        // Not searched: the search would load more, and finds the symbol without it.
        return `<blockquote data-no-search="">\n\n**Our note:** ${write(parts)}\n\n</blockquote>`;
      })
      .join('\n\n');
  };
}

/** How a message about a name that a note has ends. */
const GONE = 'which the release does not export: correct or remove it';

function problem({ on, line }: Note, words: string): string {
  return `${NOTES_FILE}:${line}: the note on ${on} ${words}`;
}

function report(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function findSymbol(project: ProjectReflection, name: string): Reflection | undefined {
  const [symbol = '', member] = name.split('.');
  const owner = project.getChildByName([symbol]);
  if (!owner || member === undefined) {
    return owner;
  }
  const literal = owner.isDeclaration() && owner.type?.type === 'reflection' ? owner.type.declaration : undefined;
  return (literal ?? owner).getChildByName([member]);
}

/** Functions, methods and accessors have their comment on a signature. */
function ownerOfComment(symbol: Reflection | undefined): Reflection | undefined {
  return symbol?.isDeclaration() ? (symbol.signatures?.[0] ?? symbol.getSignature ?? symbol) : symbol;
}

function readText(text: string, project: ProjectReflection): { parts: CommentDisplayPart[]; unknown: string[] } {
  const unknown: string[] = [];
  const parts = text.split(/\[\[([\w.]+)\]\]/u).map((part, index): CommentDisplayPart => {
    if (index % 2 === 0) {
      return { kind: 'text', text: part };
    }
    const target = findSymbol(project, part);
    if (!target) {
      unknown.push(part);
      return { kind: 'code', text: part };
    }
    return { kind: 'inline-tag', tag: '@linkcode', text: part, target };
  });
  return { parts, unknown };
}
