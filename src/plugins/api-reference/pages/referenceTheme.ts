import type { Application, Comment, DeclarationReflection, Reflection, SomeType } from 'typedoc';
import type { MarkdownPageEvent, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { placeNotes, type NotePlace, type NotesAt } from '../notes/addNotes';
import type { Note } from '../notes/readNotes';
import type { FindSource } from '../source-on-page/readSources';
import { placeSourceButtons, type SourceButton } from '../source-on-page/sourceButtons';
import { findForeignFunctions } from './foreignFunctions';

export const REFERENCE_THEME = 'reference';

/** A page with more members starts with a list of them. */
const MAX_MEMBERS_WITHOUT_LIST = 5;

/** How typedoc writes the framework's type `UUID`, whose name TypeScript loses. */
const UUID = `\`${Array.from({ length: 5 }, () => '${string}').join('-')}\``;

type Partials = MarkdownThemeContext['partials'];

/** What the pages have that typedoc doesn't know. */
interface Placed {
  notes: NotesAt;
  button: SourceButton;
  isForeign: ReturnType<typeof findForeignFunctions>;
}

/**
 * A typedoc plugin with the theme of the pages: the theme of typedoc-plugin-markdown, with parts replaced so that a
 * page can be skimmed. Classes and interfaces start with their declaration and a list of their members; inherited
 * members are one folded list; where something is defined is a small line with a button that unfolds the source: below
 * the declaration that the page is about, and below the heading of a member.
 */
export async function referenceTheme(app: Application, notes: readonly Note[], findSource: FindSource): Promise<void> {
  const placed: Placed = {
    notes: await placeNotes(app, notes),
    button: placeSourceButtons(app, findSource),
    isForeign: findForeignFunctions(app),
  };
  // An ES module, but this file is loaded as CommonJS.
  const { MarkdownTheme } = await import('typedoc-plugin-markdown');
  app.renderer.defineTheme(
    REFERENCE_THEME,
    class extends MarkdownTheme {
      override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
        const context = super.getRenderContext(page);
        Object.assign(context.partials, replacedPartials(context, { ...context.partials }, placed));
        return context;
      }
    },
  );
}

function replacedPartials(
  context: MarkdownThemeContext,
  original: Partials,
  { notes, button: sourceButton, isForeign }: Placed,
): Partial<Omit<Partials, 'constructor'>> {
  let inParametersTable = false;
  const notesAt = (comment: Comment | undefined, place: NotePlace): string =>
    notes(comment, place, (parts) => context.helpers.getCommentParts(parts));

  return {
    memberTitle(model) {
      const title = original.memberTitle(model);
      return title.startsWith('~~') ? title : code(title.replaceAll('\\', ''));
    },

    // Written by `sources`.
    inheritance: () => '',

    sources(model) {
      const place = `Defined in ${original.sources(model, { hideLabel: true })}`;
      const button = sourceButton(context.page.url, model.sources?.[0]);
      return `<small>${[place, button].filter(Boolean).join(' ')}</small>`;
    },

    comment(model, options) {
      if (options?.isTableColumn) {
        return original.comment(model, options);
      }
      const { showSummary = true, showTags = true, headingLevel: level = 2 } = options ?? {};
      const summary = showSummary && [
        original.comment(model, { ...options, showTags: false }).trim(),
        notesAt(model, 'description'),
      ];
      const tags = (isShown: (tag: string) => boolean): string => {
        const part = model.clone();
        part.blockTags = part.blockTags.filter(({ tag }) => isShown(tag));
        return original.comment(part, { ...options, showSummary: false });
      };
      const thrown = showTags && notesAt(model, 'throws');
      const heading = thrown && !model.getTag('@throws') && `${'#'.repeat(level)} Throws`;
      // What a reader has to know about a call is before its examples.
      const details = showTags && [
        tags((tag) => tag === '@throws'),
        heading,
        thrown,
        tags((tag) => tag !== '@throws' && tag !== '@example'),
        tags((tag) => tag === '@example'),
      ];
      return withoutMemberHeadings([summary, details].flat().filter(Boolean).join('\n\n'), level);
    },

    signature(model, options) {
      const text = original.signature(model, options);
      return withoutEmptyHeadings(model.parent === context.page.model ? text : withSourceFirst(text));
    },

    declaration(model, options) {
      const text = original.declaration(model, options);
      return model === context.page.model ? text : withSourceFirst(text);
    },
    accessor(model, options) {
      const text = withSourceFirst(original.accessor(model, options)).replaceAll('get static ', 'static get ');
      // A heading is needed only to tell it from the setter.
      return model.setSignature ? text : text.replace(/^#+ Get Signature\n+/mu, '');
    },

    // The details of a member have no headings of their own.
    signatureReturns(model, options) {
      const note = notesAt(model.comment, 'returns');
      const text = withoutHyphens([original.signatureReturns(model, options), note].filter(Boolean).join('\n\n'));
      if (options.headingLevel <= 3) {
        return text;
      }
      // Without a link or a text, it says no more than the signature.
      const saysMore = note || text.includes('](') || model.comment?.getTag('@returns') !== undefined;
      return saysMore ? text.replace(/^#+ Returns\n+/u, '**Returns** ') : '';
    },

    parametersTable(model) {
      inParametersTable = true;
      const table = original.parametersTable(model);
      inParametersTable = false;
      // Parameters without a default have this one, if others have another.
      return withoutDashes(table).replaceAll('| `undefined` |', '|  |');
    },

    typeDeclarationTable: (model, options) => withoutDashes(original.typeDeclarationTable(model, options)),

    typeDeclarationContainer: (model, declaration, options) =>
      isForeign(declaration) ? '' : original.typeDeclarationContainer(model, declaration, options),

    // The rows that follow have the members of an object.
    reflectionType(model, options) {
      return inParametersTable && model.declaration.children ? code('object') : original.reflectionType(model, options);
    },

    someType(model, options) {
      const uuid = model?.toString() === UUID && context.page.project.getChildByName(['UUID']);
      if (!uuid || uuid === context.page.model) {
        return original.someType(model, options);
      }
      return `[${code('UUID')}](${context.urlTo(uuid)})`;
    },

    members(models, options) {
      if (context.page.url.startsWith('type-aliases/') && models.length > MAX_MEMBERS_WITHOUT_LIST) {
        const sayNothing = models.every(({ comment, type }) => !comment && type?.type === 'reference');
        if (sayNothing) {
          return tableOf(models);
        }
      }
      return models.map((model) => context.partials.memberContainer(model, options)).join('\n\n');
    },

    memberWithGroups(model, options) {
      const keyword = KEYWORDS[context.page.url.split('/')[0] ?? ''];
      if (!keyword || model.categories) {
        return withSourceFirst(original.memberWithGroups(model, options));
      }
      return classOrInterface(model, keyword, options.headingLevel);
    },
  };

  function classOrInterface(model: DeclarationReflection, keyword: string, headingLevel: number): string {
    const groups = (model.groups ?? []).map(({ title, children }) => ({
      title,
      members: children.filter((child): child is DeclarationReflection => child.isDeclaration()),
    }));
    const members = groups.flatMap((group) => group.members);
    const own = members.filter((member) => !isInherited(member));
    const inherited = members.filter(isInherited);
    return [
      declarationOf(model, keyword),
      context.partials.sources(model),
      model.comment && context.partials.comment(model.comment, { headingLevel }),
      relationsOf(model),
      model.typeParameters && original.typeParametersTable(model.typeParameters),
      keyword !== 'enum' && own.length > MAX_MEMBERS_WITHOUT_LIST && memberList(own),
      ...(model.indexSignatures ?? []).map((signature) => original.indexSignature(signature, { headingLevel })),
      ...(model.signatures ?? []).map((signature) => context.partials.signature(signature, { headingLevel })),
      ...groups.map((group) =>
        memberGroup(
          group.title,
          group.members.filter((member) => own.includes(member)),
          { headingLevel, asTable: keyword === 'enum' },
        ),
      ),
      inherited.length > 0 && inheritedList(inherited, headingLevel),
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  function memberGroup(
    title: string,
    members: DeclarationReflection[],
    { headingLevel, asTable }: { headingLevel: number; asTable: boolean },
  ): string {
    if (members.length === 0) {
      return '';
    }
    const text = asTable
      ? withoutDashes(original.enumMembersTable(members))
      : context.partials.members(members, { headingLevel: headingLevel + 1 });
    return `${'#'.repeat(headingLevel)} ${title}\n\n${text}`;
  }

  /** Such as `class A extends B implements C`. */
  function declarationOf(model: DeclarationReflection, keyword: string): string {
    const typeParameters = model.typeParameters?.map(({ name }) => name).join(', ');
    const words = [
      model.flags.isAbstract && 'abstract',
      keyword,
      typeParameters ? `${model.name}<${typeParameters}>` : model.name,
      ...namedTypes('extends', model.extendedTypes),
      ...namedTypes('implements', model.implementedTypes),
    ];
    return `\`\`\`ts\n${words.filter(Boolean).join(' ')}\n\`\`\``;
  }

  function relationsOf(model: DeclarationReflection): string {
    return [
      ...linkedTypes('Extends', model.extendedTypes),
      ...linkedTypes('Extended by', model.extendedBy),
      ...linkedTypes('Implements', model.implementedTypes),
      ...linkedTypes('Implemented by', model.implementedBy),
    ].join('. ');
  }

  function linkedTypes(label: string, types: readonly SomeType[] | undefined): string[] {
    return types?.length ? [`${label} ${types.map((type) => context.partials.someType(type)).join(', ')}`] : [];
  }

  /** Of properties without more to say. A section for each would be as long as it is empty. */
  function tableOf(models: readonly DeclarationReflection[]): string {
    const rows = models.map((model) => {
      const anchor = `<a id="${context.router.getAnchor(model)}"></a>`;
      return `| ${anchor} ${context.partials.memberTitle(model)} | ${context.partials.someType(model.type)} |`;
    });
    return ['| Property | Type |', '| :--- | :--- |', ...rows].join('\n');
  }

  /** For readers who skim; the search reads the details below. */
  function memberList(members: readonly DeclarationReflection[]): string {
    const items = members
      .filter(({ name }) => name !== 'constructor')
      .map((member) => listItem(member, `#${context.router.getAnchor(member)}`));
    return `<nav class="member-list" aria-label="Members" data-no-search="">\n\n${items.join('\n')}\n\n</nav>`;
  }

  function inheritedList(members: readonly DeclarationReflection[], headingLevel: number): string {
    const items = members.map((member) => {
      const parent = member.inheritedFrom?.reflection;
      const anchor = `<a id="${context.router.getAnchor(member)}"></a>`;
      return listItem(member, parent && context.router.hasUrl(parent) ? context.urlTo(parent) : undefined, anchor);
    });
    const count = `${members.length} inherited ${members.length === 1 ? 'member' : 'members'}`;
    const heading = `${'#'.repeat(headingLevel)} Inherited`;
    return `${heading}\n\n<details>\n<summary>${count}</summary>\n\n${items.join('\n')}\n\n</details>`;
  }

  function listItem(member: DeclarationReflection, address: string | undefined, anchor = ''): string {
    const name = context.partials.memberTitle(member);
    const linked = address ? `[${name}](${address})` : name;
    return `- ${anchor}${linked} ${firstSentence(context.helpers.getDescriptionForComment(commentOf(member)))}`.trimEnd();
  }
}

/** Keyword of a declaration by output folder. */
const KEYWORDS: Readonly<Record<string, string | undefined>> = {
  classes: 'class',
  interfaces: 'interface',
  enumerations: 'enum',
};

function namedTypes(keyword: string, types: readonly SomeType[] | undefined): string[] {
  return types?.length ? [keyword, types.map(String).join(', ')] : [];
}

function isInherited(member: DeclarationReflection): boolean {
  return member.inheritedFrom !== undefined && member.name !== 'constructor';
}

function commentOf(member: DeclarationReflection): Comment {
  return (member.comment ?? member.signatures?.[0]?.comment ?? member.getSignature?.comment) as Comment;
}

function firstSentence(text: string | null): string {
  return /^.*?[.!?](?=\s|$)/u.exec(text ?? '')?.[0] ?? text ?? '';
}

/** Moves the line with the source above the signature, next to the heading. */
function withSourceFirst(text: string): string {
  return text.replaceAll(/^(```ts\n(?:(?!```)[^])*```)\n\n(<small>.*<\/small>)/gmu, '$2\n\n$1');
}

/** The header of the table says the same. Only pages of functions have the heading in their table of contents. */
function withoutEmptyHeadings(text: string): string {
  return text
    .replaceAll(/^#{4,} Parameters\n+(?=\|)/gmu, '')
    .replaceAll(/^#{4,} Type Parameters\n+\| Type Parameter \|\n(?:\|.*\n?)+/gmu, '')
    .replaceAll(/^#{4,} Type Parameters\n+(?=\|)/gmu, '');
}

/** The details of a member have no headings of their own. */
function withoutMemberHeadings(text: string, headingLevel: number): string {
  const inline =
    headingLevel > 3
      ? text.replaceAll(/^#{4,} Throws\n+(<?)/gmu, (_heading, box) => (box ? '**Throws**\n\n<' : '**Throws** '))
      : text;
  return withoutHyphens(inline);
}

/** Comments of the form `@returns {string} - The text.` leave a hyphen, which would start a list. */
function withoutHyphens(text: string): string {
  return text.replaceAll(/^(#+ (?:Throws|Returns)\n+(?:`.*\n+)?)- /gmu, '$1');
}

/** typedoc-plugin-markdown marks empty cells with a dash. */
function withoutDashes(table: string): string {
  return table.replaceAll(/ - (?=\|)/gu, '  ');
}

function code(text: string): string {
  return `\`${text}\``;
}
