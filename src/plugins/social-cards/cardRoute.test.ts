import { expect, it } from 'vitest';
import { cardRoute } from './cardRoute';

const rules = { sections: ['docs', 'api'], shared: { 'api/classes': 'Classes', 'docs/old': 'Old' } };

it.each([
  ['docs/intro/', 'docs/intro'],
  ['/docs/intro', 'docs/intro'],
  ['docs/', 'docs'],
  ['api/classes/AgentRuntime/', 'api/classes'],
  ['api/classes/', 'api/classes'],
  ['api/classes-of-old/', 'api/classes-of-old'],
  ['docs/old/a/b/', 'docs/old'],
  ['docsearch/', undefined],
  ['', undefined],
])('the card of %s is %s', (page, card) => {
  expect(cardRoute(page, rules)).toBe(card);
});
