import { describe, expect, it } from 'vitest';
import { linkTo } from './markdownText';

describe('linkTo', () => {
  it.each([
    ['Test an action without a model', 'Test an action without a model'],
    ['Goals', 'Agents › Goals'],
    ['3. Start the agent again', 'Agents › 3. Start the agent again'],
    ["What doesn't work in 0.1.7", "Agents › What doesn't work in 0.1.7"],
  ])('names the section %j as %j', (heading, text) => {
    const section = { route: '/docs/agents/#x', title: 'Agents', heading: [{ text: heading, isCode: false }] };
    expect(linkTo(section)).toEqual({ route: '/docs/agents/#x', text });
  });
});
