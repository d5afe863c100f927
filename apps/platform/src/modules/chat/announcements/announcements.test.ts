import { randomUUID } from 'node:crypto';
import type { Announcement, AnnouncementClass, AnnouncementSummary } from '@portal/domain/chat/announcement';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type AnnouncementApp, ANNOUNCEMENTS, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: AnnouncementApp;
beforeAll(async () => {
  t = await createAnnouncementApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

type Messages = { items: ChatMessage[] };
const said = async ({ classes }: Announcement) => {
  const pages = await Promise.all(
    classes.map(({ chatId }) => t.call<Messages>('GET', `/messaging/v1/chats/${chatId}/messages`)),
  );
  return pages.map(({ data }) => data.items);
};
const list = async (query = '') =>
  (await t.call<{ items: AnnouncementSummary[] }>('GET', `${ANNOUNCEMENTS}${query}`)).data.items;
const change = (method: 'PUT' | 'DELETE', { classes }: Announcement, body?: object) =>
  t.call(method, `/messaging/v1/chats/${classes[0]!.chatId}/messages/1`, body);
const readers = ({ classes }: Announcement) =>
  classes.map(
    ({ name, readers: of }) => `${name}: ${of.map((one) => one.name + (one.hasRead ? ' ✓' : '')).join(', ')}`,
  );

describe('an announcement to several classes [CHT-1] [CHT-2]', () => {
  it('is a message of its own in the room of each, and everybody there hears it', async () => {
    const { status, data } = await t.announce({ content: ' 다음 주 수요일은 쉬어요. ' });
    expect(status).toBe(201);
    const rooms = await said(data);
    expect(rooms.map((items) => items.map(({ seq, content }) => [seq, content]))).toEqual([
      [[1, '다음 주 수요일은 쉬어요.']],
      [[1, '다음 주 수요일은 쉬어요.']],
    ]);
    expect(rooms.flat().every(({ announcementId }) => announcementId === data.id)).toBe(true);
    for (const { chatId } of data.classes) expect(t.heard).toContain(`g2 chat.message ${chatId}`);
    const mother = await t.family('g1');
    const { items } = (await mother.get<Messages>('/chats/class/messages')).data;
    expect(items).toMatchObject([{ announcementId: data.id, isMine: false }]);
  });

  it('is one under one client id, and refused with other words [R16]', async () => {
    const clientId = randomUUID();
    const first = await t.announce({ clientId });
    const again = await t.announce({ clientId });
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await t.announce({ clientId, content: '다른 말' })).code).toBe('KEY_REUSED');
    expect(await t.messageCount()).toBe(2);
  });

  it('brings its files to each of them', async () => {
    const fileIds = [await addFileRow(t.database, { id: 'plan', ownerId: t.teacher.id, location: 'CHAT' })];
    const { data } = await t.announce({ fileIds });
    expect(data.files.map(({ id }) => id)).toEqual(fileIds);
    for (const [message] of await said(data)) expect(message!.files.map(({ id }) => id)).toEqual(fileIds);
    expect((await t.announce({ fileIds: ['none'] })).code).toBe('FILE_NOT_FOUND');
    expect(await t.messageCount()).toBe(2);
  });

  it.each([
    ['no class', { classIds: [] }, 'classIds'],
    ['21 classes', { classIds: Array.from({ length: 21 }, (_, no) => `c${no}`) }, 'classIds'],
    ['no word', { content: ' \n' }, 'content'],
    ['5,001 characters', { content: '가'.repeat(5_001) }, 'content'],
    ['11 files', { fileIds: Array.from({ length: 11 }, (_, no) => `f${no}`) }, 'fileIds'],
  ])('is refused with %s, by its field', async (_what, body, field) => {
    const { status, code, fields } = await t.announce(body);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'VALIDATION', [field]]);
  });

  it('takes 5,000 characters that a computer counts twice', async () => {
    expect((await t.announce({ content: '😀'.repeat(5_000) })).status).toBe(201);
  });

  it('goes to her own open classes alone, and to none of them where one is not', async () => {
    for (const id of ['c2', 'none']) expect((await t.announce({ classIds: ['c1', id] })).code).toBe('TARGET_NOT_YOURS');
    await t.database.raw.exec(`update teaching_class set progress = 'FINISHED' where id = 'c3'`);
    expect((await t.announce()).code).toBe('TARGET_NOT_YOURS');
    await t.database.raw.exec(`update teaching_class set progress = 'IN_PROGRESS' where id = 'c3'`);
    expect(await t.messageCount()).toBe(0);
  });

  it('gives contact data away with a reason alone, which stands with each message', async () => {
    const content = '급하면 010-1234-5678로 전화 주세요.';
    expect((await t.announce({ content })).code).toBe('CONTACT_DATA');
    expect((await t.announce({ content, contactReason: '휴강 날 연락처예요' })).status).toBe(201);
    const rows = await t.database.raw.query('select contact_reason as reason from chat_message');
    expect(rows).toEqual([{ reason: '휴강 날 연락처예요' }, { reason: '휴강 날 연락처예요' }]);
  });

  it('says beforehand how many would read it in each class', async () => {
    const { data } = await t.call<{ items: AnnouncementClass[] }>('GET', `${ANNOUNCEMENTS}/classes`);
    expect(data.items.map(({ id, name, readerCount }) => `${id} ${name} ${readerCount}`)).toEqual([
      'c4 빈 수업 0',
      'c1 중2 수학 4',
      'c3 중2 심화 2',
    ]);
  });
});

describe('who has read an announcement [CHT-1]', () => {
  it('is known by class and person, with the children whose guardians they are', async () => {
    const { data } = await t.announce();
    expect(readers(data)).toEqual([
      '중2 수학: 보호자 B01, 보호자 B02, 보호자 B03, 학생 A01',
      '중2 심화: 보호자 B02, 보호자 B03',
    ]);
    expect(data.classes[1]!.readers.map(({ students }) => students)).toEqual([['학생 A01', '학생 A02'], ['학생 A02']]);
    await (await t.family('g1')).post('/chats/class/read', { seq: 1 });
    const read = await t.announcement(data.id);
    expect([read.readCount, read.readerCount]).toEqual([1, 4]);
    expect(readers(read)[0]).toBe('중2 수학: 보호자 B01 ✓, 보호자 B02, 보호자 B03, 학생 A01');
  });

  it('counts a person of two classes once, and she has read it wherever she did', async () => {
    const { data } = await t.announce();
    await (await t.family('g2', 'c3')).post('/chats/class/read', { seq: 1 });
    expect(readers(await t.announcement(data.id))).toEqual([
      '중2 수학: 보호자 B01, 보호자 B02 ✓, 보호자 B03, 학생 A01',
      '중2 심화: 보호자 B02 ✓, 보호자 B03',
    ]);
    expect(await list()).toMatchObject([{ readCount: 1, readerCount: 4 }]);
  });

  it('misses nobody who left the class since, and nobody who came later', async () => {
    const { data } = await t.announce({ classIds: ['c3'] });
    await t.database.db.transaction((tx) => t.chat.leaveClassRoom(tx, { classId: 'c3', memberIds: ['g3'] }));
    const people = [
      { id: 'g3', name: '보호자 B03', avatar: null },
      { id: 'g1', name: '보호자 B01', avatar: null },
    ];
    await t.database.db.transaction((tx) =>
      t.chat.keepClassRoom(tx, { classId: 'c3', title: '중2 심화', members: people }),
    );
    expect(readers(await t.announcement(data.id))).toEqual(['중2 심화: 보호자 B02']);
    await t.database.raw.exec(
      `delete from chat_member where member_id = 'g1' and room_id = '${data.classes[0]!.chatId}'`,
    );
  });

  it('is told to its teacher alone', async () => {
    const { data } = await t.announce();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/remind'],
    ] as const)
      expect((await t.call(method, `${ANNOUNCEMENTS}/${data.id}${path}`, undefined, t.other)).code).toBe('NOT_FOUND');
    expect((await t.call<{ items: unknown[] }>('GET', ANNOUNCEMENTS, undefined, t.other)).data.items).toEqual([]);
  });
});

describe('her announcements [CHT-1]', () => {
  it('are listed newest first, page by page, by how they begin', async () => {
    const ids: string[] = [];
    for (const no of [1, 2, 3]) {
      t.clock.advance(60_000);
      ids.unshift((await t.announce({ content: `${no}번째 공지\n둘째 줄` })).data.id);
    }
    const [first] = await list('?size=1');
    expect(first).toMatchObject({
      preview: '3번째 공지 둘째 줄',
      classNames: ['중2 수학', '중2 심화'],
      isDeleted: false,
    });
    expect((await list(`?size=5&lastItem=${first!.id}`)).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it('are changed and taken back in all of their rooms from any of them, within the hour [CHT-2]', async () => {
    const { data } = await t.announce();
    t.heard.length = 0;
    expect((await change('PUT', data, { content: '다음 주 목요일은 쉬어요.' })).status).toBe(200);
    expect((await said(data)).flat().map(({ content }) => content)).toEqual(Array(2).fill('다음 주 목요일은 쉬어요.'));
    for (const { chatId } of data.classes) expect(t.heard).toContain(`g2 chat.message.changed ${chatId}`);
    expect(await t.announcement(data.id)).toMatchObject({
      content: '다음 주 목요일은 쉬어요.',
      editedAt: expect.any(String),
    });
    expect((await change('DELETE', data)).status).toBe(200);
    expect((await said(data)).flat().every(({ deletedAt }) => deletedAt !== null)).toBe(true);
    expect(await list()).toMatchObject([{ isDeleted: true, preview: '' }]);
    expect((await t.remind(data.id)).code).toBe('WRONG_STATE');
  });

  it('stay as they are after the hour, and a reaction stays in its room', async () => {
    const { data } = await t.announce();
    await t.call('PUT', `/messaging/v1/chats/${data.classes[0]!.chatId}/messages/1/reaction`, { reaction: 'DONE' });
    expect((await said(data)).map(([message]) => message!.reactions.length)).toEqual([1, 0]);
    t.clock.advance(61 * 60_000);
    expect((await change('DELETE', data)).code).toBe('CHANGE_LATE');
    expect((await said(data)).flat().every(({ deletedAt }) => deletedAt === null)).toBe(true);
  });
});
