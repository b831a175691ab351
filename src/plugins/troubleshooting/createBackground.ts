import { STATUS_CODES } from 'node:http';
import { getSystemErrorMap } from 'node:util';
import ts from 'typescript';
import { readWords } from './logWords';
import { contains, readLog, type Background, type KnownMessage } from './matchLog';
import { readForm } from './messageForm';

/** What the release prints. "…" stands for what differs. */
export interface PrintedTexts {
  errors: readonly string[];
  /** Of normal operation. */
  normal: readonly string[];
  /** Lines of recorded runs in which nothing failed. */
  recorded: readonly string[];
}

/**
 * Works out what logs have anyway, so that a message is only found by what is its own.
 *
 * @param messages - all known messages
 * @param printed - what the release prints
 */
export function createBackground(
  messages: readonly KnownMessage[],
  { errors, normal, recorded }: PrintedTexts,
): Background {
  const codes = messages.flatMap(({ seen }) => readForm(seen).groups.flat());
  const foreignTexts = readForeignTexts();
  const texts = [...foreignTexts, ...normal, ...recorded, ...messages.map(({ seen }) => seen)];
  const counts = new Map(
    codes.flatMap(({ parts }) => parts).flatMap(({ words }) => words.map(({ word }) => [word, 0])),
  );
  for (const text of texts) {
    for (const word of new Set(readWords(text).map(({ word }) => word))) {
      const count = counts.get(word);
      if (count !== undefined) {
        counts.set(word, count + 1);
      }
    }
  }
  const foreignLogs = foreignTexts.map(readLog);
  const own = new Set(errors.map(plain));
  const known = codes.map(({ code }) => code);
  const background: Background = {
    texts: texts.length,
    counts: Object.fromEntries([...counts].filter(([, count]) => count > 1)),
    foreign: [
      ...new Set(codes.filter((code) => foreignLogs.some((log) => contains(log, code))).map(({ code }) => code)),
    ],
    own: [...new Set(known.filter((code) => own.has(plain(code))))],
    normal: [],
  };
  const telling = codes.filter(({ code }) => !background.foreign.includes(code));
  // A line that has its own message in the guides is explained there, although the release takes it for normal.
  const explained = new Set(known.map(plain));
  const lines = [...recorded, ...normal.filter((text) => !explained.has(plain(text)))];
  return {
    ...background,
    normal: [...new Set(lines)].filter((text) => {
      const log = readLog(text);
      return telling.some((code) => contains(log, { ...code, statuses: [] }));
    }),
  };
}

function plain(text: string): string {
  return readWords(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Typescript has the messages of its compiler in this object, but not in its types. */
type WithDiagnostics = typeof ts & { Diagnostics?: Record<string, { code: number; message: string }> };

/** What every program on Node can print: its errors, those of the system, of HTTP and of TypeScript. */
function readForeignTexts(): string[] {
  const { Diagnostics } = ts as WithDiagnostics;
  if (!Diagnostics) {
    throw new Error(
      'typescript has no Diagnostics any more. Fix readForeignTexts in src/plugins/troubleshooting/createBackground.ts.',
    );
  }
  return [
    ...Object.getOwnPropertyNames(globalThis).filter((name) => name.endsWith('Error')),
    ...Object.entries(STATUS_CODES).map(([status, text]) => `${status} ${text}`),
    ...[...getSystemErrorMap().values()].map(([code, text]) => `${code}: ${text}`),
    ...Object.values(Diagnostics).map(({ code, message }) => `error TS${code}: ${message.replaceAll(/\{\d\}/gu, '…')}`),
  ];
}
