import * as z from 'zod/v4';
import { findOldName } from '../../../search/engine';
import type { ApiMember, ApiSymbol, Source } from '../data';
import type { Docs } from '../docs';
import { nearest } from '../nearest';
import { offsetArgument, partOfList } from '../paging';
import { defineTool, Refusal } from '../tool';

const MEMBERS = 50;
const GUIDES = 3;

export const symbol = defineTool({
  name: 'symbol',
  title: 'Look up an export of the core package',
  description:
    'Looks up a class, interface, type, function, variable or enumeration of @elizaos/core, or a member such as ' +
    'AgentRuntime.composeState: signature, what it is, members, where it is defined, how it changed since release 0.1.3, and ' +
    'the guides that use it. Knows what to use instead of names of release 0.1.3 that are gone.',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('Name of the export, such as Action, or of a member, such as AgentRuntime.composeState'),
    offset: offsetArgument,
  }),
  answer({ name: written, offset }, docs) {
    const name = written
      .replaceAll('`', '')
      .replace(/[<(].*/u, '')
      .replace(/\.prototype\.|#|::/u, '.');
    const found = find(name, docs);
    if (found) {
      return found.member ? describeMember(found.symbol, found.member, docs) : describe(found.symbol, offset, docs);
    }
    const gone = describeGone(name, offset, docs);
    if (gone) {
      return gone;
    }
    const renamed = findOldName(name);
    if (renamed) {
      const now = find(renamed.name, docs);
      return [
        `${renamed.old} is called ${renamed.name} in ${docs.data.release}: ${docs.addressOf(renamed.route)}`,
        ...(now
          ? [now.member ? describeMember(now.symbol, now.member, docs) : describe(now.symbol, offset, docs)]
          : []),
      ].join('\n\n');
    }
    const withMember = docs.data.symbols.flatMap((owner) =>
      owner.members.filter((member) => same(member.name, name)).map((member) => ({ owner, member })),
    );
    if (withMember.length > 0) {
      const { entries, shown, next } = partOfList(withMember, offset, MEMBERS);
      const list = entries.map(
        ({ owner, member }) =>
          `- ${docs.linkTo(`${owner.name}.${member.name}`, member.route)} \`${member.signature}\` ${member.summary}`,
      );
      return `No export is called ${name}, but members are: ${shown}\n\n${list.join('\n')}${next}`;
    }
    throw new Refusal(unknown(name, docs));
  },
});

interface Found {
  symbol: ApiSymbol;
  member?: ApiMember;
}

/** The export or member with a name: as it is written, or else in any case. */
function find(name: string, { data: { symbols } }: Docs): Found | undefined {
  const byName = <Named extends { name: string }>(all: readonly Named[], wanted: string): Named | undefined =>
    all.find((one) => one.name === wanted) ?? all.find((one) => same(one.name, wanted));
  const whole = byName(symbols, name);
  if (whole) {
    return { symbol: whole };
  }
  const [owner = '', memberName = ''] = name.split(/\.(.*)/u);
  const ownerSymbol = byName(symbols, owner);
  const member = ownerSymbol && byName(ownerSymbol.members, memberName);
  return member && { symbol: ownerSymbol, member };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function describe(
  { name, kind, route, signature, summary, source, members, change }: ApiSymbol,
  offset: number,
  docs: Docs,
): string {
  const { entries, shown, next } = partOfList(members, offset, MEMBERS);
  const list = entries.map((member) => `- \`${member.signature}\` ${member.summary}`.trimEnd());
  return [
    `${name}, ${kind} of ${docs.data.packageName} ${docs.data.release}: ${docs.addressOf(route)}`,
    ...describeSource(source),
    `\`\`\`ts\n${signature}\n\`\`\``,
    ...(summary ? [summary] : []),
    ...(change ? [change.text, `On the page of changes: ${docs.addressOf(change.route)}`] : []),
    ...(list.length > 0 ? [`Members: ${shown}\n${list.join('\n')}${next}`] : []),
    ...guidesFor(name, docs),
  ].join('\n\n');
}

function describeMember(owner: ApiSymbol, member: ApiMember, docs: Docs): string {
  return [
    `${owner.name}.${member.name}, member of the ${owner.kind} ${owner.name}: ${docs.addressOf(member.route)}`,
    ...describeSource(member.source ?? owner.source),
    `\`\`\`ts\n${member.signature}\n\`\`\``,
    ...(member.summary ? [member.summary] : []),
    ...guidesFor(member.name, docs),
  ].join('\n\n');
}

/** What became of an export or a member of the release before; undefined if nothing is known to be gone. */
function describeGone(name: string, offset: number, docs: Docs): string | undefined {
  const { symbols, removed, packageName, release } = docs.data;
  const [old, { route, use } = {}] = Object.entries(removed.symbols).find(([other]) => same(other, name)) ?? [];
  if (old && route && use) {
    const instead = [...use.matchAll(/`([A-Za-z_]\w*)/gu)].flatMap(
      ([, other = '']) => find(other, docs)?.symbol ?? [],
    )[0];
    return [
      `${packageName} ${release} does not export ${old}. ${use} ${removed.release} had it: ${docs.addressOf(route)}`,
      ...(instead ? [describe(instead, offset, docs)] : []),
    ].join('\n\n');
  }
  const [ownerName = '', memberName = ''] = name.split(/\.(.*)/u);
  const owner = symbols.find((one) => same(one.name, ownerName));
  const member = owner?.change?.gone.find((one) => same(one, memberName));
  return owner && member
    ? [
        `${owner.name} has no ${member} in ${packageName} ${release}; ${removed.release} had it.`,
        describe(owner, offset, docs),
      ].join('\n\n')
    : undefined;
}

function describeSource(source: Source | undefined): string[] {
  return source ? [`Defined in ${source.place}: ${source.url}`] : [];
}

function guidesFor(name: string, docs: Docs): string[] {
  const list = docs
    .pagesThatName(name, ['guides'], GUIDES)
    .map(({ title, route, description }) => `- ${docs.linkTo(title, route)} ${description}`);
  return list.length > 0 ? [`Guides that use it:\n${list.join('\n')}`] : [];
}

function unknown(name: string, docs: Docs): string {
  const { symbols, removed, packageName, release } = docs.data;
  const names = symbols.flatMap((one) => [one.name, ...one.members.map((member) => `${one.name}.${member.name}`)]);
  const near = nearest(name, name.includes('.') ? names : symbols.map((one) => one.name));
  const [old, { route } = {}] = Object.entries(removed.symbols).find(([other]) => same(other, name)) ?? [];
  return [
    `${packageName} ${release} does not export ${name}.`,
    ...(old && route ? [`${removed.release} had it: ${docs.addressOf(route)}`] : []),
    near.length > 0 ? `The nearest names: ${near.join(', ')}.` : 'Use search for words.',
  ].join(' ');
}
