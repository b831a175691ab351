import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Routes of the API reference by name: `Action`, and `Action.handler` for members. */
export type ApiSymbols = ReadonlyMap<string, string>;

const MEMBER_HEADING = /^### `([A-Za-z_]\w*)(?:\(\))?\??`$/gmu;
const MEMBER_ROW = /^\| <a id="([\w-]+)"><\/a> `([A-Za-z_]\w*)`/gmu;

/**
 * Reads the names of a generated reference from its files.
 *
 * @param directory folder of the generated Markdown
 * @param routeBasePath route of its pages, without slashes at its ends
 * @throws an error if the folder has no reference
 */
export function readApiSymbols(directory: string, routeBasePath: string): ApiSymbols {
  const symbols = new Map<string, string>();
  for (const kind of ['variables', 'functions', 'type-aliases', 'interfaces', 'enumerations', 'classes']) {
    const folder = path.join(directory, kind);
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const name = path.basename(file, '.md');
      const route = `/${routeBasePath}/${kind}/${name}/`;
      symbols.set(name, route);
      for (const [member, anchor] of readMembers(readFileSync(path.join(folder, file), 'utf8'))) {
        symbols.set(`${name}.${member}`, `${route}#${anchor}`);
      }
    }
  }
  if (symbols.size === 0) {
    throw new Error(`${directory} has no API reference: the api-reference plugin must run before pages are read.`);
  }
  return symbols;
}

function readMembers(text: string): [member: string, anchor: string][] {
  return [
    ...[...text.matchAll(MEMBER_HEADING)].map(([, name = '']): [string, string] => [name, name.toLowerCase()]),
    ...[...text.matchAll(MEMBER_ROW)].map(([, anchor = '', name = '']): [string, string] => [name, anchor]),
  ];
}
