import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import type { KnownFamily } from '@portal/domain/chat/pairs.contract';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';

const CHATS = '/messaging/v1/chats';
const text = (content: string, over = {}) => ({ clientId: randomUUID(), content, fileIds: [], ...over });

let t: FamilyApp;
let mother: FamilyAtDoor;
beforeAll(async () => {
  t = await createFamilyApp();
  await t.tick();
  mother = await t.family('g1');
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(`
    delete from chat_reaction; delete from chat_message;
    delete from chat_member using chat_room where room_id = id and teacher_id is not null;
    delete from chat_room where teacher_id is not null`);
});
afterAll(() => t.close());

const open = (guardianId: string, who?: Record<string, string>) => t.call<Chat>('POST', CHATS, { guardianId }, who);
const opened = async (guardianId = 'g1') => (await open(guardianId)).data;
const write = (id: string, content: string, over = {}) =>
  t.call<ChatMessage>('POST', `${CHATS}/${id}/messages`, text(content, over));
const list = async (query = '') => (await t.call<{ items: ChatRoom[] }>('GET', `${CHATS}${query}`)).data.items;
const known = async (query = '') =>
  (await t.call<{ items: KnownFamily[] }>('GET', `/messaging/v1/families${query}`)).data.items;

describe('a talk of a teacher with a guardian [CHT-1]', () => {
  it('says whose guardian she is, what she reads and by whose clocks she lives', async () => {
    const { status, data } = await open('g2');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: 'P2P',
      title: '보호자 B02',
      classId: null,
      family: { students: ['학생 A01', '학생 A02'], className: '중2 수학', language: 'vi' },
    });
    expect(data.members.map(({ name, isMe }) => [name, isMe])).toEqual(expect.arrayContaining([['보호자 B02', false]]));
    await write(data.id, '안녕하세요');
    expect((await list())[0]).toMatchObject({ id: data.id, family: { className: '중2 수학' } });
  });

  it('is the same one however often it is opened, and hers alone', async () => {
    const { id } = await opened();
    expect((await opened()).id).toBe(id);
    expect((await opened('g3')).id).not.toBe(id);
  });

  it('is opened with no guardian of other teachers, and with nobody who is none', async () => {
    expect((await open('g1', t.other)).status).toBe(404);
    expect((await open('none')).status).toBe(404);
    expect((await open(t.studentUser.id)).status).toBe(404);
  });

  it('is opened no more with the family of a student who has left, and says of that which there is whose it was', async () => {
    const { id } = await opened('g3');
    await t.database.raw.exec(
      `update enrollment set status = 'CANCELED', ended_at = now(), end_reason = '이사' where student_id = 's2'`,
    );
    try {
      expect((await open('g3')).status).toBe(404);
      expect(await known('?search=B03')).toEqual([]);
      expect((await t.call<Chat>('GET', `${CHATS}/${id}`)).data.family).toMatchObject({ students: ['학생 A02'] });
    } finally {
      await t.database.raw.exec(
        `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's2'`,
      );
    }
  });

  it('stands in no list before somebody writes, and is found by the name of the student or of the class then', async () => {
    const { id } = await opened('g3');
    expect((await list()).map((room) => room.id)).not.toContain(id);
    await write(id, '안녕하세요');
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).map((room) => room.id).includes(id);
    expect([await found('A02'), await found('B03'), await found('A01')]).toEqual([true, true, false]);
    expect([await found('중2 수학'), await found('중3')]).toEqual([true, false]);
  });

  it('waits, is read, is put away and comes back as any other', async () => {
    const { id } = await opened();
    await mother.post('/chats/teacher/messages', text('내일 조금 늦어요'));
    expect((await list('?filter=unread'))[0]).toMatchObject({
      id,
      unreadCount: 1,
      waitingSince: new Date(LESSON_NOW).toISOString(),
    });
    await t.call('POST', `${CHATS}/${id}/read`, { seq: 1 });
    expect((await t.call<Chat>('GET', `${CHATS}/${id}`)).data).toMatchObject({
      unreadCount: 0,
      waitingSince: new Date(LESSON_NOW).toISOString(),
    });
    await t.call('POST', `${CHATS}/${id}/actions`, { action: 'ARCHIVE' });
    expect((await list('?filter=archive')).map((room) => room.id)).toEqual([id]);
    await mother.post('/chats/teacher/messages', text('아니에요'));
    expect((await list('?filter=archive')).map((room) => room.id)).toEqual([]);
  });

  it('takes no contact data without a reason, and changes and reactions from both [CHT-2]', async () => {
    const { id } = await opened();
    expect((await write(id, '010-1234-5678로 연락 주세요')).code).toBe('CONTACT_DATA');
    await write(id, '내일 뵈어요');
    const edited = await t.call<ChatMessage>('PUT', `${CHATS}/${id}/messages/1`, { content: '모레 뵈어요' });
    expect(edited.data.content).toBe('모레 뵈어요');
    await mother.put('/chats/teacher/messages/1/reaction', { reaction: 'DONE' });
    await mother.post('/chats/teacher/messages', text('네!', { replyTo: 1 }));
    await mother.delete('/chats/teacher/messages/2');
    const { data } = await t.call<{ items: ChatMessage[] }>('GET', `${CHATS}/${id}/messages`);
    expect(data.items).toMatchObject([
      { content: '모레 뵈어요', reactions: [{ reaction: 'DONE', count: 1, isMine: false }] },
      { content: '', deletedAt: expect.any(String) },
    ]);
  });
});

describe('the families whom a teacher may write to', () => {
  it('are told by name, page after page, and found by their own name or that of a child', async () => {
    expect((await known()).map(({ guardianId }) => guardianId)).toEqual(['g1', 'g2', 'g3']);
    const page = await known('?size=2');
    expect(page.map(({ guardianId }) => guardianId)).toEqual(['g1', 'g2']);
    expect((await known(`?size=2&lastItem=${page[1]!.guardianId}`)).map(({ guardianId }) => guardianId)).toEqual([
      'g3',
    ]);
    const found = async (search: string) =>
      (await known(`?search=${encodeURIComponent(search)}`)).map(({ guardianId }) => guardianId);
    expect(await found('b03')).toEqual(['g3']);
    expect(await found('A02')).toEqual(['g2', 'g3']);
    expect(await found('%')).toEqual([]);
  });

  it('are nobody else’s, and bear no address', async () => {
    expect(
      (await t.call<{ items: KnownFamily[] }>('GET', '/messaging/v1/families', undefined, t.other)).data.items,
    ).toEqual([]);
    expect(JSON.stringify(await known())).not.toContain('family.example');
  });
});
