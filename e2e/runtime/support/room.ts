import { stringToUuid, type AgentRuntime, type Content, type Memory } from '@elizaos/core';

export const USER = stringToUuid('me');
export const ROOM = stringToUuid('room');

/** Stores a message of the user Me, as a client does before it composes the state. */
export async function say(
  runtime: AgentRuntime,
  text: string,
  { content, ...more }: Partial<Omit<Memory, 'content'>> & { content?: Partial<Content> } = {},
): Promise<Memory> {
  const message: Memory = {
    id: stringToUuid(`${text} ${more.roomId ?? ROOM}`),
    userId: USER,
    roomId: ROOM,
    agentId: runtime.agentId,
    content: { text, source: 'test', ...content },
    createdAt: Date.now(),
    ...more,
  };
  await runtime.ensureConnection(USER, message.roomId, 'me', 'Me', 'test');
  await runtime.messageManager.addEmbeddingToMemory(message);
  await runtime.messageManager.createMemory(message);
  return message;
}
