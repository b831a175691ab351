import {
  composeContext,
  generateMessageResponse,
  generateText,
  ModelClass,
  stringToUuid,
  type AgentRuntime,
} from '@elizaos/core';
import { expect } from 'vitest';
import { templates } from '../../../src/release/promptTemplates.json';
import { startDiscord } from './discord';
import { say } from './room';
import { startTelegram } from './telegram';

/** How each client sends a question, or posts. The client for X is not published in this release: what its code does is done here. */
export const SEND = {
  async rest(runtime, question) {
    const context = composeContext({
      state: await runtime.composeState(await say(runtime, question)),
      template: templates.rest.text,
    });
    await generateMessageResponse({ runtime, context, modelClass: ModelClass.LARGE });
  },
  async discord(runtime, question) {
    expect(await (await startDiscord(runtime))(question)).toBe(true);
  },
  async telegram(runtime, question) {
    expect(await (await startTelegram(runtime))({ text: question }, 'private')).toBe(true);
  },
  async xReply(runtime, question, values = {}) {
    const state = await runtime.composeState(await say(runtime, question), {
      twitterClient: {},
      twitterUserName: 'ada_x',
      ...values,
    });
    const own = runtime.character.templates;
    const template = own?.twitterMessageHandlerTemplate || own?.messageHandlerTemplate || templates.xReply.text;
    const context = composeContext({ state, template });
    await generateMessageResponse({ runtime, context, modelClass: ModelClass.LARGE });
  },
  async xPost(runtime) {
    const { agentId, character } = runtime;
    const content = { text: character.topics.join(', '), action: 'TWEET' };
    const roomId = stringToUuid('twitter_generate_room-ada_x');
    const state = await runtime.composeState(
      { userId: agentId, roomId, agentId, content },
      { twitterUserName: 'ada_x' },
    );
    const template = character.templates?.twitterPostTemplate || templates.xPost.text;
    const context = composeContext({ state, template });
    await generateText({ runtime, context, modelClass: ModelClass.SMALL });
  },
} satisfies Record<
  string,
  (runtime: AgentRuntime, question: string, values?: Record<string, unknown>) => Promise<void>
>;
