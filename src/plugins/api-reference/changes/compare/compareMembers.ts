import type { Affected, Detail, DetailKind } from '../comparison';
import type { Member, TypeText } from './readExports';
import type { Relation, TypePair } from './relateTypes';

/** Answers whether the types of a pair can stand for each other. */
export type Relate = (pair: TypePair) => Relation;

/** What the members of a type are compared with. */
export interface Context {
  relate: Relate;
  isEnumeration: boolean;
  /** Whether code outside the package makes values of the type or extends it. */
  isProvided: boolean;
}

/**
 * Compares the members of a type in both releases, and what is in them.
 *
 * @param prefix - of their names, such as `settings.`
 */
export function memberDetails(
  before: readonly Member[],
  after: readonly Member[],
  prefix: string,
  context: Context,
): Detail[] {
  const old = new Map(before.map((member) => [member.name, member]));
  const current = new Map(after.map((member) => [member.name, member]));
  const details: Detail[] = [];
  for (const member of before) {
    const counterpart = current.get(member.name);
    if (counterpart) {
      details.push(...comparedMember(member, counterpart, prefix, context));
    } else {
      details.push({
        kind: 'member removed',
        member: prefix + member.name,
        breaks: removalBreaks(member, context),
        before: member.text,
      });
    }
  }
  for (const member of after) {
    if (!old.has(member.name)) {
      details.push({
        kind: 'member added',
        member: prefix + member.name,
        breaks: context.isProvided && member.isDemanded ? ['implementers'] : [],
        after: member.text,
      });
    }
  }
  return details;
}

/** Who reads a member loses it; who provides it may name it no longer, except in a class, which may have more members. */
function removalBreaks(member: Member, { isProvided, isEnumeration }: Context): Affected[] {
  if (member.isProtected) {
    return ['implementers'];
  }
  return isProvided && !isEnumeration && member.isOverridable && !isMethod(member)
    ? ['callers', 'implementers']
    : ['callers'];
}

function isMethod({ type, text }: Member): boolean {
  return type.isFunction && /^[^:]*\(/u.test(text);
}

function comparedMember(before: Member, after: Member, prefix: string, context: Context): Detail[] {
  const member = prefix + after.name;
  const texts = { before: before.text, after: after.text };
  const details: Detail[] = [];
  const add = (kind: DetailKind, breaks: Affected[]): void => {
    details.push({ kind, member, breaks: visibleBreaks(breaks, after), ...texts });
  };
  const isProvided = context.isProvided && after.isOverridable;
  if (!before.isDeprecated && after.isDeprecated) {
    add('deprecated', []);
  }
  if (before.isOptional && !after.isOptional) {
    add('became required', isProvided ? ['implementers'] : []);
  } else if (!before.isOptional && after.isOptional) {
    add('became optional', ['callers']);
  } else if (!before.isDemanded && after.isDemanded) {
    add('became required', ['implementers']);
  }
  if (!before.isReadonly && after.isReadonly) {
    add('signature changed', ['callers']);
  }
  if (before.isProtected !== after.isProtected) {
    add('signature changed', after.isProtected ? ['callers'] : []);
  }
  if (context.isEnumeration) {
    if (before.type.comparable !== after.type.comparable) {
      add('value changed', ['callers']);
    }
  } else if (before.members && after.members) {
    details.push(...memberDetails(before.members, after.members, `${member}.`, { ...context, isProvided }));
  } else {
    const found = typeDetails(member, before.type, after.type, texts, isProvided, context.relate);
    details.push(...found.map((detail) => ({ ...detail, breaks: visibleBreaks(detail.breaks, after) })));
  }
  return details;
}

/** Only code that extends a class sees its protected members. */
function visibleBreaks(breaks: Affected[], { isProtected }: Member): Affected[] {
  return isProtected && breaks.length > 0 ? ['implementers'] : breaks;
}

/**
 * Compares the types of an export or a member.
 *
 * @param texts - both declarations
 * @param isProvided - whether code outside the package makes such values
 * @returns nothing if they are the same, otherwise one detail
 */
export function typeDetails(
  member: string,
  before: TypeText,
  after: TypeText,
  texts: Pick<Detail, 'before' | 'after'>,
  isProvided: boolean,
  relate: Relate,
): Detail[] {
  if (before.comparable === after.comparable) {
    return [];
  }
  const relation = relate({ before: before.comparable, after: after.comparable });
  const isFunction = before.isFunction && after.isFunction;
  if (relation === 'same' && !isFunction) {
    return [];
  }
  const isOneWay = relation === 'widened' || relation === 'narrowed';
  return [
    {
      kind: isFunction ? 'signature changed' : isOneWay ? `type ${relation}` : 'type changed',
      member,
      breaks: [
        // Who reads the value gets one that the code doesn't expect; who provides it gives one that is not accepted.
        ...(relation === 'widened' || relation === 'unrelated' || losesOption(before, after)
          ? ['callers' as const]
          : []),
        ...(isProvided && (relation === 'narrowed' || relation === 'unrelated') ? ['implementers' as const] : []),
      ],
      ...texts,
    },
  ];
}

/** A call that gives an option by a name that is gone doesn't compile, although the types are assignable. */
function losesOption(before: TypeText, after: TypeText): boolean {
  const positions = new Set(after.options.map((option) => option.split('.')[0]));
  return before.options.some((option) => positions.has(option.split('.')[0]) && !after.options.includes(option));
}

/** Each of those affected once, callers first. */
export function unique(affected: readonly Affected[]): Affected[] {
  return [...new Set(affected)].sort();
}
