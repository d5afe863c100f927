/** @jest-environment @portal/test-runner/dom-environment */
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { fake } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { aFamilyChat, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { createApiWorld } from '@portal/testing-api/api-world';
import { baseApi } from '../base-api.ts';
import { familyChatApi } from './family-chat.api.ts';

const link = 'link-of-a-family';
const room = 'class';
const { getFamilyChat, getFamilyConversation, sendFamilyMessage } = familyChatApi.endpoints;
type World = ReturnType<typeof createApiWorld>;
const worlds: World[] = [];
afterEach(() => worlds.splice(0).forEach(({ store }) => store.dispatch(baseApi.util.resetApiState())));

async function aPage(count: number) {
  const all: ChatMessage[] = [];
  const asked: string[] = [];
  const write = (over: Partial<ChatMessage> = {}) => {
    const message = aTeacherMessage({ seq: all.length + 1, ...over });
    all.push(message);
    return message;
  };
  for (let at = 0; at < count; at++) write();
  const fetch = fetchFromFakes([
    fake(contract.getFamilyChat, () => aFamilyChat({ lastSeq: all.length })),
    fake(contract.listFamilyMessages, ({ query, headers }) => {
      const { before, after } = query;
      asked.push(`${headers.get('authorization')} ${before ? `<${before}` : after ? `>${after}` : 'newest'}`);
      return aChatPage(all, query);
    }),
    fake(contract.sendFamilyMessage, ({ body: { clientId, content } }) => write({ clientId, content, isMine: true })),
  ]);
  const world = createApiWorld({ fetch, origin: 'https://api.test' });
  worlds.push(world);
  await world.store.dispatch(getFamilyConversation.initiate({ link, room }));
  asked.length = 0;
  const seqs = () =>
    getFamilyConversation
      .select({ link, room })(world.store.getState())
      .data?.items.map(({ seq }) => seq) ?? [];
  const look = async () => {
    await world.store.dispatch(getFamilyChat.initiate({ link, room }, { forceRefetch: true }));
    for (let round = 0; round < 6; round++) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { ...world, write, asked, seqs, look };
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it('reads what came since, when it sees that the talk has gone on, and nothing when it has not [CHT-3]', async () => {
  const page = await aPage(3);
  await page.look();
  expect(page.asked).toEqual([]);
  for (let at = 0; at < 60; at++) page.write();
  await page.look();
  expect([page.seqs(), page.asked]).toEqual([range(1, 63), [`Family ${link} >3`, `Family ${link} >53`]]);
});

it('shows a sent message at once, and with what others wrote in between where they did [R16]', async () => {
  const page = await aPage(2);
  const send = (clientId: string) =>
    page.store.dispatch(sendFamilyMessage.initiate({ link, room, body: { clientId, content: '네', fileIds: [] } }));
  await send('5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10');
  expect([page.seqs(), page.asked]).toEqual([[1, 2, 3], []]);
  page.write();
  await send('6f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10');
  for (let round = 0; round < 6; round++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(page.seqs()).toEqual([1, 2, 3, 4, 5]);
});
