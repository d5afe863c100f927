import { createLeavingApp, type LeavingApp } from '../../../testing/apps/leaving-app.ts';
import { lessonMove } from '../../lessons/moves/lesson-moves.tables.ts';

let t: LeavingApp;
beforeAll(async () => {
  t = await createLeavingApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const membersOf = async (classId: string) =>
  (
    await t.sql<{ name: string }>(
      `select m.name from chat_member m join chat_room r on r.id = m.room_id
     where r.class_id = '${classId}' and m.left_at is null order by m.name`,
    )
  ).map(({ name }) => name);

describe('the seat of a student who left', () => {
  it('is offered to the family that waits longest', async () => {
    const { id } = await t.made({ capacity: 1 });
    const studentId = await t.addFamily(id, '학생 A01');
    expect((await t.ask(await t.linkOf(id))).data).toMatchObject({ state: 'WAITING' });
    await t.remove(id, studentId);
    t.clock.advance(1);
    await t.tick();
    expect(await t.invitation(id)).toMatchObject({
      seats: { capacity: 1, students: 0, held: 1, free: 0 },
      requests: [{ state: 'REQUESTED', studentName: '학생 B01' }],
    });
    expect((await t.letters()).at(-1)).toMatchObject({ title: '금요반 자리가 났어요' });
  });

  it('is not taken by a family that comes before the clock has offered it', async () => {
    const { id } = await t.made({ capacity: 1 });
    const studentId = await t.addFamily(id, '학생 A01');
    const link = await t.linkOf(id);
    await t.ask(link);
    await t.remove(id, studentId);
    expect((await t.ask(link, { studentName: '늦게 온 학생' })).data).toMatchObject({ state: 'WAITING' });
    await t.tick();
    expect((await t.invitation(id)).requests.map(({ studentName, state }) => `${studentName} ${state}`)).toEqual([
      '학생 B01 REQUESTED',
      '늦게 온 학생 WAITING',
    ]);
  });
});

describe('the classes that a student could go on in', () => {
  it('are the others of his teacher that take newcomers, with their free seats and their next lesson', async () => {
    const { from, to, studentId } = await t.twoClasses({ capacity: 3 });
    await t.enrol(to, '학생 A09');
    const over = await t.made({
      name: '토요반',
      weeklySchedule: [{ weekday: 'SATURDAY', start: '10:00', end: '11:00' }],
    });
    await t.sql(`update teaching_class set progress = 'ENDED' where id = '${over.id}'`);
    const [next] = await t.lessonsOf(to);
    expect(await t.targetsOf(from, studentId)).toEqual([
      { id: to, name: '목요반', seatsFree: 2, nextLessonAt: next!.startAt },
    ]);
    await t.move(from, studentId, to);
    expect((await t.targetsOf(to, studentId)).map(({ id }) => id)).toEqual([from]);
  });
});

describe('the room of a class that a student left', () => {
  it('has his family no more, which comes into the room of the other class; what it said stays under its name', async () => {
    const { from, to, studentId } = await t.twoClasses();
    await t.tick();
    expect(await membersOf(from)).toEqual(['시험 선생님', '학생 A01 보호자']);
    const roomId = (await t.get(from)).chatRoomId!;
    const guardianId = `grd-${studentId}`;
    const say = () =>
      t.chat.ofMembers.send(guardianId, roomId, { clientId: crypto.randomUUID(), content: '안녕하세요', fileIds: [] });
    await say();
    await t.move(from, studentId, to);
    await t.tick();
    expect([await membersOf(from), await membersOf(to)]).toEqual([['시험 선생님'], ['시험 선생님', '학생 A01 보호자']]);
    await expect(say()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await t.chat.unreadIn(guardianId, [roomId])).toEqual(new Map());
    const said = await t.call<{ items: { sender: { name: string } }[] }>(
      'GET',
      `/messaging/v1/chats/${roomId}/messages`,
    );
    expect(said.data.items).toMatchObject([{ sender: { name: '학생 A01 보호자' } }]);
  });

  it('keeps a guardian who has another child there, and takes one back who returns', async () => {
    const { from, to, studentId } = await t.twoClasses();
    const sister = await t.addFamily(from, '학생 A02', { known: `grd-${studentId}` });
    await t.tick();
    await t.move(from, studentId, to);
    expect(await membersOf(from)).toContain('학생 A01 보호자');
    await t.move(from, sister, to);
    expect(await membersOf(from)).not.toContain('학생 A01 보호자');
    await t.move(to, sister, from);
    await t.tick();
    expect(await membersOf(from)).toContain('학생 A01 보호자');
  });
});

describe('a proposal of another time', () => {
  async function proposed(classId: string) {
    const [lesson] = await t.lessonsOf(classId);
    const { startAt, endAt } = lesson!;
    const day = 86_400_000;
    const at = (time: string) => new Date(Date.parse(time) + day);
    const row = {
      id: 'mov_1',
      clientId: crypto.randomUUID(),
      position: 0,
      teacherId: t.teacher.id,
      lessonId: lesson!.id,
    };
    await t.database.db.insert(lessonMove).values({
      ...row,
      reason: '',
      shortNotice: false,
      proposedBy: 'TEACHER',
      status: 'PROPOSED',
      oldStartAt: new Date(startAt),
      oldEndAt: new Date(endAt),
      newStartAt: at(startAt),
      newEndAt: at(endAt),
      createdAt: t.clock.now(),
      answerBy: new Date(startAt),
    });
  }
  const stands = async () => (await t.sql<{ status: string }>('select status from lesson_move'))[0]!.status;

  it('ends with the last student who could answer it, and not before', async () => {
    const { from, studentId } = await t.twoClasses();
    const other = await t.addFamily(from, '학생 A02');
    await proposed(from);
    await t.remove(from, studentId);
    expect(await stands()).toBe('PROPOSED');
    await t.remove(from, other);
    expect(await stands()).toBe('WITHDRAWN');
  });
});
