/** @jest-environment @portal/test-runner/dom-environment */
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import { aChat, aChatMessage } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { fake } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { createApiWorld } from '@portal/testing-api/api-world';
import { baseApi } from '../base-api.ts';
import { chatsApi } from './chats.api.ts';

const id = 'room-1';
const { getConversation, beginConversation, loadMessages, sendMessage, editMessage, markChatRead, getChat } =
  chatsApi.endpoints;
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
  let changes = 0;
  const change = (seq: number, over: Partial<ChatMessage>) => {
    const changed = { ...all[seq - 1]!, ...over, change: ++changes };
    all[seq - 1] = changed;
    return changed;
  };
  const fetch = fetchFromFakes([
    fake(contract.getChat, () => aChat({ lastSeq: all.length })),
    fake(contract.listMessages, ({ query }) => {
      const { before, after, changedAfter } = query;
      asked.push(before ? `<${before}` : after ? `>${after}` : changedAfter ? `~${changedAfter}` : 'newest');
      return aChatPage(all, query);
    }),
    fake(contract.sendMessage, ({ body: { clientId, content } }) => {
      const known = all.find((one) => one.clientId === clientId);
      return known ?? write({ clientId, content, isMine: true });
    }),
    fake(contract.editMessage, ({ params: { seq }, body: { content } }) => change(Number(seq), { content })),
    fake(contract.markChatRead, ({ body: { seq } }) => aChat({ lastSeq: all.length, lastReadSeq: seq })),
  ]);
  return { all, asked, write, change, fetch };
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

it('begins anew around a message, where it follows changes but is not led on by what is written [CHT-2]', async () => {
  const server = aServer(400);
  const tab = await aTab(server);
  await tab.store.dispatch(beginConversation.initiate({ id, around: 120 }));
  expect(tab.seqs()).toEqual(range(95, 144));
  server.write();
  server.change(100, { content: '고친 말' });
  tab.realtime.push('chat.message', { id, seq: 401 });
  await tab.settled();
  expect([tab.seqs(), words(tab)?.[5], server.asked]).toEqual([range(95, 144), '고친 말', ['<145', '~0']]);
  await tab.store.dispatch(loadMessages.initiate({ id, after: '144' }));
  expect(tab.seqs()).toEqual(range(95, 194));
  await tab.store.dispatch(beginConversation.initiate({ id }));
  server.write();
  tab.realtime.push('chat.message', { id, seq: 402 });
  await tab.settled();
  expect(tab.seqs()).toEqual(range(352, 402));
});

const words = (tab: Awaited<ReturnType<typeof aTab>>) =>
  getConversation
    .select({ id })(tab.store.getState())
    .data?.items.map(({ content }) => content);

it('shows what others change in what is here, and asks for nothing else', async () => {
  const server = aServer(3);
  const tab = await aTab(server);
  server.change(2, { content: '고친 말' });
  tab.realtime.push('chat.message.changed', { id, change: 1 });
  await tab.settled();
  expect(words(tab)).toEqual(['1번째 메시지', '고친 말', '3번째 메시지']);
  expect(server.asked).toEqual(['>3', '~0']);
  tab.realtime.push('chat.message.changed', { id, change: 1 });
  await tab.settled();
  expect(server.asked).toEqual(['>3', '~0', '>3']);
});

it('shows nothing of a message that was taken back in the answers to it', async () => {
  const server = aServer(2);
  const { seq, sender, content } = server.all[0]!;
  server.change(2, { replyTo: { seq, sender, preview: content, voiceSeconds: null, card: null } });
  const tab = await aTab(server);
  server.change(1, { content: '', deletedAt: '2026-11-18T10:00:00+09:00' });
  tab.realtime.push('chat.message.changed', { id, change: 2 });
  await tab.settled();
  const { data } = getConversation.select({ id })(tab.store.getState());
  expect(data?.items[1]?.replyTo?.preview).toBe('');
});

it('reads after a lost connection what was changed meanwhile, page by page [CHT-4]', async () => {
  const server = aServer(60);
  const tab = await aTab(server);
  tab.realtime.disconnect();
  for (let seq = 1; seq <= 60; seq++) server.change(seq, { content: '고친 말' });
  server.write();
  tab.realtime.connect();
  await tab.settled();
  expect(words(tab)).toEqual([...range(11, 60).map(() => '고친 말'), '61번째 메시지']);
  expect(server.asked).toEqual(['>60', '~0', '~50']);
});

it('shows her own change at once, and still asks for those of others before it', async () => {
  const server = aServer(3);
  const tab = await aTab(server);
  server.change(1, { content: '남이 고친 말' });
  await tab.store.dispatch(editMessage.initiate({ id, seq: '3', body: { content: '내가 고친 말' } }));
  expect(words(tab)).toEqual(['1번째 메시지', '2번째 메시지', '내가 고친 말']);
  tab.realtime.push('chat.message.changed', { id, change: 2 });
  await tab.settled();
  expect(words(tab)).toEqual(['남이 고친 말', '2번째 메시지', '내가 고친 말']);
});

it('knows the mark as soon as it is made', async () => {
  const server = aServer(5);
  const tab = await aTab(server);
  await tab.store.dispatch(getChat.initiate({ id }));
  await tab.store.dispatch(markChatRead.initiate({ id, body: { seq: 5 } }));
  expect(getChat.select({ id })(tab.store.getState()).data?.lastReadSeq).toBe(5);
});

it.each([
  ['before the socket is here moves the lists by itself, for nobody announces it', 'disconnect', 2],
  ['is announced to the lists by the socket', 'connect', 1],
] as const)('what is read %s [CHT-1]', async (_what, connection, asked) => {
  const listed = jest.fn(() => ({ items: [], total: 1 }));
  const server = aServer(5);
  const fetch = fetchFromFakes([
    fake(contract.listChats, listed),
    fake(contract.markChatRead, ({ body: { seq } }) => aChat({ lastSeq: 5, lastReadSeq: seq })),
    fake(contract.listMessages, ({ query }) => aChatPage(server.all, query)),
  ]);
  const tab = await aTab({ ...server, fetch });
  await tab.store.dispatch(chatsApi.endpoints.listChats.initiate({ filter: 'unread', size: '1' }));
  tab.realtime[connection]();
  await tab.store.dispatch(markChatRead.initiate({ id, body: { seq: 5 } }));
  await tab.settled();
  expect(listed).toHaveBeenCalledTimes(asked);
});
