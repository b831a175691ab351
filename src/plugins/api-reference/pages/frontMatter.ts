import type { Application, Reflection } from 'typedoc';
import type { MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { MAX_DESCRIPTION } from '../../../checks/frontMatter/sharedFields';
import type { Snapshot } from '../../../release/snapshots';

/** Front matter of a generated page, read by the theme. */
export interface ReferenceFrontMatter {
  title: string;
  description: string;
  /** Package and version that the page documents, such as `@elizaos/core 0.1.7`. */
  release: string;
  /** What the page's symbol is, such as `interface`; absent on index pages. */
  kind?: string;
  /** The page is generated, so there is nothing to edit. */
  custom_edit_url: null;
  /** Set here, because git doesn't know generated files. */
  last_update: { date: string; author: string };
}

/** Kind of symbol by output folder. */
const KIND_BY_FOLDER: Readonly<Record<string, string>> = {
  classes: 'class',
  enumerations: 'enumeration',
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type alias',
  variables: 'variable',
};

/** A typedoc plugin that gives each page a title, a description, its kind and its release. */
export function writeFrontMatter(app: Application, snapshot: Snapshot): void {
  // The event map of typedoc has the type of its HTML page event; typedoc-plugin-markdown sends this one.
  const listen = app.renderer.on.bind(app.renderer) as unknown as (
    event: 'beginPage',
    listener: (page: MarkdownPageEvent) => void,
  ) => void;
  listen('beginPage', (page) => {
    page.frontmatter = { ...page.frontmatter, ...pageFrontMatter(page, snapshot) };
  });
}

function pageFrontMatter(page: MarkdownPageEvent, { packageName, version, committed }: Snapshot): ReferenceFrontMatter {
  const release = `${packageName} ${version}`;
  const common = { release, custom_edit_url: null, last_update: { date: committed, author: release } };
  if (!page.isReflectionEvent() || page.model.isProject()) {
    const isIndex = page.url === 'index.md';
    return {
      title: isIndex ? `${release} API` : `All exports of ${release}`,
      description: isIndex
        ? `API reference of ${release}: what it covers, where it comes from, and all exports by kind.`
        : `All classes, interfaces, functions, enumerations, types and variables that ${release} exports.`,
      ...common,
    };
  }
  const kind = KIND_BY_FOLDER[page.url.split('/')[0] ?? ''] ?? 'export';
  return {
    title: page.model.name,
    description: describe(`${page.model.name}, ${kind} of ${release}`, summaryOf(page.model)),
    kind,
    ...common,
  };
}

/** `Action, interface of …` is followed by the first sentence of the comment, as far as it fits. */
export function describe(subject: string, summary: string): string {
  const sentence = (/^.*?[.!?](?=\s|$)/u.exec(summary)?.[0] ?? summary).replace(/\.$/u, '');
  const text = sentence ? `${subject}: ${sentence}.` : `${subject}.`;
  if (text.length <= MAX_DESCRIPTION) {
    return text;
  }
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;:.-])[\s,;:.-]+$/u, '')}…`;
}

function summaryOf(reflection: Reflection): string {
  const signature = reflection.isDeclaration() ? reflection.signatures?.[0] : undefined;
  const parts = (reflection.comment ?? signature?.comment)?.summary ?? [];
  return parts
    .map(({ text }) => text)
    .join('')
    .replace(/[`*_]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
