import { zodToJsonSchema } from 'zod-to-json-schema';
import { RELEASE } from '../../../release/version';
import { characterSchema, MODEL_PROVIDERS } from '../check/characterSchema';
import { MEMBERS, type KnownMember } from '../check/facts/members';
import { PLUGINS } from '../check/facts/plugins';
import { TEMPLATES } from '../check/facts/templates';
import type { MemberGuide, MemberRow } from './readGuide';

/** The parts of JSON Schema (draft 7) that a character needs, with those that editors read besides. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  type?: string;
  enum?: readonly string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  description?: string;
  markdownDescription?: string;
  deprecationMessage?: string;
  examples?: unknown[];
  [keyword: string]: unknown;
}

interface SchemaSettings {
  /** Where the file is served. */
  address: string;
  /** Address of the site, with a slash at its end. */
  siteUrl: string;
}

/**
 * The JSON Schema of a character: what the release's own schema accepts, and nothing less, so that no editor refuses what
 * the release accepts. Each member has what the guide says of it, and a link to the place.
 *
 * @param guide - what the pages say, see readGuide.ts
 * @returns the schema, and `docs/x.md:12: what is wrong: the fix` for each member of which the guide says nothing
 */
export function createSchema(
  guide: MemberGuide,
  { address, siteUrl }: SchemaSettings,
): { schema: JsonSchema; problems: string[] } {
  const problems = [...guide.problems];
  const named = new Set<string>();
  const base = zodToJsonSchema(characterSchema, {
    $refStrategy: 'none',
    removeAdditionalStrategy: 'strict',
  }) as JsonSchema;
  offerNames(base);

  const describe = (schema: JsonSchema, name: string, known?: KnownMember): JsonSchema => {
    named.add(name);
    const row = rowOf(guide, name);
    const link = row?.link ?? (known?.unread && tellsOfUnread(guide, name) ? guide.unread.link : undefined);
    if (!link) {
      problems.push(`${lastPlace(guide)}: the field ${name} has no row in a table of fields: add one`);
      return schema;
    }
    const example = valueAt(guide.example, name);
    const effect = known?.unread && `Nothing reads this in ${RELEASE.version}: ${known.unread}.`;
    const meaning = effect ?? row?.meaning;
    const url = siteUrl + link.slice(1);
    return {
      ...schema,
      description: `${meaning}\n${url}`,
      markdownDescription: `${meaning}\n\n[Guide](${url})`,
      ...(effect && { deprecationMessage: effect }),
      ...(example !== undefined && { examples: [example] }),
    };
  };

  const withMembers = (
    schema: JsonSchema,
    prefix: string,
    members: Readonly<Record<string, KnownMember>> = {},
  ): JsonSchema => {
    const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(members)]);
    const properties = [...names].map((name) => {
      const known = members[name];
      const inner = withParts(schema.properties?.[name] ?? {}, prefix + name, known);
      return [name, describe(inner, prefix + name, known)] as const;
    });
    if (names.size === 0) {
      return schema;
    }
    const object = { type: 'object', ...schema, properties: Object.fromEntries(properties) };
    // The release accepts anything in the place of an object that its schema lacks. With anyOf in the place of this
    // condition, VS Code doesn't explain or mark fields that nothing reads.
    return schema.type ? object : { if: { type: 'object' }, then: object };
  };

  const withParts = (schema: JsonSchema, name: string, known?: KnownMember): JsonSchema => ({
    ...withMembers(schema, `${name}.`, known?.members),
    ...(schema.items && { items: withParts(schema.items, `${name}[]`) }),
    ...(schema.allOf && { allOf: schema.allOf.map((one) => withParts(one, name)) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => withParts(one, name)) }),
  });

  const schema = withMembers(base, '', MEMBERS);
  const { imageModelProvider } = schema.properties ?? {};
  if (imageModelProvider) {
    // The release doesn't check it, and fails with any other value.
    imageModelProvider.examples = [...MODEL_PROVIDERS];
  }
  for (const [name, { place }] of guide.rows) {
    if (!named.has(name)) {
      problems.push(
        `${place}: the check of characters doesn't know the field ${name}: correct it, or add it to src/plugins/character-file/check/facts/members.ts`,
      );
    }
  }
  return {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: address,
      title: `Character of Eliza ${RELEASE.version}`,
      ...schema,
    },
    problems,
  };
}

/** Adds names that editors offer: the templates that the release reads, and the packages that a character can load. */
function offerNames({ properties: { templates, plugins } = {} }: JsonSchema): void {
  if (templates) {
    templates.properties = Object.fromEntries(TEMPLATES.map((name) => [name, { type: 'string' }]));
  }
  const [names] = plugins?.anyOf ?? [];
  if (names) {
    // Editors offer the values of an enum. Other packages are accepted, too.
    names.items = { anyOf: [{ type: 'string', enum: PLUGINS }, { type: 'string' }] };
  }
}

/** The row of a member, or that of the object around it, if it names the member. */
function rowOf({ rows }: MemberGuide, name: string): MemberRow | undefined {
  const [, parent = '', own = ''] = /^(.+)\.([^.]+)$/u.exec(name) ?? [];
  const around = rows.get(parent);
  return (
    rows.get(name) ?? (around && new RegExp(`(?<!\\w)${own}(?!\\w)`, 'u').test(around.meaning) ? around : undefined)
  );
}

/** Whether the guide names a member among those without effect, with its path or next to the object around it. */
function tellsOfUnread({ unread: { names } }: MemberGuide, name: string): boolean {
  const [, parent = '', own = ''] = /^(.+)\.([^.]+)$/u.exec(name) ?? [];
  return names.has(name) || (names.has(parent) && names.has(own));
}

function valueAt(example: unknown, name: string): unknown {
  return name
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      example,
    );
}

function lastPlace({ rows }: MemberGuide): string {
  return [...rows.values()].at(-1)?.place ?? 'docs/core/character-reference.md:1';
}
