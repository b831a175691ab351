import { composeContext, type State } from '@elizaos/core';
import { expect } from 'vitest';
import { test } from '../support/test';

const compose = (state: Record<string, unknown>, template: string, templatingEngine?: 'handlebars'): string =>
  composeContext({ state: state as unknown as State, template, templatingEngine });

test('composeContext replaces a variable that does not exist with nothing, without a warning', ({ log, states }) => {
  states('docs/packages/core.md', 'An unknown name becomes an empty string');
  expect(compose({}, 'About {{agentName}}:')).toBe('About :');
  expect(log.text()).toBe('');
});

test('composeContext replaces null and undefined with nothing, but keeps 0 and false', () => {
  expect(compose({ a: null, b: undefined, c: 0, d: false }, '{{a}}|{{b}}|{{c}}|{{d}}')).toBe('||0|false');
});

test('variables are written without spaces: others stay as they are', ({ states }) => {
  states('docs/packages/core.md', "Don't put spaces inside the braces");
  states('docs/core/characterfile.md', 'write variables as {{name}}, without spaces');
  expect(compose({ name: 'Ada', a: { b: 1 } }, '{{ name }} {{name}} {{a.b}}')).toBe('{{ name }} Ada {{a.b}}');
});

test('variables in values stay as they are', ({ states }) => {
  states('docs/packages/core.md', "A {{name}} inside a value isn't replaced");
  states('docs/guides/template-configuration.md', "don't fill in variables inside a value");
  expect(compose({ name: 'Ada', bio: '{{name}} knows engines.' }, '{{bio}}')).toBe('{{name}} knows engines.');
});

test('an object in the state becomes [object Object] in the prompt', ({ states }) => {
  states('docs/guides/template-configuration.md', 'contain objects, which appear in the prompt as [object Object]');
  expect(compose({ data: { open: true } }, '{{data}}')).toBe('[object Object]');
});

test('with handlebars, spaces are allowed and a missing variable is empty too', () => {
  expect(compose({ name: 'Ada' }, '{{ name }}|{{missing}}|{{#if name}}yes{{/if}}', 'handlebars')).toBe('Ada||yes');
});
