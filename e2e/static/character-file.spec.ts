import { expect, test } from '@playwright/test';
import { RULES } from '../../src/plugins/character-file/check/rules';
import { RELEASE } from '../../src/release/version';
import { leadsSomewhere, readBuilt } from '../support/site';

const NEWEST = 'schema/character.json';
const SITE_URL = 'https://elizaos.github.io/eliza/';

test('the JSON Schema of a character is there for the release, and as the newest', () => {
  const file = `schema/character-${RELEASE.version}.json`;
  expect(readBuilt(NEWEST)).toBe(readBuilt(file));
  expect(JSON.parse(readBuilt(file))).toMatchObject({ $id: SITE_URL + file, type: 'object' });
});

test('the links of the schema and of the rules lead to sections of the guides', () => {
  const inSchema = readBuilt(NEWEST).matchAll(/\]\(https:\/\/elizaos\.github\.io\/eliza\/([^)]+)\)/gu);
  const routes = new Set([...[...inSchema].map(([, route = '']) => route), ...RULES.map(({ link }) => link.slice(1))]);
  expect(routes.size).toBeGreaterThan(20);
  expect([...routes].filter((route) => !leadsSomewhere(route))).toEqual([]);
});
