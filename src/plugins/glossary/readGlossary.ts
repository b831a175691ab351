import type { Heading, Html, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { WrittenPage } from '../../page-model/written';

/** The glossary, relative to the site. */
export const GLOSSARY_FILE = 'docs/glossary.md';

/** A word of the glossary that pages explain where it is first used. */
export interface Term {
  name: string;
  /** The words that are explained, in this casing. */
  forms: string[];
  /** First sentence of the entry, as text. */
  note: string;
  /** Route of the page that the entry leads to, with slashes at its ends. */
  route: string;
}

export interface GlossaryReading {
  terms: Term[];
  /** `docs/glossary.md:12: what is wrong, and the fix`, one line each. */
  problems: string[];
}

/** Every page that uses the word carries the note. */
const LONGEST_NOTE = 130;
const FORMS_COMMENT = /^<!-- forms: (.+) -->$/u;
const END_OF_SENTENCE = /\.\s+(?=[A-Z])/u;

/**
 * Reads the glossary and checks it. An entry is a heading, a comment with the forms of the word if pages are to explain it,
 * and a paragraph of two sentences that ends in a link to a page.
 */
export function readGlossary(page: WrittenPage): GlossaryReading {
  const { file } = page;
  if (page.problem !== undefined) {
    return { terms: [], problems: [page.problem] };
  }
  const terms: Term[] = [];
  const problems: string[] = [];
  const known = new Set<string>();
  for (const { heading, comment, paragraph, rest } of entriesOf(page.tree)) {
    const name = toString(heading);
    const problem = (node: RootContent, message: string): void => {
      problems.push(`${file}:${page.lineOfNode(node)}: ${name}: ${message}`);
    };
    const forms = comment ? FORMS_COMMENT.exec(comment.value)?.[1]?.split(', ') : [];
    if (!forms) {
      problem(comment ?? heading, 'write the comment as <!-- forms: room, rooms -->');
    }
    if (!paragraph) {
      problem(heading, 'below the heading has to be a paragraph, after the comment with the forms if there is one');
      continue;
    }
    if (rest) {
      problem(rest, 'an entry is one paragraph: move what follows to the page that it leads to');
    }
    const sentences = toString(paragraph).replaceAll('\n', ' ').split(END_OF_SENTENCE);
    if (sentences.length !== 2) {
      problem(paragraph, `write two sentences, not ${sentences.length}`);
    }
    const route = linkAtEnd(paragraph);
    if (route === undefined) {
      problem(paragraph, 'end in a link to a page of the site and a full stop: "…: [Actions](/docs/core/actions/)."');
    }
    const note = `${sentences[0]}.`;
    if (forms?.length && note.length > LONGEST_NOTE) {
      problem(paragraph, `the first sentence has ${note.length} characters: at most ${LONGEST_NOTE}, as pages show it`);
    }
    for (const form of forms ?? []) {
      if (known.has(form)) {
        problem(heading, `"${form}" is also a form of another word: keep it for one of them`);
      }
      known.add(form);
    }
    if (forms?.length && route !== undefined) {
      terms.push({ name, forms, note, route });
    }
  }
  if (terms.length === 0 && problems.length === 0) {
    problems.push(`${file}:${page.bodyLine}: no word has forms: add a comment such as <!-- forms: room, rooms -->`);
  }
  return { terms, problems };
}

interface Entry {
  heading: Heading;
  comment: Html | undefined;
  paragraph: Paragraph | undefined;
  /** What an entry must not have. */
  rest: RootContent | undefined;
}

function entriesOf({ children }: Root): Entry[] {
  return children.flatMap((heading, index) => {
    if (heading.type !== 'heading' || heading.depth !== 2) {
      return [];
    }
    const end = children.findIndex((node, place) => place > index && node.type === 'heading' && node.depth <= 2);
    const below = children.slice(index + 1, end < 0 ? undefined : end);
    const comment = below[0]?.type === 'html' ? below[0] : undefined;
    const [first, rest] = comment ? below.slice(1) : below;
    return [{ heading, comment, paragraph: first?.type === 'paragraph' ? first : undefined, rest }];
  });
}

/** The route of `…: [Actions](/docs/core/actions/#handler).` */
function linkAtEnd({ children }: Paragraph): string | undefined {
  const [link, end] = children.slice(-2);
  return link?.type === 'link' && link.url.startsWith('/') && end?.type === 'text' && end.value === '.'
    ? link.url.replace(/#.*/u, '')
    : undefined;
}
