import type { Application, Comment, DeclarationReflection, Reflection, SomeType } from 'typedoc';
import type { MarkdownPageEvent, MarkdownThemeContext } from 'typedoc-plugin-markdown';

export const REFERENCE_THEME = 'reference';

/** A page with more members starts with a list of them. */
const MOST_MEMBERS_WITHOUT_LIST = 5;

/** How typedoc writes the framework's type `UUID`, whose name TypeScript loses. */
const UUID = `\`${Array.from({ length: 5 }, () => '${string}').join('-')}\``;

type Partials = MarkdownThemeContext['partials'];

/**
 * A typedoc plugin with the theme of the pages: the theme of typedoc-plugin-markdown, with parts replaced so that a
 * page can be skimmed. Classes and interfaces start with their declaration and a list of their members; inherited
 * members are one folded list; where something is defined is a small line below its heading.
 */
export async function referenceTheme(app: Application): Promise<void> {
  // An ES module, but this file is loaded as CommonJS.
  const { MarkdownTheme } = await import('typedoc-plugin-markdown');
  app.renderer.defineTheme(
    REFERENCE_THEME,
    class extends MarkdownTheme {
      override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
        const context = super.getRenderContext(page);
        Object.assign(context.partials, replacedPartials(context, { ...context.partials }));
        return context;
      }
    },
  );
}

function replacedPartials(context: MarkdownThemeContext, original: Partials): Partial<Omit<Partials, 'constructor'>> {
  let inParametersTable = false;

  return {
    memberTitle(model) {
      const title = original.memberTitle(model);
      return title.startsWith('~~') ? title : code(title.replaceAll('\\', ''));
    },

    // Written by `sources`.
    inheritance: () => '',

    sources(model) {
      const parts = [`Defined in ${original.sources(model, { hideLabel: true })}`];
      const owner = model.isSignature() ? model.parent : model;
      const implemented = owner.isDeclaration() ? owner.implementationOf : undefined;
      if (implemented?.reflection && context.router.hasUrl(implemented.reflection)) {
        parts.push(`implements [${code(implemented.name)}](${context.urlTo(implemented.reflection)})`);
      }
      return `<small>${parts.join(' · ')}</small>`;
    },

    signature(model, options) {
      return withoutEmptyHeadings(withSourceFirst(original.signature(model, options)));
    },

    declaration: (model, options) => withSourceFirst(original.declaration(model, options)),
    accessor: (model, options) => withSourceFirst(original.accessor(model, options)),

    // The details of a member have no headings of their own.
    signatureReturns(model, options) {
      const text = original.signatureReturns(model, options);
      if (options.headingLevel <= 3) {
        return text;
      }
      // Without a link or a text, it says no more than the signature.
      const saysMore = text.includes('](') || model.comment?.getTag('@returns') !== undefined;
      return saysMore ? text.replace(/^#+ Returns\n+/u, '**Returns** ') : '';
    },

    parametersTable(model) {
      inParametersTable = true;
      const table = original.parametersTable(model);
      inParametersTable = false;
      return withoutDashes(table);
    },

    typeDeclarationTable: (model, options) => withoutDashes(original.typeDeclarationTable(model, options)),

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
      return models.map((model) => context.partials.memberContainer(model, options)).join('\n\n');
    },

    memberWithGroups(model, options) {
      const keyword = KEYWORDS[context.page.url.split('/')[0] ?? ''];
      if (!keyword || model.categories) {
        return original.memberWithGroups(model, options);
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
      context.partials.sources(model),
      declarationOf(model, keyword),
      model.comment && original.comment(model.comment, { headingLevel }),
      relationsOf(model),
      model.typeParameters && original.typeParametersTable(model.typeParameters),
      keyword !== 'enum' && own.length > MOST_MEMBERS_WITHOUT_LIST && memberList(own),
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
  return text.replaceAll(/^#{4,} Parameters\n+(?=\|)/gmu, '');
}

/** typedoc-plugin-markdown marks empty cells with a dash. */
function withoutDashes(table: string): string {
  return table.replaceAll(/ - (?=\|)/gu, '  ');
}

function code(text: string): string {
  return `\`${text}\``;
}
