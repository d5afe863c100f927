import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { createLeavingApp, LEAVING_REASON, type LeavingApp } from '../../../testing/apps/leaving-app.ts';

let t: LeavingApp;
beforeAll(async () => {
  t = await createLeavingApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const namesIn = async (id: string) => (await t.studentsOf(id)).map(({ name }) => name);

describe('a student who is removed', () => {
  it('is no student of the class any more, and stays known as one who was, with the reason', async () => {
    const { from, studentId } = await t.twoClasses();
    const enrolledAt = t.clock.now().toISOString();
    const { status, data } = await t.remove(from, studentId);
    const left = { id: studentId, name: '학생 A01', avatar: null, reason: LEAVING_REASON, movedTo: null, enrolledAt };
    expect([status, data]).toEqual([200, { ...left, leftAt: t.clock.now().toISOString() }]);
    expect(await t.formerOf(from)).toEqual([data]);
    expect(await t.studentsOf(from)).toEqual([]);
    expect(await t.get(from)).toMatchObject({ studentCount: 0, students: [] });
    expect((await t.lessonsOf(from)).map(({ studentNames }) => studentNames)).toEqual([[], [], []]);
    expect((await t.list('?q=A01')).total).toBe(0);
  });

  it.each([
    ['ko', '금요반 수업을 더 듣지 않게 됐어요', `이유: ${LEAVING_REASON}`],
    ['vi', '금요반 – không còn học lớp này', `Lý do: ${LEAVING_REASON}`],
  ] as const)('is explained to his family in its language (%s)', async (language, title, reason) => {
    const { from, studentId } = await t.twoClasses({ language });
    await t.remove(from, studentId);
    // The link of the class would open nothing any more.
    expect(await t.letters()).toMatchObject([{ to: 'family@example.com', title, path: null }]);
    const [letter] = await t.letters();
    expect(letter!.content.split('\n')).toEqual([expect.stringContaining('학생 A01'), expect.any(String), reason]);
  });

  it('tells open pages of every lesson that is to come', async () => {
    const { from, studentId } = await t.twoClasses();
    t.heard.length = 0;
    await t.remove(from, studentId);
    const ids = (await t.lessonsOf(from)).map(({ id }) => id);
    expect(t.heard.toSorted()).toEqual(ids.map((id) => `${t.teacher.id} lesson.changed ${id}`).toSorted());
  });

  it('hears it himself where he has an account', async () => {
    const { from } = await t.twoClasses();
    const { id: userId } = await t.addUser({ username: 'pupil-left', userType: 'STUDENT' });
    const studentId = await t.enrol(from, '학생 A02', userId);
    await t.remove(from, studentId);
    const told = await t.sql<{ title: string; content: string }>(
      `select payload ->> 'title' as title, payload ->> 'content' as content from outbox where user_id = '${userId}'`,
    );
    expect(told).toEqual([{ title: '수업을 더 듣지 않게 됐어요', content: `금요반 · 이유: ${LEAVING_REASON}` }]);
  });

  it('is removed once, however often it is asked; for another reason he is gone already', async () => {
    const { from, studentId } = await t.twoClasses();
    const first = await t.remove(from, studentId);
    expect(await t.remove(from, studentId)).toEqual(first);
    expect(await t.letters()).toHaveLength(1);
    expect(await t.remove(from, studentId, '다른 이유')).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it.each(["progress = 'ENDED'", "progress = 'FINISHED'", "canceled_at = now(), cancel_reason = '이유'"])(
    'was there before the end: nobody leaves a class that is over (%s)',
    async (columns) => {
      const { from, to, studentId } = await t.twoClasses();
      await t.sql(`update teaching_class set ${columns} where id = '${from}'`);
      expect(await t.remove(from, studentId)).toMatchObject({ code: 'WRONG_STATE' });
      expect(await t.move(from, studentId, to)).toMatchObject({ code: 'WRONG_STATE' });
    },
  );

  it('does not come back with the class when it is cancelled later', async () => {
    const { from, studentId } = await t.twoClasses();
    await t.addFamily(from, '학생 A02');
    await t.remove(from, studentId);
    await t.call('POST', `${MY_CLASSES}/${from}/cancel`, { version: 1, reason: '폐강' });
    expect(await namesIn(from)).toEqual(['학생 A02']);
    expect((await t.lessonsOf(from))[0]).toMatchObject({ status: 'CANCELED', studentNames: ['학생 A02'] });
    expect((await t.letters()).filter(({ title }) => title === '금요반 수업을 더 하지 않게 됐어요')).toHaveLength(1);
  });

  it('leaves only by a reason that says something', async () => {
    const { from, studentId } = await t.twoClasses();
    expect(await t.remove(from, studentId, '  ')).toMatchObject({
      code: 'VALIDATION',
      fields: { reason: expect.any(String) },
    });
    expect(await namesIn(from)).toEqual(['학생 A01']);
  });

  it('who only tries a lesson is none of those who leave', async () => {
    const { from, to } = await t.twoClasses();
    const studentId = await t.enrol(from, '체험 학생');
    const [lesson] = await t.lessonsOf(from);
    await t.sql(`update enrollment set trial_lesson_id = '${lesson!.id}' where student_id = '${studentId}'`);
    expect(await t.remove(from, studentId)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.move(from, studentId, to)).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('a student who is moved', () => {
  it('goes on in the other class with his goals and what he has not had yet', async () => {
    const { from, to, studentId } = await t.twoClasses();
    const [lesson] = await t.lessonsOf(from);
    await t.set(
      lesson!.id,
      `status = 'FINISHED', held = true, start_at = '2026-11-21T00:00:00Z', end_at = '2026-11-21T01:00:00Z'`,
    );
    const { data } = await t.move(from, studentId, to);
    expect(data).toMatchObject({ id: studentId, reason: LEAVING_REASON, movedTo: { id: to, name: '목요반' } });
    expect(await t.studentsOf(to)).toMatchObject([
      { id: studentId, goals: '끝까지 풀어요', lessonsBought: 2, lessonsLeft: 2, isTrial: false },
    ]);
    expect(await t.studentsOf(from)).toEqual([]);
    expect((await t.lessonsOf(to)).map(({ studentNames }) => studentNames)).toEqual(Array(3).fill(['학생 A01']));
    expect(await t.sql(`select status from enrollment order by ended_at nulls last`)).toEqual([
      { status: 'TRANSFERRED' },
      { status: 'ACTIVE' },
    ]);
  });

  it('is explained to his family: from where, to where, when it goes on, and why', async () => {
    const { from, to, studentId } = await t.twoClasses();
    await t.move(from, studentId, to);
    const [letter, ...more] = await t.letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ title: '금요반 – 다른 수업으로 옮겼어요', path: expect.any(String) });
    expect(letter!.content.split('\n')).toEqual([
      '학생: 학생 A01',
      '지금까지: 금요반',
      '앞으로: 목요반',
      '남은 수업 3회는 새 수업에서 이어서 들어요.',
      expect.stringMatching(/^다음 수업: .*10:00 \(서울 시각 기준\)$/),
      `이유: ${LEAVING_REASON}`,
    ]);
  });

  it('is moved once, however often it is asked', async () => {
    const { from, to, studentId } = await t.twoClasses({ capacity: 1 });
    const first = await t.move(from, studentId, to);
    expect(await t.move(from, studentId, to)).toEqual(first);
    expect(await t.letters()).toHaveLength(1);
    expect(await t.remove(from, studentId)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('finds no seat in a class that is full, also where a family holds the last one', async () => {
    const { from, to, studentId } = await t.twoClasses({ capacity: 1 });
    await t.ask(await t.linkOf(to));
    const refused = await t.move(from, studentId, to);
    expect(refused).toMatchObject({ status: 409, code: 'CLASS_FULL', fields: { toClassId: expect.any(String) } });
    expect(await namesIn(from)).toEqual(['학생 A01']);
    expect(await t.targetsOf(from, studentId)).toMatchObject([{ id: to, seatsFree: 0 }]);
  });

  it('is refused where he is already, where it is over, and where he comes from', async () => {
    const { from, to, studentId } = await t.twoClasses();
    const row = `'e-twice', '${to}', '${studentId}', 'ACTIVE', now()`;
    await t.sql(`insert into enrollment (id, class_id, student_id, status, enrolled_at) values (${row})`);
    expect(await t.move(from, studentId, to)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.move(from, studentId, from)).toMatchObject({
      code: 'VALIDATION',
      fields: { toClassId: '지금 듣는 수업이에요. 다른 수업을 골라 주세요.' },
    });
    await t.sql(`delete from enrollment where id = 'e-twice'`);
    await t.sql(`update teaching_class set progress = 'ENDED' where id = '${to}'`);
    expect(await t.move(from, studentId, to)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.move(from, studentId, 'cls_none')).toMatchObject({ status: 404 });
  });

  it('cannot be sent into the class of another teacher, which looks like none', async () => {
    const { from, studentId } = await t.twoClasses();
    const [stranger] = await t.sql<{ id: string }>(`select id from app_user where username = 'other'`);
    const { id } = await t.made({
      name: '남의 반',
      weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }],
    });
    await t.sql(`delete from lesson where class_id = '${id}'`);
    await t.sql(`update teaching_class set teacher_id = '${stranger!.id}' where id = '${id}'`);
    expect(await t.move(from, studentId, id)).toMatchObject({ status: 404 });
    expect((await t.targetsOf(from, studentId)).map(({ name }) => name)).toEqual(['목요반']);
  });

  it('comes back once his teacher sees that it was a mistake, and is nobody who left', async () => {
    const { from, to, studentId } = await t.twoClasses();
    await t.move(from, studentId, to);
    expect((await t.move(to, studentId, from, '잘못 옮겼어요')).status).toBe(200);
    expect(await namesIn(from)).toEqual(['학생 A01']);
    expect(await t.formerOf(from)).toEqual([]);
    expect(await t.formerOf(to)).toMatchObject([{ id: studentId, movedTo: { id: from } }]);
    expect((await t.lessonsOf(from)).map(({ studentNames }) => studentNames)).toEqual(Array(3).fill(['학생 A01']));
    expect(await t.studentsOf(from)).toMatchObject([{ lessonsLeft: 3 }]);
  });
});
