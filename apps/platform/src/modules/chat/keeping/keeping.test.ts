import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { CHAT_NOW, CHATS, type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';

const HOUR = 3_600_000;
let t: ChatApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createChatApp();
  headers = await t.signIn('math');
});
beforeEach(async () => {
  t.clock.set(CHAT_NOW);
  await t.database.raw.exec('delete from chat_message; delete from chat_member; delete from chat_room');
});
afterAll(() => t.close());

const act = (method: 'PUT' | 'DELETE', id: string, what: string, body?: object) =>
  t.call<Chat>(method, `/${id}/${what}`, body);
async function pinned(): Promise<string[]> {
  const answer = await t.request({ url: '/messaging/v1/pinned-chats', headers });
  return answer.json<{ data: { items: ChatRoom[] } }>().data.items.map(({ id }) => id);
}
const list = async (query: string) => (await t.call<{ total: number; items: ChatRoom[] }>('GET', query)).data;
/** However late it has become: she signs in anew. */
async function calling(): Promise<number> {
  const answer = await t.request({ url: `${CHATS}?filter=unread&size=1`, headers: await t.signIn('math') });
  return answer.json<{ data: { total: number } }>().data.total;
}
const written = async (...ids: string[]) => {
  for (const id of ids) await t.room(id, { written: 2, read: 1 });
};

describe('talks on top of the list [CHT-1]', () => {
  it('stand in the order in which she pinned them, however often, and in their own place below', async () => {
    await written('a', 'b', 'c');
    for (const id of ['c', 'a', 'c']) {
      expect((await act('PUT', id, 'pin')).data.isPinned).toBe(true);
      t.clock.advance(1_000);
    }
    expect(await pinned()).toEqual(['c', 'a']);
    expect((await list('?size=50')).items.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
    await act('DELETE', 'c', 'pin');
    await act('DELETE', 'c', 'pin');
    expect(await pinned()).toEqual(['a']);
  });

  it('are five, and the sixth is refused until one is taken down', async () => {
    await written('a', 'b', 'c', 'd', 'e', 'f');
    for (const id of 'abcde') await act('PUT', id, 'pin');
    expect(await act('PUT', 'f', 'pin')).toMatchObject({ status: 409, code: 'PINS_FULL' });
    expect((await act('PUT', 'e', 'pin')).status).toBe(200);
    await act('DELETE', 'a', 'pin');
    expect((await act('PUT', 'f', 'pin')).status).toBe(200);
  });

  it('are not those that are put away, and not those that she has left', async () => {
    await written('a', 'b');
    for (const id of 'ab') await act('PUT', id, 'pin');
    await t.call('POST', '/a/actions', { action: 'ARCHIVE' });
    expect(await pinned()).toEqual(['b']);
    expect((await act('PUT', 'a', 'pin')).data).toMatchObject({ isPinned: true, isArchived: false });
    await t.database.raw.exec(`update chat_member set left_at = now() where room_id = 'a'`);
    expect(await pinned()).toEqual(['b']);
    expect((await act('PUT', 'a', 'pin')).status).toBe(404);
  });
});

describe('a talk that is muted [CHT-1]', () => {
  it('counts no more until its time is over, by the clock alone, and stays in the list with what is unread', async () => {
    await written('a', 'b');
    const { data } = await act('PUT', 'a', 'mute', { span: 'HOURS' });
    expect(data.mute).toEqual({ until: new Date(t.clock.now().getTime() + 8 * HOUR).toISOString() });
    const unread = await list('?filter=unread');
    expect([unread.total, unread.items.length]).toEqual([1, 2]);
    expect(unread.items.find(({ id }) => id === 'a')).toMatchObject({
      unreadCount: 1,
      waitingSince: expect.any(String),
    });
    t.clock.advance(8 * HOUR - 1);
    expect(await calling()).toBe(1);
    t.clock.advance(1);
    expect(await calling()).toBe(2);
  });

  it('stays so until she ends it, where she said so', async () => {
    await written('a');
    expect((await act('PUT', 'a', 'mute', { span: 'ALWAYS' })).data.mute).toEqual({ until: null });
    t.clock.advance(1_000 * 24 * HOUR);
    expect(await calling()).toBe(0);
    t.clock.set(CHAT_NOW);
    expect((await act('DELETE', 'a', 'mute')).data.mute).toBeNull();
    expect(await calling()).toBe(1);
  });

  it('is muted for her alone, and her other tabs hear of it', async () => {
    await written('a');
    t.heard.length = 0;
    await act('PUT', 'a', 'mute', { span: 'WEEK' });
    expect(t.heard).toEqual([`${t.teacher.id} chat.changed a`]);
    const others = await t.database.raw.query(`select 1 from chat_member where muted_at is not null`);
    expect(others).toHaveLength(1);
  });
});

describe('a talk of two that one of them has blocked [CHT-1]', () => {
  const pair = (id: string) =>
    t.database.db.transaction((tx) =>
      t.chat.importChats(tx, [
        {
          id,
          kind: 'P2P',
          title: null,
          members: [
            { id: t.teacher.id, name: '김하늘', avatar: null, read: 0 },
            { id: 'grd-1', name: '보호자', avatar: null, read: 1 },
          ],
          messages: [{ senderId: 'grd-1', content: '안녕하세요', at: t.clock.now() }],
        },
      ]),
    );
  const guardianWrites = (id: string) =>
    t.chat.ofMembers.send('grd-1', id, { clientId: crypto.randomUUID(), content: '저예요', fileIds: [] });

  it('takes no message from either, no new words and no reaction, and is read as before', async () => {
    await pair('p');
    await t.send('p', { content: '네' });
    expect((await act('PUT', 'p', 'block')).data).toMatchObject({ block: 'MINE', waitingSince: null });
    expect(await t.send('p')).toMatchObject({ status: 409, code: 'CHAT_BLOCKED' });
    await expect(guardianWrites('p')).rejects.toMatchObject({ code: 'CHAT_BLOCKED' });
    expect((await t.call<ChatMessage>('PUT', '/p/messages/2', { content: '아니요' })).code).toBe('CHAT_BLOCKED');
    expect((await t.call('PUT', '/p/messages/1/reaction', { reaction: 'LIKE' })).code).toBe('CHAT_BLOCKED');
    expect((await t.call('DELETE', '/p/messages/2')).status).toBe(200);
    expect((await t.messages('p')).items).toHaveLength(2);
    expect((await t.chat.ofMembers.standing('grd-1', 'p')).block).toBe('THEIRS');
  });

  it('is opened again by who blocked it, and by nobody else', async () => {
    await pair('p');
    await t.chat.ofMembers.setBlocked('grd-1', 'p', true);
    expect((await act('DELETE', 'p', 'block')).data.block).toBe('THEIRS');
    await act('PUT', 'p', 'block');
    await t.chat.ofMembers.setBlocked('grd-1', 'p', false);
    expect((await t.get('p')).block).toBe('MINE');
    expect((await act('DELETE', 'p', 'block')).data.block).toBe('NONE');
    expect((await guardianWrites('p')).seq).toBe(2);
  });

  it('takes a message that was sent before and comes once more', async () => {
    await pair('p');
    const clientId = crypto.randomUUID();
    await t.send('p', { clientId });
    await act('PUT', 'p', 'block');
    expect((await t.send('p', { clientId })).data.seq).toBe(2);
  });

  it('is no talk of a class', async () => {
    await written('a');
    expect(await act('PUT', 'a', 'block')).toMatchObject({ status: 409, code: 'NOT_BLOCKABLE' });
    expect((await act('PUT', 'none', 'block')).status).toBe(404);
  });
});
