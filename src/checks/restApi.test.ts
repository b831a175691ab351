import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/v4';

const PAGE = 'docs/rest-api.md';
const FILE = 'static/openapi.json';

const operation = z.object({
  summary: z.string(),
  operationId: z.string(),
  tags: z.array(z.string()).nonempty(),
  requestBody: z.unknown(),
  responses: z.record(z.string(), z.unknown()),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(
    z.string(),
    z.object({ parameters: z.array(z.unknown()).optional(), get: operation.optional(), post: operation.optional() }),
  ),
});

const page = readFileSync(PAGE, 'utf8');
const text = readFileSync(FILE, 'utf8');

const { paths, tags } = openApi.parse(JSON.parse(text));
const operations = Object.entries(paths).flatMap(([path, { get, post }]) =>
  Object.entries({ GET: get, POST: post }).flatMap(([method, described]) =>
    described ? [{ ...described, path, route: `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}` }] : [],
  ),
);

const part = z.record(z.string(), z.unknown());

/** All objects of the file, with their places: `#/components/schemas/Message`. */
function partsOf(node: unknown, place = '#'): { place: string; node: z.infer<typeof part> }[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const inner = Object.entries(node).flatMap(([key, value]) =>
    partsOf(value, `${place}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`),
  );
  return Array.isArray(node) ? inner : [{ place, node: part.parse(node) }, ...inner];
}

describe('openapi.json', () => {
  it('has the routes of the page, and no other', () => {
    const rows = [...page.matchAll(/^\| \[`((?:GET|POST) [^`]+)`\]\(#/gmu)].map(([, route]) => route);
    expect(rows.length).toBeGreaterThan(0);
    expect(operations.map(({ route }) => route).sort()).toEqual(rows.sort());
  });

  it.each(operations)('names the section of the page that tells of $route', ({ route, summary }) => {
    const heading = summary.replace(' (broken in 0.1.7)', '');
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\w ]/gu, '')
      .replaceAll(' ', '-');
    expect(page).toContain(`\n## ${heading}\n`);
    expect(page).toContain(`| [\`${route}\`](#${anchor}) |`);
  });

  it('has an id of its own and known tags for each operation', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const known = tags.map(({ name }) => name);
    for (const { route, tags } of operations) {
      expect(known, route).toEqual(expect.arrayContaining(tags));
    }
  });

  it('says how each operation that takes something rejects it', () => {
    const taking = operations.filter(({ path, requestBody }) => path.includes('{') || requestBody !== undefined);
    expect(taking.length).toBeGreaterThan(10);
    for (const { route, responses } of taking) {
      expect(Object.keys(responses), route).toContainEqual(expect.stringMatching(/^4\d\d$/u));
    }
  });

  it('has schemas that are right in strict mode, and examples that they describe', () => {
    const file = JSON.parse(text) as object;
    const ajv = new Ajv2020({ strict: true, formats: { uuid: true } })
      .addVocabulary(Object.keys(file))
      .addSchema(file, 'api');
    let examples = 0;
    for (const { place, node } of partsOf(file)) {
      const own = Array.isArray(node.examples);
      if (!own && !('schema' in node)) {
        continue;
      }
      const validate = ajv.compile({ $ref: `api${place}${own ? '' : '/schema'}` });
      for (const example of Object.values(node.examples ?? {}) as unknown[]) {
        examples += 1;
        expect(validate(own ? example : part.parse(example).value), place).toBe(true);
      }
    }
    expect(examples).toBeGreaterThan(5);
  });

  it('refers to nothing that it lacks', () => {
    const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/gu)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => z.record(z.string(), z.unknown()).parse(node)[key], JSON.parse(text));
      expect(target, reference).toBeDefined();
    }
  });
});
