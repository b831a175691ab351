import { composeContext, generateText, ModelClass, stringToUuid } from '@elizaos/core';
import { describe, expect } from 'vitest';
import { templates } from '../../../src/release/promptTemplates.json';
import { objectOf } from '../../../src/checks/pages';
import { test } from '../support/test';

const PAGE = 'docs/faq/characters.md';
const QUESTION = 'Why does the agent repeat itself?';

describe('why the agent repeats itself', () => {
  test('its own earlier answers are in the prompt, among the last 32 messages of the room', async ({
    agent,
    model,
    states,
  }) => {
    states(PAGE, 'the prompt contains up to 32 messages from the room, including its own');
    const { ask } = await agent();
    for (let index = 1; index <= 17; index += 1) {
      model.answer({ user: 'Ada', text: `answer${index}.`, action: 'NONE' });
      await ask(`question${index}.`, { roomId: 'room' });
    }
    const prompt = model.requests.at(-1)?.prompt ?? '';
    const messages = [...prompt.matchAll(/\b(?:question|answer)\d+\./gu)].map(([text]) => text);
    expect(messages).toHaveLength(32);
    expect(messages.slice(0, 1)).toEqual(['answer1.']);
    expect(messages.slice(-2)).toEqual(['answer16.', 'question17.']);
  });

  test('without settings OpenAI gets a temperature of 0.6 and no penalties, else those of the page', async ({
    guide,
    runtime,
    model,
    states,
  }) => {
    states(PAGE, 'openai uses a temperature of 0.6 and a value of 0 for both penalties');
    states(PAGE, 'A repetition_penalty in modelConfig has no effect with any provider');
    model.alwaysAnswer('Yes.');
    const sent = async (modelConfig?: object): Promise<unknown> => {
      const agent = await runtime({ character: { settings: { modelConfig } as never } });
      await generateText({ runtime: agent, context: '?', modelClass: ModelClass.LARGE });
      const body = model.requests.at(-1)?.body ?? {};
      expect(body).not.toHaveProperty('repetition_penalty');
      const { temperature, frequency_penalty, presence_penalty } = body;
      return { temperature, frequency_penalty, presence_penalty };
    };
    const none = { temperature: 0.6, frequency_penalty: 0, presence_penalty: 0 };
    expect(await sent()).toEqual(none);
    expect(await sent({ repetition_penalty: 1.3 })).toEqual(none);
    const { settings } = JSON.parse(objectOf(guide(PAGE).shown(QUESTION, 'json'))) as {
      settings: { modelConfig: object };
    };
    expect(await sent(settings.modelConfig)).toEqual(settings.modelConfig);
  });

  test('the prompt of a post on X has no earlier posts, unless its template asks for them', async ({
    runtime,
    states,
  }) => {
    states(PAGE, "the prompt for a post doesn't contain earlier posts");
    const agent = await runtime();
    const roomId = stringToUuid('twitter_generate_room-ada');
    const { agentId } = agent;
    // What the client for X does with a post that it has sent.
    await agent.ensureUserExists(agentId, 'ada', 'Ada', 'twitter');
    await agent.ensureRoomExists(roomId);
    await agent.ensureParticipantInRoom(agentId, roomId);
    await agent.messageManager.createMemory({
      userId: agentId,
      agentId,
      roomId,
      content: { text: 'An earlier post.', source: 'twitter' },
      embedding: new Array<number>(1536).fill(0),
      createdAt: Date.now(),
    });
    const state = await agent.composeState(
      { userId: agentId, roomId, agentId, content: { text: 'engines', action: 'TWEET' } },
      { twitterUserName: 'ada' },
    );
    expect(composeContext({ state, template: templates.xPost.text })).not.toContain('An earlier post.');
    expect(composeContext({ state, template: '{{recentPosts}}' })).toContain('An earlier post.');
  });
});
