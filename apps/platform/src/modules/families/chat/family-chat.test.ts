import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat } from '@portal/domain/chat/chats.contract';
import type { FamilyChat } from '@portal/domain/families/family-chat';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { familyOwnerOf } from '../../assets/module.ts';

const MINUTE = 60_000;
const text = (content: string, over = {}) => ({ clientId: randomUUID(), content, fileIds: [], ...over });
type Page = { lastSeq: number; items: ChatMessage[] };

let t: FamilyApp;
let mother: FamilyAtDoor;
let other: FamilyAtDoor;
let roomId: string;
beforeAll(async () => {
  t = await createFamilyApp();
  await t.tick();
  const [row] = await t.database.raw.query<{ id: string }>(
    `select chat_room_id as id from teaching_class where id = 'c1'`,
  );
  roomId = row!.id;
  mother = await t.family('g1');
  other = await t.family('g3');
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec('delete from family_visit');
  await t.database.raw.exec('delete from chat_message');
  await t.database.raw.exec('delete from mail');
  await t.database.raw.exec('delete from notification_delivery');
  await t.database.raw.exec('update chat_room set last_seq = 0, last_change = 0, last_message_at = null');
  await t.database.raw.exec('update chat_member set last_read_seq = 0, left_at = null');
});
afterAll(() => t.close());

const write = (content: string) => t.call<ChatMessage>('POST', `/messaging/v1/chats/${roomId}/messages`, text(content));
const messages = async (of: FamilyAtDoor, query = '') => (await of.get<Page>(`/chats/class/messages${query}`)).data;
const chat = async (of: FamilyAtDoor) => (await of.get<FamilyChat>('/chats/class')).data;
const pass = async (minutes: number) => {
  t.clock.advance(minutes * MINUTE);
  await t.families.tick();
  return (await t.mails()).filter(({ subject }) => /메시지를 보냈어요|đã gửi tin nhắn/.test(subject));
};

describe('a family in the room of its class', () => {
  it('writes to the teacher, who reads it as any message there [CHT-2] [CLS-2]', async () => {
    const sent = await mother.post<ChatMessage>('/chats/class/messages', text(' 내일 조금 늦어요. '));
    expect(sent.status).toBe(201);
    expect(sent.data).toMatchObject({
      seq: 1,
      isMine: true,
      content: '내일 조금 늦어요.',
      sender: { name: '보호자 B01' },
    });
    const { data } = await t.call<Chat>('GET', `/messaging/v1/chats/${roomId}`);
    expect(data).toMatchObject({ unreadCount: 1, lastMessage: { senderName: '보호자 B01' } });
    expect(t.heard).toContain(`${t.teacher.id} chat.message ${roomId}`);
  });

  it('reads what was said page by page, and who has read how far by marks alone', async () => {
    for (const no of [1, 2, 3]) await write(`${no}번째`);
    expect((await messages(mother, '?size=2')).items.map(({ seq }) => seq)).toEqual([2, 3]);
    expect((await messages(mother, '?before=2')).items.map(({ seq }) => seq)).toEqual([1]);
    expect((await messages(mother, '?after=1')).items.map(({ seq }) => seq)).toEqual([2, 3]);
    const marked = await mother.post<FamilyChat>('/chats/class/read', { seq: 2 });
    expect(marked.data).toMatchObject({ lastSeq: 3, lastReadSeq: 2 });
    expect((await mother.post<FamilyChat>('/chats/class/read', { seq: 1 })).data.lastReadSeq).toBe(2);
    expect(marked.data.othersRead.toSorted()).toEqual([0, 0, 0, 3]);
  });

  it('sees on its page how much is unread, and how the last message begins', async () => {
    expect((await mother.door()).chat).toMatchObject({ id: roomId, memberId: 'g1', unreadCount: 0, lastMessage: null });
    await write('준비물은 자예요.');
    const line = {
      senderName: '시험 선생님',
      isMine: false,
      preview: '준비물은 자예요.',
      at: LESSON_NOW.replace('Z', '.000Z'),
    };
    expect((await mother.door()).chat).toMatchObject({ unreadCount: 1, lastMessage: line });
    await mother.post('/chats/class/messages', text('네!'));
    expect((await mother.door()).chat).toMatchObject({ unreadCount: 0, lastMessage: { isMine: true, preview: '네!' } });
  });

  it('is refused what it says with other files under the name of what it said [R16]', async () => {
    const said = text('네');
    await mother.post('/chats/class/messages', said);
    expect((await mother.post('/chats/class/messages', { ...said, fileIds: ['none'] })).code).toBe('KEY_REUSED');
  });

  it('says one thing once, however often it is sent [R16]', async () => {
    const body = text('한 번만');
    const first = await mother.post<ChatMessage>('/chats/class/messages', body);
    expect((await mother.post<ChatMessage>('/chats/class/messages', body)).data).toEqual(first.data);
    expect((await mother.post('/chats/class/messages', { ...body, content: '두 번째' })).status).toBe(422);
    expect((await messages(mother)).items).toHaveLength(1);
  });

  it('sends its own files, by the ticket of its link, and no others [UPL-3]', async () => {
    const { data } = await mother.post<{ ticket: string }>('/upload-ticket', {});
    const signed = await t.request({
      method: 'POST',
      url: `/assets/v1/signed-url?ticket=${data.ticket}`,
      headers: { ...t.headers, 'uploader-code': 'VISITOR' },
      payload: { location: 'LECTURE', originalFileName: 'a.pdf', size: '10', contentType: 'application/pdf' },
    });
    expect(signed.statusCode).not.toBe(200);
    const ownerId = familyOwnerOf({ guardianId: 'g1', classId: 'c1' });
    const mine = await addFileRow(t.database, { id: 'mine', ownerId, location: 'CHAT', name: '칠판.png' });
    await addFileRow(t.database, { id: 'homework', ownerId, location: 'SUBMISSION' });
    await addFileRow(t.database, {
      id: 'theirs',
      ownerId: familyOwnerOf({ guardianId: 'g3', classId: 'c1' }),
      location: 'CHAT',
    });
    for (const id of ['homework', 'theirs', 'none'])
      expect((await mother.post('/chats/class/messages', text('', { fileIds: [id] }))).code).toBe('FILE_NOT_FOUND');
    const sent = await mother.post<ChatMessage>('/chats/class/messages', text('', { fileIds: [mine] }));
    expect(sent.data.files.map(({ name }) => name)).toEqual(['칠판.png']);
    expect((await mother.door()).chat?.lastMessage?.preview).toBe('');
  });

  it('sends what it has recorded, and is told in a letter of a voice that it has not heard [CHT-2]', async () => {
    const voice = { seconds: 42, wave: [10, 90] };
    const ownerId = familyOwnerOf({ guardianId: 'g1', classId: 'c1' });
    const mine = await addFileRow(t.database, { ownerId, location: 'VOICE', name: 'voice.m4a' });
    const sent = await mother.post<ChatMessage>('/chats/class/messages', text('', { fileIds: [mine], voice }));
    expect(sent.data).toMatchObject({ voice, files: [{ name: 'voice.m4a' }] });
    expect((await mother.door()).chat?.lastMessage).toMatchObject({ preview: '', voiceSeconds: 42 });
    await pass(1);
    const hers = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'VOICE', name: 'voice.webm' });
    await t.call('POST', `/messaging/v1/chats/${roomId}/messages`, text('', { fileIds: [hers], voice }));
    const [letter] = await pass(6);
    expect(JSON.stringify(letter)).toMatch(/음성 메시지 0:42|Tin nhắn thoại 0:42/);
  });

  it.each([
    ['nothing', { content: ' \n' }],
    ['5,001 letters', { content: '가'.repeat(5_001) }],
    ['11 files', { fileIds: Array.from({ length: 11 }, (_, no) => `f${no}`) }],
  ])('is refused with %s [CHT-2]', async (_what, over) => {
    expect(await mother.post('/chats/class/messages', text('글', over))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
  });

  it('reads the names of guardians who write, and no name of another family’s child', async () => {
    // The first student has an account and is the child of g1 and g2 alone.
    await t.chat.ofMembers.send(t.studentUser.id, roomId, text('저도 있어요'));
    await other.post('/chats/class/messages', text('안녕하세요'));
    const names = async (of: FamilyAtDoor) => (await messages(of)).items.map(({ sender }) => sender.name);
    expect(await names(mother)).toEqual(['학생 A01', '보호자 B03']);
    expect(await names(other)).toEqual(['', '보호자 B03']);
    await t.chat.ofMembers.send(t.studentUser.id, roomId, text('또 저예요'));
    expect((await other.door()).chat?.lastMessage?.senderName).toBe('');
    expect(JSON.stringify([await messages(other), await chat(other)])).not.toMatch(/family\.example|학생 A0/);
  });
});

describe('a family that changes what it said', () => {
  const at = (seq: number) => `/chats/class/messages/${seq}`;
  const said = async (content: string, more = {}) =>
    (await mother.post<ChatMessage>('/chats/class/messages', { ...text(content), ...more })).data.seq;

  it('writes it anew or takes it back, and reads on its page what is left of it', async () => {
    const seq = await said('내일 못 가요');
    expect((await mother.put<ChatMessage>(at(seq), { content: '모레 못 가요' })).data.content).toBe('모레 못 가요');
    expect((await mother.delete(at(seq))).status).toBe(200);
    expect((await messages(other)).items.at(-1)).toMatchObject({ content: '', deletedAt: expect.any(String) });
    expect((await mother.door()).chat?.lastMessage).toMatchObject({ isDeleted: true, preview: '' });
    expect((await chat(mother)).lastChange).toBeGreaterThan(1);
  });

  it('changes nobody else’s words, and reacts to all of them', async () => {
    await write('내일 준비물은 자예요');
    expect((await mother.delete(at(1))).code).toBe('NOT_SENDER');
    const { data } = await mother.put<ChatMessage>(`${at(1)}/reaction`, { reaction: 'DONE' });
    expect(data.reactions).toEqual([{ reaction: 'DONE', count: 1, isMine: true }]);
    expect((await messages(other)).items[0]!.reactions).toEqual([{ reaction: 'DONE', count: 1, isMine: false }]);
  });

  it('answers a child of another family without reading its name', async () => {
    await t.chat.ofMembers.send(t.studentUser.id, roomId, text('저도 있어요'));
    const answer = await other.post<ChatMessage>('/chats/class/messages', { ...text('반가워요'), replyTo: 1 });
    expect(answer.data.replyTo).toMatchObject({ preview: '저도 있어요', sender: { name: '', avatar: null } });
    expect((await messages(mother)).items.at(-1)!.replyTo!.sender.name).toBe('학생 A01');
  });
});

describe('a family and its teacher alone [CHT-1]', () => {
  const alone = async (of: FamilyAtDoor) => (await of.get<Page>('/chats/teacher/messages')).data;

  it('talk from the first word of hers on, and no other family reads it', async () => {
    expect(await alone(mother)).toEqual({ lastSeq: 0, lastChange: 0, items: [] });
    expect((await mother.get<FamilyChat>('/chats/teacher')).data).toEqual({
      lastSeq: 0,
      lastChange: 0,
      lastReadSeq: 0,
      othersRead: [0],
      block: 'NONE',
      decisions: 0,
    });
    expect((await mother.door()).teacherChat).toMatchObject({ memberId: 'g1', unreadCount: 0, lastMessage: null });
    expect((await mother.post('/chats/teacher/messages', text('따로 여쭤볼 게 있어요'))).status).toBe(201);
    expect((await alone(mother)).items.map(({ content }) => content)).toEqual(['따로 여쭤볼 게 있어요']);
    for (const items of [(await alone(other)).items, (await messages(mother)).items]) expect(items).toEqual([]);
    expect((await mother.door()).chat?.lastMessage).toBeNull();
  });

  it('are told on its page as unread, and marked as read', async () => {
    const { data } = await t.call<Chat>('POST', '/messaging/v1/chats', { guardianId: 'g1' });
    await t.call('POST', `/messaging/v1/chats/${data.id}/messages`, text('민준이 이야기예요'));
    expect((await mother.door()).teacherChat).toMatchObject({
      unreadCount: 1,
      lastMessage: { preview: '민준이 이야기예요', isMine: false },
    });
    const marked = await mother.post<FamilyChat>('/chats/teacher/read', { seq: 99 });
    expect(marked.data.lastReadSeq).toBe(marked.data.lastSeq);
    expect((await mother.door()).teacherChat.unreadCount).toBe(0);
    expect((await other.door()).teacherChat.unreadCount).toBe(0);
  });

  it('change nothing where nobody has written, and there is no third talk', async () => {
    expect((await other.put('/chats/teacher/messages/1', { content: '네' })).status).toBe(404);
    expect((await other.delete('/chats/teacher/messages/1')).status).toBe(404);
    expect((await other.post('/chats/teacher/read', { seq: 1 })).status).toBe(200);
    expect((await other.get('/chats/everybody')).status).toBe(400);
  });
});

describe('a family that has no room', () => {
  it('because it has left reads and writes nothing more', async () => {
    await write('남은 사람에게');
    await t.database.raw.exec(`update chat_member set left_at = now() where member_id = 'g1'`);
    expect((await mother.door()).chat).toBeNull();
    expect((await mother.get('/chats/class')).status).toBe(404);
    expect((await mother.get('/chats/class/messages')).status).toBe(404);
    expect((await mother.post('/chats/class/messages', text('저요'))).status).toBe(404);
    expect((await mother.post('/chats/class/read', { seq: 1 })).status).toBe(404);
  });

  it('because its child has gone, or its link was renewed, is told that the link opens nothing', async () => {
    const link = (await t.links()).find(({ guardianId }) => guardianId === 'g3')!;
    const old = t.atDoor(link.path);
    expect((await old.get('/chats/class')).status).toBe(200);
    await t.call('POST', '/tns/v1/my-classes/c1/family-links/g3/renew');
    for (const answer of [await old.get('/chats/class'), await old.post('/chats/class/messages', text('저요'))])
      expect(answer).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
    other = await t.family('g3');
  });
});

describe('a letter about a message of the teacher', () => {
  it('goes to families that were not there for five minutes, in their language, and once until they were [CHT-2]', async () => {
    await write('오늘은 10분 늦게 시작할게요.');
    expect(await pass(4)).toEqual([]);
    const letters = await pass(2);
    expect(letters.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual([
      'b01@family.example [클래스] 중2 수학 선생님이 메시지를 보냈어요',
      'b02@family.example [클래스] 중2 수학 – giáo viên đã gửi tin nhắn',
    ]);
    expect(letters[0]!.text).toContain('오늘은 10분 늦게 시작할게요.');
    expect(letters.every((letter) => /\/f\/\S+\?talk=open/.test(letter.text))).toBe(true);
    await write('그리고 42쪽을 읽어 오세요.');
    expect(await pass(10)).toHaveLength(2);
    await mother.door();
    t.clock.advance(MINUTE);
    await write('한 가지 더요.');
    expect((await pass(6)).filter(({ recipient }) => recipient === 'b01@family.example')).toHaveLength(2);
  });

  it('does not go while she has the page open, or has read it', async () => {
    await write('지금 보고 있나요?');
    for (let minute = 0; minute < 8; minute++) {
      t.clock.advance(MINUTE);
      await mother.door();
      await t.families.tick();
    }
    expect((await pass(0)).map(({ recipient }) => recipient)).toEqual(['b02@family.example']);
  });

  it('does not go for what other families write, for what is long past, or to who has left', async () => {
    await other.post('/chats/class/messages', text('저희도 늦어요'));
    expect(await pass(6)).toEqual([]);
    await write('오래된 말');
    expect(await pass(70)).toEqual([]);
    await write('남은 사람에게');
    await t.database.raw.exec(`update chat_member set left_at = now() where member_id = 'g1'`);
    expect((await pass(6)).map(({ recipient }) => recipient)).toEqual(['b02@family.example']);
  });

  it('leads to the talk in which the message stands, and one letter is enough for both', async () => {
    const { data } = await t.call<Chat>('POST', '/messaging/v1/chats', { guardianId: 'g2' });
    await t.call('POST', `/messaging/v1/chats/${data.id}/messages`, text('둘이서만 이야기해요'));
    await write('모두에게 알려요');
    const letters = await pass(6);
    const to = (address: string) =>
      letters.filter(({ recipient }) => recipient === address).map((letter) => letter.text);
    expect(to('b02@family.example')).toEqual([expect.stringMatching(/둘이서만 이야기해요[^]*\/f\/\S+\?talk=teacher/)]);
    expect(to('b01@family.example')).toEqual([expect.stringMatching(/모두에게 알려요[^]*\/f\/\S+\?talk=open/)]);
    expect(await pass(10)).toHaveLength(2);
  });

  it('says no more than how the message begins', async () => {
    await write(`${'길게 쓴 이야기 '.repeat(40)}끝말`);
    const [letter] = await pass(6);
    expect(letter!.text).toContain('길게 쓴 이야기');
    expect(letter!.text).not.toContain('끝말');
  });
});
