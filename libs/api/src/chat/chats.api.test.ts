/** @jest-environment @portal/test-runner/dom-environment */
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { aChat, aChatMessage } from '@portal/testing/chat/chat-builders';
import { fake } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { createApiWorld } from '@portal/testing-api/api-world';
import { baseApi } from '../base-api.ts';
import { chatsApi } from './chats.api.ts';

const id = 'room-1';
const { getConversation, loadMessages, sendMessage, markChatRead, getChat } = chatsApi.endpoints;
type World = ReturnType<typeof createApiWorld>;
const worlds: World[] = [];
// Open channels keep the process alive.
afterEach(() => worlds.splice(0).forEach(({ store }) => store.dispatch(baseApi.util.resetApiState())));

/** A room on a server; `asked` are the spans that were read from it. */
function aServer(count: number) {
  const all: ChatMessage[] = [];
  const asked: string[] = [];
  const write = (over: Partial<ChatMessage> = {}) => {
    const message = aChatMessage({ seq: all.length + 1, ...over });
    all.push(message);
    return message;
  };
  for (let at = 0; at < count; at++) write();
  const fetch = fetchFromFakes([
    fake(contract.getChat, () => aChat({ lastSeq: all.length })),
    fake(contract.listMessages, ({ query: { before, after } }) => {
      asked.push(before ? `<${before}` : after ? `>${after}` : 'newest');
      const found = all.filter(({ seq }) => seq < Number(before ?? Infinity) && seq > Number(after ?? -1));
      return { lastSeq: all.length, items: after === undefined ? found.slice(-50) : found.slice(0, 50) };
    }),
    fake(contract.sendMessage, ({ body: { clientId, content } }) => {
      const known = all.find((one) => one.clientId === clientId);
      return known ?? write({ clientId, content, isMine: true });
    }),
    fake(contract.markChatRead, ({ body: { seq } }) => aChat({ lastSeq: all.length, lastReadSeq: seq })),
  ]);
  return { all, asked, write, fetch };
}

async function aTab(server: ReturnType<typeof aServer>) {
  const world = createApiWorld({ fetch: server.fetch, origin: 'https://api.test' });
  worlds.push(world);
  const settled = async () => {
    for (let round = 0; round < 6; round++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await Promise.all(world.store.dispatch(baseApi.util.getRunningMutationsThunk()));
    }
  };
  await world.store.dispatch(getConversation.initiate({ id }));
  server.asked.length = 0;
  const seqs = () =>
    getConversation
      .select({ id })(world.store.getState())
      .data?.items.map(({ seq }) => seq) ?? [];
  return { ...world, settled, seqs };
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';

it('reads what somebody writes, and no more than that [CHT-3]', async () => {
  const server = aServer(60);
  const tab = await aTab(server);
  expect(tab.seqs()).toEqual(range(11, 60));
  server.write();
  tab.realtime.push('chat.message', { id, seq: 61 });
  tab.realtime.push('chat.message', { id: 'room-2', seq: 9 });
  await tab.settled();
  expect([tab.seqs(), server.asked]).toEqual([range(11, 61), ['>60']]);
});

it('misses nothing of what comes while it reads', async () => {
  const server = aServer(1);
  const tab = await aTab(server);
  for (let seq = 2; seq <= 9; seq++) {
    server.write();
    tab.realtime.push('chat.message', { id, seq });
  }
  await tab.settled();
  expect(tab.seqs()).toEqual(range(1, 9));
});

it('repairs the gap after a lost connection, page by page and in order [CHT-4]', async () => {
  const server = aServer(3);
  const tab = await aTab(server);
  tab.realtime.disconnect();
  for (let at = 0; at < 120; at++) server.write();
  tab.realtime.connect();
  await tab.settled();
  expect([tab.seqs(), server.asked]).toEqual([range(1, 123), ['>3', '>53', '>103']]);
});

it('begins anew with the newest when it missed too much to read it all', async () => {
  const server = aServer(3);
  const tab = await aTab(server);
  for (let at = 0; at < 600; at++) server.write();
  tab.realtime.disconnect();
  tab.realtime.connect();
  await tab.settled();
  expect(tab.seqs()).toEqual(range(554, 603));
});

it('brings older messages in front, and keeps them when the newest are read again', async () => {
  const server = aServer(120);
  const tab = await aTab(server);
  await tab.store.dispatch(loadMessages.initiate({ id, before: '71' }));
  expect(tab.seqs()).toEqual(range(21, 120));
  await tab.store.dispatch(getConversation.initiate({ id }, { forceRefetch: true }));
  expect(tab.seqs()).toEqual(range(21, 120));
});

it('shows a sent message at once where nobody wrote in between, and both in their order where somebody did [R16]', async () => {
  const server = aServer(2);
  const tab = await aTab(server);
  const send = (clientId: string) =>
    tab.store.dispatch(sendMessage.initiate({ id, body: { clientId, content: '네', fileIds: [] } }));
  await send(CLIENT_ID);
  expect([tab.seqs(), server.asked]).toEqual([[1, 2, 3], []]);
  server.write();
  await send(CLIENT_ID.replace(/^5/, '6'));
  await tab.settled();
  expect(tab.seqs()).toEqual([1, 2, 3, 4, 5]);
  // The answer to the first attempt was lost.
  await send(CLIENT_ID);
  expect(tab.seqs()).toEqual([1, 2, 3, 4, 5]);
});

it('knows the mark as soon as it is made', async () => {
  const server = aServer(5);
  const tab = await aTab(server);
  await tab.store.dispatch(getChat.initiate({ id }));
  await tab.store.dispatch(markChatRead.initiate({ id, body: { seq: 5 } }));
  expect(getChat.select({ id })(tab.store.getState()).data?.lastReadSeq).toBe(5);
});
