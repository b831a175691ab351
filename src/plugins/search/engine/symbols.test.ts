import { describe, expect, it } from 'vitest';
import { namesMethod, namesSymbol } from './symbols';

const MODEL_CLASS = { title: 'ModelClass', route: 'api/enumerations/ModelClass/' };
const CHARACTER = { title: 'Character', route: 'api/type-aliases/Character/' };
const ACTION = { title: 'Action', route: 'api/interfaces/Action/' };
const RUNTIME = { title: 'AgentRuntime', route: 'api/classes/AgentRuntime/' };

describe('namesSymbol', () => {
  it.each([
    ['ModelClass', MODEL_CLASS],
    ['modelclass', MODEL_CLASS],
    ['model class', MODEL_CLASS],
    ['ModelClass.LARGE', MODEL_CLASS],
    ['ModelClass enum', MODEL_CLASS],
    ['modelclass enum values', MODEL_CLASS],
    ['what are the values of ModelClass', MODEL_CLASS],
    ['agent runtime class', RUNTIME],
    ['AgentRuntime class constructor', RUNTIME],
    ['Character', CHARACTER],
    ['Character type', CHARACTER],
    ['action interface', ACTION],
  ])('%s', (query, page) => {
    expect(namesSymbol(query, page)).toBe(true);
  });

  it.each([
    ['an ordinary word', 'action', ACTION],
    ['an ordinary word that can be a question', 'character type', CHARACTER],
    ['parts of an ordinary word', 'Character fields', CHARACTER],
    ['another kind', 'ModelClass interface', MODEL_CLASS],
    ['another symbol', 'ModelClass', RUNTIME],
    ['a symbol among other words', 'ModelClass in a plugin', MODEL_CLASS],
  ])('is no name: %s', (_, query, page) => {
    expect(namesSymbol(query, page)).toBe(false);
  });
});

describe('namesMethod', () => {
  it.each([
    ['getMemories', 'getMemories()'],
    ['getmemories', 'getMemories()'],
    ['getMemories method', 'getMemories()'],
    ['getMemories()', 'getMemories()'],
    ['runtime.getMemories', 'getMemories()'],
  ])('%s names %s', (query, heading) => {
    expect(namesMethod(query, heading)).toBe(true);
  });

  it.each([
    ['a property, which guides explain', 'modelProvider', 'modelProvider'],
    ['an ordinary word', 'stop', 'stop()'],
    ['another method', 'getMemories', 'getMemoriesByIds()'],
    ['a question', 'how does getMemories sort', 'getMemories()'],
  ])('is none: %s', (_, query, heading) => {
    expect(namesMethod(query, heading)).toBe(false);
  });
});
