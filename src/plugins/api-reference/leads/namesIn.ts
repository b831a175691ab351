import { AMBIGUOUS_NAMES } from '../identifier-links/ambiguousNames';
import type { ApiSymbols } from '../identifier-links/apiSymbols';
import type { Piece } from './readGuide';

/** The exports of a release, as guides name them. */
export interface Names {
  /** The exports that inline code or the address of a link names, or whose member it names. */
  inPiece: (piece: Piece) => string[];
  /** Whether a file may name an export at all; most can't, and need not be parsed. */
  mayBeIn: (text: string) => boolean;
  /** Exports that a sample uses, of those that it or its context imports from the core package. */
  inSample: (sample: { code: string; context: string }) => string[];
}

/** A name, a call or a type: `Action`, `new AgentRuntime(…)`, `runtime.composeState()`, `Promise<State>`, `Action[]`. */
const CODE = /^(?:new |await |typeof )?([A-Za-z_]\w*)(?:\.([A-Za-z_]\w*))?(?:<[^>]*>)?(?:\([^]*\))?(?:\[\])?$/u;
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*["']@elizaos\/core["']/gu;
/** The variable that guides and samples give the runtime to. */
const RUNTIME = 'runtime';
const RUNTIME_TYPES = ['AgentRuntime', 'IAgentRuntime'];

/** @param symbols - routes of the reference, by name */
export function namesOf(symbols: ApiSymbols): Names {
  const byRoute = new Map<string, string>();
  for (const [name, route] of symbols) {
    if (!name.includes('.')) {
      byRoute.set(route, name);
    }
  }
  const exported = new Set(byRoute.values());
  const ofRuntime = (member: string): string[] => RUNTIME_TYPES.filter((type) => symbols.has(`${type}.${member}`));

  const clear = [...exported].filter((name) => !Object.hasOwn(AMBIGUOUS_NAMES, name));
  const members = Object.keys(AMBIGUOUS_NAMES).map((name) => `${name}\\.`);
  const any = new RegExp(
    `\`(?:new |await |typeof )?(?:${[RUNTIME, ...clear, ...members].join('|')})|@elizaos/core["']`,
    'u',
  );
  const routes = [...byRoute.keys()];

  return {
    mayBeIn: (text) => any.test(text) || routes.some((route) => text.includes(route)),

    inPiece({ text, isCode, url }) {
      const linked = url && byRoute.get(url.replace(/#.*/u, ''));
      if (linked) {
        return [linked];
      }
      const [, first = '', member] = (isCode && CODE.exec(text.trim())) || [];
      if (first === RUNTIME && member) {
        return ofRuntime(member);
      }
      const isNamed =
        exported.has(first) &&
        (member === undefined ? !Object.hasOwn(AMBIGUOUS_NAMES, first) : symbols.has(`${first}.${member}`));
      return isNamed ? [first] : [];
    },
    inSample({ code, context }) {
      const shown = code.replaceAll(IMPORT, '');
      const imported = [...`${context}\n${code}`.matchAll(IMPORT)].flatMap(([, list = '']) =>
        list.split(',').map((part) => {
          const [name = '', local = name] = part
            .trim()
            .replace(/^type\s+/u, '')
            .split(' as ');
          return { name, local };
        }),
      );
      return imported
        .filter(({ name, local }) => exported.has(name) && new RegExp(`\\b${local}\\b`, 'u').test(shown))
        .map(({ name }) => name);
    },
  };
}
