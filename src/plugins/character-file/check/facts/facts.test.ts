import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../../../release/snapshots';
import { prepareSources } from '../../../api-reference/sources/prepareSources';
import { RULES } from '../rules';
import { MODEL_PROVIDERS } from '../characterSchema';
import { largeModelVariable, MODEL_VARIABLE } from './models';
import { NO_DEFAULT_EXPORT, PLUGIN_MAKER, PLUGINS } from './plugins';
import { TEMPLATES } from './templates';

let root: string;
const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeAll(async () => {
  const settings = { cacheDirectory: path.resolve('.cache/api-reference'), registry: process.env.npm_config_registry };
  root = (await prepareSources(CURRENT_SNAPSHOT, settings)).basePath;
});

describe('the facts', () => {
  it('are at the lines of the core package that the rules name as proofs', () => {
    const proofs = RULES.flatMap(({ proof }) => proof).filter(({ file }) => file.startsWith('packages/core/src/'));
    expect(proofs.length).toBeGreaterThan(30);
    for (const { file, line, shows } of proofs) {
      expect(readSource(file).split('\n')[line - 1], `${file}:${line}`).toContain(shows);
    }
  });

  it('are the templates of the type Character', () => {
    const keys = [...readSource('packages/core/src/types.ts').matchAll(/^ +(\w+Template)\?: string;$/gmu)];
    expect([...TEMPLATES].sort()).toEqual(keys.map(([, key]) => key).sort());
  });

  it('know every variable that names a model', () => {
    const names = [...readSource('packages/core/src/models.ts').matchAll(/settings\.(\w+_MODEL)\b/gu)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !MODEL_VARIABLE.test(name))).toEqual([]);
  });

  it('know the variable of the large model of each provider', () => {
    const source = readSource('packages/core/src/models.ts') + readSource('packages/core/src/generation.ts');
    const variables = MODEL_PROVIDERS.flatMap((provider) => largeModelVariable(provider) ?? []);
    expect(variables.length).toBeGreaterThan(15);
    expect(
      variables.filter((name) => !new RegExp(String.raw`(?:settings\.|getSetting\(")${name}\b`, 'u').test(source)),
    ).toEqual([]);
  });

  it('are the plugins that the guide names', () => {
    const page = readFileSync('docs/core/characterfile.md', 'utf8');
    const [, list = ''] = /have a plugin as their default export: ([^.]*)\./u.exec(page) ?? [];
    const named = [...list.matchAll(/`(?:@elizaos\/)?([\w-]+)`/gu)].map(([, name = '']) => `@elizaos/${name}`);
    expect([...PLUGINS].sort()).toEqual(named.sort());
    expect(new Set([...PLUGINS, ...NO_DEFAULT_EXPORT, PLUGIN_MAKER]).size).toBe(
      PLUGINS.length + NO_DEFAULT_EXPORT.length + 1,
    );
  });
});
