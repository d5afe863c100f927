import { randomUUID } from 'node:crypto';
import type { Chat } from '@portal/domain/chat/chats.contract';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { guardian, studentGuardian, teachingClass } from '../classes.tables.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const chatOf = async (classId: string) => {
  const { chatRoomId } = await t.get(classId);
  return (await t.call<Chat>('GET', `/messaging/v1/chats/${chatRoomId}`)).data;
};
const names = (chat: Chat) => chat.members.map(({ name }) => name).toSorted();
/** A student who has an account, with a guardian. */
async function enrolFamily(
  classId: string,
  name: string,
  reader: Chat['readers'][number] = { language: 'ko', timeZone: 'Asia/Seoul' },
): Promise<{ userId: string }> {
  const { id: userId } = await t.addUser({ username: `p-${randomUUID().slice(0, 8)}`, userType: 'STUDENT' });
  const studentId = await t.enrol(classId, name, userId);
  const guardianId = `grd-${studentId}`;
  await t.database.db.insert(guardian).values({ id: guardianId, name: `${name}의 보호자`, ...reader });
  await t.database.db.insert(studentGuardian).values({ studentId, guardianId, relation: 'MOTHER' });
  return { userId };
}
const say = (chat: Chat, memberId: string, content = '안녕하세요') =>
  t.chat.ofMembers.send(memberId, chat.id, { clientId: randomUUID(), content, fileIds: [] });

describe('the chat of a class', () => {
  it('is there as soon as the class is, under its name', async () => {
    const { id } = await t.made({ name: '금요반' });
    expect(await chatOf(id)).toMatchObject({ kind: 'ROOM', title: '금요반', classId: id, lastSeq: 0 });
    expect((await chatOf(id)).members).toMatchObject([{ id: t.teacher.id, isMe: true }]);
  });

  it('lets students with an account and their guardians in as they come, once', async () => {
    const { id } = await t.made();
    await enrolFamily(id, '학생 A');
    await t.enrol(id, '계정 없는 학생');
    await t.tick();
    await t.tick();
    const chat = await chatOf(id);
    expect(names(chat)).toEqual(['시험 선생님', '학생 A', '학생 A의 보호자']);
    expect(await t.sql('select id from enrollment where not joined_chat')).toEqual([]);
  });

  it('says what its families read and by whose clocks they live, all who are alike once', async () => {
    const { id } = await t.made();
    await enrolFamily(id, '학생 A');
    await enrolFamily(id, '학생 B');
    await t.tick();
    expect((await chatOf(id)).readers).toEqual([{ language: 'ko', timeZone: 'Asia/Seoul' }]);
    const hanoi = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;
    await enrolFamily(id, 'Minh', hanoi);
    await t.tick();
    const { readers } = await chatOf(id);
    expect(readers).toHaveLength(2);
    expect(readers).toEqual(expect.arrayContaining([{ language: 'ko', timeZone: 'Asia/Seoul' }, hanoi]));
  });

  it('asks nobody to answer what was said before he came', async () => {
    const { id } = await t.made();
    const before = await chatOf(id);
    await say(before, t.teacher.id);
    const { userId } = await enrolFamily(id, '학생 B');
    await t.tick();
    expect((await t.chat.unreadIn(userId, [before.id])).get(before.id)).toBe(0);
    await say(before, t.teacher.id, '한마디 더');
    expect((await t.chat.unreadIn(userId, [before.id])).get(before.id)).toBe(1);
  });

  it('of a new term is a new room with the same people', async () => {
    const { id } = await t.made({ name: '금요반' });
    await enrolFamily(id, '학생 C');
    const term = { startDate: '2027-03-01', weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }] };
    const made = await t.call<{ id: string }>('POST', `${MY_CLASSES}/${id}/roll-over`, {
      ...term,
      clientId: randomUUID(),
      name: '새 학기',
      withStudents: true,
      skipHolidays: false,
    });
    expect(made.status).toBe(201);
    const chat = await chatOf(made.data.id);
    expect(chat.id).not.toBe((await chatOf(id)).id);
    expect([chat.title, names(chat)]).toEqual(['새 학기', ['시험 선생님', '학생 C', '학생 C의 보호자']]);
  });

  it('is renamed with the class, and readable after it was cancelled', async () => {
    const { id } = await t.made({ name: '금요반' });
    await enrolFamily(id, '학생 D');
    const settings = { name: '금요 심화반', capacity: 4, place: '', meetingUrl: '' };
    expect((await t.call('PUT', `${MY_CLASSES}/${id}`, { ...settings, version: 1 })).status).toBe(200);
    await say(await chatOf(id), t.teacher.id);
    const canceled = await t.call('POST', `${MY_CLASSES}/${id}/cancel`, { version: 2, reason: '이사해요' });
    expect(canceled.status).toBe(200);
    const chat = await chatOf(id);
    expect([chat.title, chat.lastSeq, chat.members.length]).toEqual(['금요 심화반', 1, 3]);
  });

  it('is made for a class that came without one', async () => {
    await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id: 'c-old', name: '오래된 반' }));
    expect((await t.get('c-old')).chatRoomId).toBeNull();
    await t.tick();
    expect(await chatOf('c-old')).toMatchObject({ title: '오래된 반', classId: 'c-old' });
  });
});
