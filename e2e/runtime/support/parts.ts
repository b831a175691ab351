/** Parts of agents for tests that only want to know whether, when and for what they are called. */
import {
  AgentRuntime,
  CacheManager,
  MemoryCacheAdapter,
  ModelProviderName,
  validateCharacterConfig,
  type Action,
  type Character,
  type Evaluator,
  type Plugin,
} from '@elizaos/core';
import { ADA } from './agent';

/** An action that is always offered. By itself it does nothing. */
export const actionOf = (name: string, more: Partial<Action> = {}): Action => ({
  name,
  similes: [],
  description: `Does ${name}.`,
  examples: [],
  validate: async () => true,
  handler: async () => undefined,
  ...more,
});

/** An action that says these texts. */
export const sayingAction = (name: string, ...texts: string[]): Action =>
  actionOf(name, {
    handler: async (_runtime, _message, _state, _options, callback) => {
      for (const text of texts) {
        await callback?.({ text });
      }
    },
  });

/** An evaluator that is always offered. By itself it does nothing. */
export const evaluatorOf = (name: string, more: Partial<Evaluator> = {}): Evaluator => ({
  ...(actionOf(name) as unknown as Evaluator),
  ...more,
});

export const pluginOf = (parts: Partial<Plugin>): Plugin => ({ name: 'test', description: '', ...parts });

export const pluginWithActions = (...actions: Action[]): Plugin => pluginOf({ actions });

/** Another agent on the database of the first. */
export const agentBeside = ({ databaseAdapter }: AgentRuntime, character: Partial<Character>): AgentRuntime =>
  new AgentRuntime({
    databaseAdapter,
    token: '',
    modelProvider: ModelProviderName.OPENAI,
    character: { ...ADA, ...character },
    cacheManager: new CacheManager(new MemoryCacheAdapter()),
  });

/** What is thrown, as text; empty if nothing is. */
export async function errorOf(action: Promise<unknown> | (() => unknown) | undefined): Promise<string> {
  try {
    await (typeof action === 'function' ? action() : action);
    return '';
  } catch (error) {
    return String(error);
  }
}

/** What the release says of a character that it refuses; empty if it accepts it. */
export function complaintOf(character: unknown): string {
  try {
    validateCharacterConfig(character);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
