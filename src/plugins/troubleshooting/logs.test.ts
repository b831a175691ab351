import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createBackground } from './createBackground';
import { createMatcher } from './matchLog';
import { readGuides } from './readGuides';
import { readMessages, type Message } from './readMessages';
import { readPrintedTexts } from './readPrintedTexts';
import logs from './testdata/logs.json';

const { messages } = readMessages(readGuides('.'));
const known = messages.map(({ seen, isAnnouncement }) => ({ seen: marked(seen), isAnnouncement }));
const printed = readPrintedTexts();
const healthy = printed.recorded.join('\n');
const match = createMatcher(known, createBackground(known, printed));
const messagesIn = (log: string): Message[] => match(log).flatMap(({ index }) => messages[index] ?? []);
const fixOf = ({ causes }: Message): string =>
  causes.map(({ fix }) => toString({ type: 'paragraph', children: fix })).join('\n');

/** What readers see, as the built page has it. */
function marked(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') {
        const mark = node.value.includes('`') ? '``' : '`';
        return mark + node.value + mark;
      }
      return 'children' in node ? marked(node.children) : 'value' in node ? node.value : '';
    })
    .join('');
}

it('the expected messages exist', () => {
  const anchors = new Set(messages.map(({ anchor }) => anchor));
  expect(logs.flatMap(({ expected }) => expected).filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

describe.each([
  ['alone', (log: string) => log],
  ['below a healthy log', (log: string) => `${healthy}\n${log}`],
  ['above a healthy log', (log: string) => `${log}\n${healthy}`],
])('a log %s', (_, inContext) => {
  it('leads first to a right message with a fix that suits the log, nine times out of ten', () => {
    const cases = logs.filter(({ expected }) => expected.length > 0);
    const failed = cases.flatMap(({ source, log, expected, fix = '' }) => {
      const [first] = messagesIn(inContext(log));
      const found = first && { anchor: first.anchor, fix: fixOf(first) };
      return found && expected.some((anchor) => anchor === found.anchor) && found.fix.includes(fix)
        ? []
        : [{ source, expected, fix, found }];
    });
    expect(failed.length / cases.length, JSON.stringify(failed, null, 2)).toBeLessThanOrEqual(0.1);
  });

  it('that no message explains leads to announcements at most, 17 times out of 20', () => {
    const cases = logs.filter(({ expected }) => expected.length === 0);
    const failed = cases.flatMap(({ source, log }) => {
      const found = messagesIn(inContext(log)).filter(({ isAnnouncement }) => !isAnnouncement);
      return found.length === 0 ? [] : [{ source, found: found.map(({ anchor }) => anchor) }];
    });
    expect(failed.length / cases.length, JSON.stringify(failed, null, 2)).toBeLessThanOrEqual(0.15);
  });
});

it('a healthy log has no message in it', () => {
  expect(messagesIn(healthy)).toEqual([]);
});

it('most messages with code are found in a log that has what readers see', () => {
  const coded = known.filter(({ seen }) => seen.includes('`'));
  const missed = coded.filter(
    ({ seen }) => !match(seen.replaceAll('…', 'x')).some(({ index }) => known[index]?.seen === seen),
  );
  expect(missed.length / coded.length, missed.map(({ seen }) => seen).join('\n')).toBeLessThan(0.25);
});
