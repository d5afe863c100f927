import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { type ChatApp, CHAT_NOW, createChatApp } from '../../../testing/apps/chat-app.ts';

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec('delete from chat_message; delete from chat_member; delete from chat_room');
  t.clock.set(CHAT_NOW);
  await t.room('room-1');
});

/** What a guardian writes, a minute after what came before. */
async function asked(content = '언제 시작해요?', roomId = 'room-1') {
  t.clock.advance(millisecondsInMinute);
  const { seq } = await t.chat.ofMembers.send('grd-1', roomId, { clientId: randomUUID(), content, fileIds: [] });
  return { seq, at: t.clock.now().toISOString() };
}
const since = async () => (await t.get('room-1')).waitingSince;
const react = (seq: number, reaction: string | null) => t.call('PUT', `/room-1/messages/${seq}/reaction`, { reaction });
const answered = (seq: number, who?: 'other') => t.call<Chat>('POST', '/room-1/answered', { seq }, who);
const waiting = async (query = '') =>
  (await t.call<{ total: number; items: ChatRoom[] }>('GET', `?filter=waiting${query}`)).data;

describe('who waits for an answer [CHT-1] [W7]', () => {
  it('waits until she writes: that she opened and read the talk answers nothing', async () => {
    const { seq, at } = await asked();
    await asked('그리고 하나 더요');
    await t.call('POST', '/room-1/read', { seq: seq + 1 });
    expect(await t.get('room-1')).toMatchObject({ unreadCount: 0, waitingSince: at });
    await t.send('room-1');
    expect(await since()).toBeNull();
    expect((await waiting()).items).toEqual([]);
  });

  it('shows what still waits, and counts it alone, when the rest was taken back', async () => {
    const { seq, at } = await asked('내일 쉬어도 될까요?');
    const later = await asked('아니에요');
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq: later.seq });
    const [row] = (await waiting()).items;
    expect(row).toMatchObject({
      waitingSince: at,
      unreadCount: 1,
      lastMessage: { preview: '내일 쉬어도 될까요?', at },
    });
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq });
    expect(await t.get('room-1')).toMatchObject({ waitingSince: null, unreadCount: 0 });
    expect((await t.call<{ total: number }>('GET', '?filter=unread')).data.total).toBe(0);
  });

  it('has a sign for an answer, as far as the message at which it stands', async () => {
    const first = await asked();
    const second = await asked('감사해요');
    await react(first.seq, 'LIKE');
    expect(await since()).toBe(second.at);
    await react(second.seq, 'HEART');
    expect(await since()).toBeNull();
    expect(t.heard).toContain(`${t.teacher.id} chat.changed room-1`);
    await react(second.seq, null);
    expect(await since()).toBeNull();
  });

  it('is nobody where she says that no answer is needed, and waits again when she undoes that', async () => {
    const { seq, at } = await asked('네, 알겠어요');
    const { answeredSeq, lastSeq } = await t.get('room-1');
    expect((await answered(lastSeq)).data).toMatchObject({ waitingSince: null, answeredSeq: seq });
    expect((await answered(answeredSeq)).data.waitingSince).toBe(at);
  });

  it('waits again for the last message though she had settled it, and for none that is her own or was taken back', async () => {
    const { seq, at } = await asked('내일 쉬어도 될까요?');
    await answered(seq);
    const { waitableSeq } = await t.get('room-1');
    expect((await answered(waitableSeq!)).data).toMatchObject({ waitingSince: at, waitableSeq: null });
    expect((await answered(waitableSeq!)).data.waitingSince).toBe(at);
    await t.send('room-1');
    expect(await t.get('room-1')).toMatchObject({ waitingSince: null, waitableSeq: null });
    const later = await asked();
    await answered(later.seq);
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq: later.seq });
    expect((await t.get('room-1')).waitableSeq).toBeNull();
  });

  it('waits for what came after the word with which she settled the rest', async () => {
    const { seq } = await asked();
    const later = await asked('급해요');
    expect((await answered(seq)).data.waitingSince).toBe(later.at);
    expect((await answered(99)).data).toMatchObject({ waitingSince: null, answeredSeq: later.seq });
    expect((await answered(1, 'other')).status).toBe(404);
  });

  it('stands in a list of their own, the longest first, page by page, read or not', async () => {
    await t.room('room-2');
    await t.room('room-3');
    const times = [await asked(), await asked('두 번째', 'room-2'), await asked('세 번째', 'room-3')];
    await asked('다시', 'room-1');
    await t.call('POST', '/room-1/read', { seq: 2 });
    const ids = ({ items }: { items: readonly ChatRoom[] }) => items.map(({ id }) => id);
    const all = await waiting();
    expect([all.total, ids(all)]).toEqual([3, ['room-1', 'room-2', 'room-3']]);
    expect(all.items.map(({ waitingSince }) => waitingSince)).toEqual(times.map(({ at }) => at));
    expect(ids(await waiting('&size=1&lastItem=room-1'))).toEqual(['room-2']);
    await t.call('POST', '/room-2/actions', { action: 'ARCHIVE' });
    await t.database.raw.exec(
      `update chat_member set blocked_at = now() where room_id = 'room-3' and member_id = 'grd-1'`,
    );
    expect(ids(await waiting())).toEqual(['room-1']);
  });
});
