import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/v4';

const PAGE = 'docs/rest-api.md';
const FILE = 'static/openapi.json';

const openApi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.partialRecord(
      z.enum(['get', 'post', 'parameters']),
      z.union([z.array(z.unknown()), z.object({ summary: z.string() })]),
    ),
  ),
});

const page = readFileSync(PAGE, 'utf8');
const text = readFileSync(FILE, 'utf8');

/** `POST /:agentId/message`, and the name of its section. */
function operations(): [route: string, section: string][] {
  return Object.entries(openApi.parse(JSON.parse(text)).paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): [string, string][] =>
      'summary' in operation
        ? [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`, operation.summary]]
        : [],
    ),
  );
}

describe('openapi.json', () => {
  it('has the routes of the page, and no other', () => {
    const rows = [...page.matchAll(/^\| \[`((?:GET|POST) [^`]+)`\]\(#/gmu)].map(([, route]) => route);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      operations()
        .map(([route]) => route)
        .sort(),
    ).toEqual(rows.sort());
  });

  it.each(operations())('names the section of the page that tells of %s', (route, summary) => {
    const heading = summary.replace(' (broken in 0.1.7)', '');
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\w ]/gu, '')
      .replaceAll(' ', '-');
    expect(page).toContain(`\n## ${heading}\n`);
    expect(page).toContain(`| [\`${route}\`](#${anchor}) |`);
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
