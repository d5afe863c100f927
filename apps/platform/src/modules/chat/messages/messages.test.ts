import { randomUUID } from 'node:crypto';
import { type ChatApp, CHAT_NOW, createChatApp } from '../../../testing/apps/chat-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec(
    'delete from chat_message; delete from chat_member; delete from chat_room; delete from file_use; delete from file_asset',
  );
  t.clock.set(CHAT_NOW);
  t.heard.length = 0;
});

const seqs = ({ items }: { items: readonly { seq: number }[] }) => items.map(({ seq }) => seq);

describe('sending a message', () => {
  it('numbers it, names its sender and tells everybody in the room [CHT-3]', async () => {
    await t.room('room-1', { written: 2, read: 2 });
    const clientId = randomUUID();
    const { status, data } = await t.send('room-1', { clientId, content: '  내일 봬요.\n준비물은 자예요. ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      seq: 3,
      clientId,
      isMine: true,
      content: '내일 봬요.\n준비물은 자예요.',
      files: [],
      voice: null,
      card: null,
      change: 0,
      replyTo: null,
      editedAt: null,
      deletedAt: null,
      verdict: null,
      reactions: [],
      announcementId: null,
      at: CHAT_NOW,
      sender: { id: t.teacher.id, name: '김하늘', avatar: null },
    });
    const heard = [t.teacher.id, 'grd-1', 'grd-2'].map((id) => `${id} chat.message room-1`);
    expect(t.heard.toSorted()).toEqual(heard.toSorted());
    const [stored] = (await t.messages('room-1', '?after=2')).items;
    expect(stored).toEqual(data);
  });

  it.each([
    ['files', { fileIds: ['none'] }],
    ['an answer to another', { replyTo: 1 }],
    ['a card', { card: { kind: 'LESSON', id: 'l1' } }],
    ['a voice', { content: '', fileIds: ['none'], voice: { seconds: 3, wave: [] } }],
  ])('is refused under the client id of one that was sent without %s [R16]', async (_what, other) => {
    await t.room('room-1', { written: 1 });
    const clientId = randomUUID();
    const first = await t.send('room-1', { clientId });
    expect((await t.send('room-1', { clientId, ...other })).code).toBe('KEY_REUSED');
    expect((await t.send('room-1', { clientId })).data).toEqual(first.data);
  });

  it('is carried out once under one client id, and with other words refused [R16] [R45]', async () => {
    await t.room('room-1');
    const clientId = randomUUID();
    const first = await t.send('room-1', { clientId, content: '하나' });
    expect((await t.send('room-1', { clientId, content: '하나' })).data).toEqual(first.data);
    expect((await t.send('room-1', { clientId, content: '둘' })).code).toBe('KEY_REUSED');
    expect(seqs(await t.messages('room-1'))).toEqual([1]);
    expect(t.heard).toHaveLength(3);
  });

  it.each([
    ['5,001 characters', { content: '가'.repeat(5_001) }, 'content'],
    ['nothing', { content: ' \n' }, 'content'],
    ['11 files', { fileIds: Array.from({ length: 11 }, (_, no) => `file_${no}`) }, 'fileIds'],
  ])('is refused with %s, by its field [CHT-2]', async (_what, body, field) => {
    await t.room('room-1');
    const { status, code, fields } = await t.send('room-1', body);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'VALIDATION', [field]]);
    expect((await t.get('room-1')).lastSeq).toBe(0);
  });

  it('takes 5,000 characters, and ten files without a word [CHT-2]', async () => {
    await t.room('room-1');
    expect((await t.send('room-1', { content: '😀'.repeat(5_000) })).status).toBe(201);
    const fileIds: string[] = [];
    for (let no = 0; no < 10; no++)
      fileIds.push(await addFileRow(t.database, { ownerId: t.teacher.id, location: 'CHAT', name: `${no}.png` }));
    const { status, data } = await t.send('room-1', { content: '', fileIds });
    expect([status, data.files.map(({ name }) => name)]).toEqual([201, fileIds.map((_, no) => `${no}.png`)]);
    const { data: list } = await t.call<{ items: { lastMessage: { preview: string } }[] }>('GET', '');
    expect(list.items[0]!.lastMessage.preview).toBe('파일을 보냈어요');
  });

  it('takes files that she uploaded for the chat, and no others [UPL-3]', async () => {
    await t.room('room-1');
    await addFileRow(t.database, { id: 'ticket', ownerId: t.teacher.id, location: 'TICKET' });
    await addFileRow(t.database, { id: 'foreign', ownerId: 'grd-1', location: 'CHAT' });
    for (const id of ['ticket', 'foreign', 'none'])
      expect((await t.send('room-1', { fileIds: [id] })).code).toBe('FILE_NOT_FOUND');
    expect((await t.get('room-1')).lastSeq).toBe(0);
  });

  it('is asked why contact data stands in it, and goes out once that is said [REV-1]', async () => {
    await t.room('room-1');
    const content = '제 번호는 010-1234-5678이에요';
    expect(await t.send('room-1', { content })).toMatchObject({
      status: 422,
      code: 'CONTACT_DATA',
      fields: { content: '연락처가 들어 있어요: 전화번호' },
    });
    expect((await t.get('room-1')).lastSeq).toBe(0);
    expect((await t.send('room-1', { content, contactReason: ' \n' })).code).toBe('VALIDATION');
    const clientId = randomUUID();
    const sent = await t.send('room-1', { clientId, content, contactReason: ' 수업 장소 안내예요 ' });
    expect(sent.status).toBe(201);
    // The same message again is known, although this call says no reason (R16).
    expect((await t.send('room-1', { clientId, content })).data).toEqual(sent.data);
    await t.send('room-1', { content: '내일 봬요', contactReason: '혹시 몰라서' });
    expect(await t.database.raw.query('select seq, contact_reason from chat_message order by seq')).toEqual([
      { seq: 1, contact_reason: '수업 장소 안내예요' },
      { seq: 2, contact_reason: null },
    ]);
  });

  it('is asked it too when it stands in the name of a file, or is split over both [REV-1]', async () => {
    await t.room('room-1');
    const named = (name: string) => addFileRow(t.database, { ownerId: t.teacher.id, location: 'CHAT', name });
    const [card, half, sheet] = [
      await named('전화_010_1234_5678.jpg'),
      await named('1234-5678.png'),
      await named('중2_일차함수_3-2.pdf'),
    ];
    expect((await t.send('room-1', { content: '', fileIds: [card] })).code).toBe('CONTACT_DATA');
    expect((await t.send('room-1', { content: '제 번호는 010', fileIds: [half] })).code).toBe('CONTACT_DATA');
    expect((await t.send('room-1', { content: '숙제예요', fileIds: [sheet] })).status).toBe(201);
  });

  it('of a family gives away what it likes', async () => {
    await t.room('room-1');
    const written = { clientId: randomUUID(), content: '제 번호는 010-1234-5678이에요', fileIds: [] };
    expect((await t.chat.ofMembers.send('grd-1', 'room-1', written)).content).toBe(written.content);
  });

  it('brings the talk back to everybody who had put it away, and leaves nothing unread to its sender [CHT-1]', async () => {
    await t.room('room-1', { written: 3, read: 1, archivedAt: new Date(CHAT_NOW) });
    expect(await t.get('room-1')).toMatchObject({ isArchived: true, unreadCount: 2 });
    await t.chat.ofMembers.send('grd-1', 'room-1', { clientId: randomUUID(), content: '계세요?', fileIds: [] });
    expect(await t.get('room-1')).toMatchObject({ isArchived: false, unreadCount: 3 });
    await t.send('room-1');
    expect(await t.get('room-1')).toMatchObject({ unreadCount: 0, lastSeq: 5, lastReadSeq: 5 });
  });
});

describe('reading messages', () => {
  it('gives the newest fifty, oldest first, and the ones around a place', async () => {
    await t.room('room-1', { written: 120 });
    const newest = await t.messages('room-1');
    expect([newest.lastSeq, newest.items.length, newest.items[0]!.seq]).toEqual([120, 50, 71]);
    expect(seqs(await t.messages('room-1', '?before=71&size=3'))).toEqual([68, 69, 70]);
    expect(seqs(await t.messages('room-1', '?after=100&size=3'))).toEqual([101, 102, 103]);
    expect(seqs(await t.messages('room-1', '?before=1'))).toEqual([]);
  });

  it('tells a client id to its sender alone', async () => {
    await t.room('room-1');
    await t.chat.ofMembers.send('grd-1', 'room-1', { clientId: randomUUID(), content: '네', fileIds: [] });
    const [message] = (await t.messages('room-1')).items;
    expect(message).toMatchObject({ isMine: false, clientId: null, sender: { name: '보호자 1' } });
  });

  it('moves the mark forward only, and never past what was written', async () => {
    await t.room('room-1', { written: 5, read: 1 });
    const mark = async (seq: number) =>
      (await t.call<{ lastReadSeq: number }>('POST', '/room-1/read', { seq })).data.lastReadSeq;
    expect([await mark(3), await mark(2), await mark(2_000_000_000)]).toEqual([3, 3, 5]);
    expect(t.heard.filter((line) => line === 'grd-1 chat.changed room-1')).toHaveLength(2);
  });

  it('tells how far everybody has read', async () => {
    await t.room('room-1', { written: 2 });
    await t.send('room-1');
    await t.chat.ofMembers.markRead('grd-1', 'room-1', 3);
    const { members } = await t.get('room-1');
    expect(members.map(({ name, isMe, lastReadSeq }) => [name, isMe, lastReadSeq])).toEqual([
      ['김하늘', true, 3],
      ['보호자 1', false, 3],
      ['보호자 2', false, 2],
    ]);
  });
});

describe('a talk', () => {
  it('is put away and brought back by one member for herself [CHT-1]', async () => {
    await t.room('room-1', { written: 1 });
    const act = async (action: string) =>
      (await t.call<{ isArchived: boolean }>('POST', '/room-1/actions', { action })).data.isArchived;
    const awayFor = () =>
      t.database.raw.query('select room_id, member_id from chat_member where archived_at is not null');
    await t.room('room-2', { written: 1 });
    expect(await act('ARCHIVE')).toBe(true);
    // Hers alone, and this talk alone: the families find theirs where it was.
    expect(await awayFor()).toEqual([{ room_id: 'room-1', member_id: t.teacher.id }]);
    expect(await act('UNARCHIVE')).toBe(false);
    expect(await awayFor()).toEqual([]);
    expect(t.heard).toEqual(Array.from({ length: 2 }, () => `${t.teacher.id} chat.changed room-1`));
  });

  it('looks like none to who is not in it', async () => {
    await t.room('room-1', { written: 3 });
    const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', ''],
      ['GET', '/messages'],
      ['POST', '/messages', { clientId: randomUUID(), content: '저도요', fileIds: [] }],
      ['POST', '/read', { seq: 1 }],
      ['POST', '/actions', { action: 'ARCHIVE' }],
    ];
    for (const [method, path, body] of calls)
      expect(await t.call(method, `/room-1${path}`, body, 'other')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await t.get('room-1')).lastSeq).toBe(3);
    expect(t.heard).toEqual([]);
  });

  it('without a word yet stands in no list', async () => {
    await t.room('room-1');
    expect((await t.call<{ total: number }>('GET', '')).data.total).toBe(0);
  });
});
