import path from 'node:path';
import ts from 'typescript';
import { skipReason } from '../../checks/pages';
import { isTypeScript, sampleModule, sampleOptions } from '../../checks/samples';
import { parsePage, type WrittenPage } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import type { ApiSymbols } from '../api-reference/identifier-links/apiSymbols';
import { keyOfCode, type NameNote, type SampleTypes } from './sampleTypes';

export interface ExplainSettings {
  /** Folder of the site. */
  siteDir: string;
  /** Path of the published `index.d.ts` of the core package. */
  coreTypes: string;
  /** Routes of the API reference by name; they start with the route of the reference. */
  symbols: ApiSymbols;
  /** Route of the API reference below the site's address, with slashes at its ends. */
  apiRoute: string;
  /** Address of the site on its host, with a slash at its end. */
  baseUrl: string;
}

interface Sample {
  page: WrittenPage;
  code: string;
  /** Path that the compiler knows its module by. */
  file: string;
  /** Where the code starts in the module. */
  start: number;
}

/** All samples, which are compiled together: a program for each would take ten times as long. */
interface Samples {
  samples: Sample[];
  /** Text of the files by path. */
  files: Map<string, string>;
  /** Files of the modules that a sample declares in its context: by the path of what imports them, and by their name. */
  declared: Map<string, ReadonlyMap<string, string>>;
}

/** Where the modules of the samples would be: nothing is written there. */
const FOLDER = '.cache/sample-types';
/** What a note shows of a type: longer ones take more than a glance. */
const MAX_LINES = 8;
const MAX_LENGTH = 400;
/** Names for which the compiler knows nothing but that they exist. */
const KINDS_WITHOUT_TYPE = new Set<string>([
  ts.ScriptElementKind.unknown,
  ts.ScriptElementKind.warning,
  ts.ScriptElementKind.keyword,
  ts.ScriptElementKind.label,
]);

/**
 * Finds out what the compiler knows of each name in the TypeScript samples of pages. Samples that comments skip are left
 * out: nothing checks that they compile. index.ts runs it in its own process.
 *
 * @returns the types of each page, in the order of the pages
 */
export function explainSamples(files: readonly WrittenFile[], settings: ExplainSettings): SampleTypes[] {
  const pages = files.map(({ file, text }) => parsePage(file, text));
  const explained = new Map<WrittenPage, Explained>(
    pages.map((page) => [page, { notes: [], indexes: new Map<string, number>(), samples: {} }]),
  );
  const samples = prepareSamples(pages, path.join(settings.siteDir, FOLDER));
  const service = serviceOf(samples, settings);
  const program = service.getProgram();
  if (program) {
    const addressOf = addressesIn(program, settings);
    for (const sample of samples.samples) {
      explainSample(sample, service, program, addressOf, explained.get(sample.page) as Explained);
    }
  }
  const api = settings.baseUrl.replace(/\/$/u, '') + settings.apiRoute;
  return pages.map((page) => {
    const { notes, samples: names } = explained.get(page) as Explained;
    return { api, notes, samples: names };
  });
}

interface Explained {
  notes: NameNote[];
  /** Indexes of the notes by their content. */
  indexes: Map<string, number>;
  samples: Record<string, number[]>;
}

function prepareSamples(pages: readonly WrittenPage[], directory: string): Samples {
  const prepared: Samples = { samples: [], files: new Map(), declared: new Map() };
  for (const page of pages) {
    for (const fence of page.fences.filter((one) => isTypeScript(one) && skipReason(one) === undefined)) {
      const { extension, prefix, text, beside } = sampleModule(fence);
      const name = path.join(directory, `${page.file.replace(/\W+/gu, '-')}-${fence.line}`);
      const file = `${name}.${extension}`;
      prepared.files.set(file, text);
      prepared.samples.push({ page, code: fence.code, file, start: prefix.length });
      const declared = new Map<string, string>();
      for (const [index, module] of declaredModules(beside).entries()) {
        const ofModule = `${name}.${index}.d.ts`;
        declared.set(module.name, ofModule);
        prepared.files.set(ofModule, module.text);
        // They may import each other.
        prepared.declared.set(ofModule, declared);
      }
      prepared.declared.set(file, declared);
    }
  }
  return prepared;
}

/**
 * The modules that a context declares, each as the text of a file. As they stand, they would hold for all samples, and
 * two samples may declare the same module in different ways.
 */
function declaredModules(context: string): { name: string; text: string }[] {
  const source = ts.createSourceFile('context.d.ts', context, ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
      ? [
          {
            name: statement.name.text,
            text: context.slice(statement.body.getStart(source) + 1, statement.body.end - 1),
          },
        ]
      : [],
  );
}

function serviceOf({ files, declared }: Samples, { siteDir, coreTypes }: ExplainSettings): ts.LanguageService {
  const directory = path.join(siteDir, FOLDER);
  const options = sampleOptions(coreTypes, directory);
  const read = (file: string): string | undefined => files.get(file) ?? ts.sys.readFile(file);
  const cache = ts.createModuleResolutionCache(siteDir, (file) => file, options);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: () => '1',
    // Nothing changes: otherwise each question would look at the version of every file.
    getProjectVersion: () => '1',
    getScriptSnapshot(file) {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: read,
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const file = fileOfModule(text, declared.get(from));
        return file === undefined
          ? ts.resolveModuleName(text, from, options, host, cache)
          : { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: false } };
      }),
  };
  return ts.createLanguageService(host);
}

/** The file of a module that a sample declares, also by a pattern such as `*\/agent.ts`. */
function fileOfModule(name: string, declared: ReadonlyMap<string, string> = new Map()): string | undefined {
  for (const [pattern, file] of declared) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after)) {
      return file;
    }
  }
  return undefined;
}

type AddressOf = (symbol: ts.Symbol) => { isOfCore: boolean; address?: string };

/** Addresses of what the core package exports, and of its members, below the API reference. */
function addressesIn(program: ts.Program, { coreTypes, symbols, apiRoute }: ExplainSettings): AddressOf {
  const checker = program.getTypeChecker();
  const core = program.getSourceFile(path.resolve(coreTypes));
  const module = core && checker.getSymbolAtLocation(core);
  const names = new Map<ts.Symbol, string>();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    names.set(resolved(exported, checker), exported.name);
  }
  const nameOf = (symbol: ts.Symbol): string | undefined => {
    const own = names.get(symbol);
    const parent = own === undefined ? parentOf(symbol, checker) : undefined;
    const ofParent = parent && names.get(parent);
    return own ?? (ofParent && `${ofParent}.${symbol.name}`);
  };
  return (symbol) => {
    const declared = resolved(symbol, checker);
    const isOfCore = declared.declarations?.some((one) => one.getSourceFile() === core) ?? false;
    const route = isOfCore ? symbols.get(nameOf(declared) ?? '') : undefined;
    return { isOfCore, ...(route?.startsWith(apiRoute) && { address: route.slice(apiRoute.length) }) };
  };
}

function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The class, interface or type that a member is written in. */
function parentOf(member: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const [declaration] = member.declarations ?? [];
  let parent = declaration?.parent;
  // The members of `type Character = {…}` are in a literal.
  if (parent && ts.isTypeLiteralNode(parent)) {
    parent = parent.parent;
  }
  if (
    !parent ||
    !(
      ts.isInterfaceDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isEnumDeclaration(parent)
    )
  ) {
    return undefined;
  }
  return parent.name && checker.getSymbolAtLocation(parent.name);
}

function explainSample(
  { code, file, start }: Sample,
  service: ts.LanguageService,
  program: ts.Program,
  addressOf: AddressOf,
  { notes, indexes, samples }: Explained,
): void {
  const source = program.getSourceFile(file);
  if (!source) {
    return;
  }
  const checker = program.getTypeChecker();
  /** Notes of the sample, because most names are in it several times. */
  const seen = new Map<ts.Symbol, Map<ts.Type, NameNote | undefined>>();
  const numbers: number[] = [];
  let end = 0;
  for (const name of namesIn(source)) {
    const at = name.getStart(source) - start;
    const length = name.text.length;
    const note = at >= end && at + length <= code.length ? noteOf(name, source) : undefined;
    if (note) {
      const key = JSON.stringify(note);
      const index = indexes.get(key) ?? notes.push(note) - 1;
      indexes.set(key, index);
      numbers.push(at - end, length, index);
      end = at + length;
    }
  }
  samples[keyOfCode(code)] = numbers;

  function noteOf(name: ts.Identifier, { fileName }: ts.SourceFile): NameNote | undefined {
    const symbol = symbolOf(name, checker);
    const type = checker.getTypeAtLocation(name);
    // What is shown of a function depends on its arguments.
    const isCallable = type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
    const known = symbol && !isCallable ? seen.get(symbol) : undefined;
    if (known?.has(type)) {
      return known.get(type);
    }
    const info = service.getQuickInfoAtPosition(fileName, name.getStart(source));
    const note = info && writeNote(info, symbol ? addressOf(symbol) : { isOfCore: false });
    if (symbol && !isCallable) {
      seen.set(symbol, (known ?? new Map<ts.Type, NameNote | undefined>()).set(type, note));
    }
    return note;
  }
}

function writeNote(
  { kind, displayParts, documentation }: ts.QuickInfo,
  { isOfCore, address }: ReturnType<AddressOf>,
): NameNote | undefined {
  const type = KINDS_WITHOUT_TYPE.has(kind) ? '' : typeText(ts.displayPartsToString(displayParts));
  if (!type) {
    return undefined;
  }
  // The texts of other packages are not ours to show.
  const sentence = isOfCore ? firstSentence(ts.displayPartsToString(documentation)) : '';
  return address ? [type, sentence, address] : sentence ? [type, sentence] : [type];
}

/** What a name stands for. In an object, that is the member that the object's type declares. */
function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  const isKey =
    ts.isObjectLiteralElementLike(parent) && parent.name === name && ts.isObjectLiteralExpression(parent.parent);
  const member = isKey ? checker.getContextualType(parent.parent)?.getProperty(name.text) : undefined;
  return member ?? checker.getSymbolAtLocation(name);
}

/** All names in a file, in their order. */
function namesIn(source: ts.SourceFile): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text) {
      names.push(node);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return names.sort((a, b) => a.getStart(source) - b.getStart(source));
}

/** How the compiler writes the type UUID of the core package wherever its name is lost. */
const UUID = /`\$\{string\}(?:-\$\{string\}){4}`/gu;

/**
 * Shortens what an editor shows of a name: without what only says that it is imported, and not longer than a note can be.
 */
export function typeText(display: string): string {
  const whole = display
    .replace(/^\(alias\) /u, '')
    .replace(/\nimport [^\n]*$/u, '')
    .replace(/\n\(alias\) [^\n]*$/u, '');
  const text = whole.startsWith('type UUID =') ? whole : whole.replace(UUID, 'UUID');
  const lines = text.split('\n');
  const short = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), '…'].join('\n') : text;
  return short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH - 1).trimEnd()}…` : short;
}

/** The first sentence of a comment, in one line, without the marks of Markdown around code. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = comment.trim().split(/\n[^\S\n]*(?:\n|[-*] )/u);
  const text = paragraph.replaceAll(/\s+/gu, ' ').replaceAll('`', '').trim();
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
