import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { handIn } from '../../../testing/apps/homework-calls.ts';
import { createLiveApp, type LiveApp } from '../../../testing/apps/live-app.ts';
import { liveVisits } from '../../../testing/live-visits.ts';
import { assignment } from '../../coursework/assignments/assignments.tables.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;
beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'leaving_70');
  // With a lesson to come, so that the class goes on.
  await t.addLesson('l99', '2027-01-11T01:00:00Z');
}, 60_000);
afterAll(() => t.close());
// Both students are in the class again, as if nobody had ever left.
afterEach(() =>
  t.database.raw.exec(
    `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where class_id = 'c1'`,
  ),
);

const remove = async (studentId: string) => {
  t.clock.advance(1000);
  const path = `${MY_CLASSES}/c1/students/${studentId}/remove`;
  const { status } = await t.call('POST', path, { reason: '이사해요' });
  expect(status).toBe(200);
};
const idsOf = (students: readonly { id: string }[]) => students.map(({ id }) => id);
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000);

describe('a lesson that was held while a student was in the class', () => {
  it('keeps him: in its roster, its attendance and its note, which his guardians get', async () => {
    const id = await t.held('s1', 's2');
    await remove('s1');
    const { students, attendance, lesson } = await t.desk(id);
    expect(idsOf(students)).toEqual(['s1', 's2']);
    expect(lesson).toMatchObject({ studentCount: 2, studentNames: ['학생 A01', '학생 A02'] });
    expect(attendance.map(({ studentId, state }) => [studentId, state])).toEqual([
      ['s1', 'PRESENT'],
      ['s2', 'PRESENT'],
    ]);
    expect(students[0]).toMatchObject({ id: 's1', attendanceRate: 100 });
    expect((await t.mark(id, { studentId: 's1', state: 'LATE', note: '' })).status).toBe(200);
    await t.database.raw.exec('delete from notification_delivery');
    expect((await t.send(id)).status).toBe(200);
    const rows = await t.database.raw.query<{ to: string }>(
      `select letter ->> 'to' as "to" from notification_delivery where letter is not null order by 1`,
    );
    expect(rows.map(({ to }) => to)).toEqual(['b01@family.example', 'b02@family.example']);
    expect((await t.desk(id)).students[0]!.lastNotes).toHaveLength(1);
  });

  it('is his also where it was running when he left', async () => {
    const id = await t.lessonAt(10);
    await t.step(id, 'start');
    await remove('s1');
    expect(idsOf((await t.desk(id)).students)).toEqual(['s1', 's2']);
  });

  it('is the last of his: those that begin later have him neither in their page nor in the calendar', async () => {
    await t.held('s1', 's2');
    const later = await t.addLesson('les_later_900', inDays(1).toISOString());
    await remove('s1');
    expect(idsOf((await t.desk(later)).students)).toEqual(['s2']);
    const days = `from=${inDays(0).toISOString().slice(0, 10)}&to=${inDays(3).toISOString().slice(0, 10)}`;
    const { data } = await t.call<{ lessons: { id: string; studentNames: string[] }[] }>(
      'GET',
      `/tns/v1/calendar?${days}`,
    );
    expect(data.lessons.find(({ id }) => id === later)).toMatchObject({ studentNames: ['학생 A02'] });
  });
});

describe('the link of a student who left', () => {
  it('opens no lesson that begins later, for him or his guardians', async () => {
    const id = await visits.aLesson();
    const secrets = await Promise.all([t.secret(id, 's1'), t.secret(id, 's1', 'GUARDIAN')]);
    await remove('s1');
    for (const secret of secrets) expect(await t.enter(secret)).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
    expect((await t.links(id)).map(({ studentId }) => studentId)).toEqual(['s2', 's2']);
  });

  it('ends his stay in a room whose lesson has not begun', async () => {
    const id = await visits.aLesson();
    const [guest, other] = [await t.guest(id, 's1'), await t.guest(id, 's2')];
    await guest.hear('live.state');
    await remove('s1');
    expect(await guest.hear('live.over')).toEqual({ reason: 'LINK' });
    expect(other.unheard('live.over')).toBe(0);
  });
});

describe('the homework of a student who left', () => {
  const given = async (id: string, deadlineAt: Date) => {
    const at = t.clock.now();
    const row = { id, clientId: crypto.randomUUID(), classId: 'c1', teacherId: t.teacher.id, title: id, content: '' };
    const dates = { displayAt: at, publishedAt: at, createdAt: at, announcedAt: at, deadlineAt };
    await t.database.db.insert(assignment).values({ ...row, ...dates, lateAllowed: true, downloadAllowed: true });
  };
  const submissionsOf = async (id: string) =>
    (
      await t.call<{ items: { student: { id: string }; hasLeft: boolean }[] }>(
        'GET',
        `/tns/v1/assignments/${id}/submissions`,
      )
    ).data.items;

  it('stays where he handed it in, and is no debt of his where he did not', async () => {
    const lesson = await t.held('s1', 's2');
    await given('asg-done', inDays(2));
    await given('asg-open', inDays(2));
    await handIn(t, 'asg-done');
    await remove('s1');
    expect(await submissionsOf('asg-done')).toMatchObject([
      { student: { id: 's1' }, hasLeft: true },
      { student: { id: 's2' }, hasLeft: false },
    ]);
    expect(await submissionsOf('asg-open')).toMatchObject([{ student: { id: 's2' } }]);
    t.clock.advance(4 * 86_400_000);
    const [he, she] = (await t.desk(lesson)).students;
    expect(he).toMatchObject({ id: 's1', homework: { given: 1, handedIn: 1, open: [] } });
    expect(she!.homework).toMatchObject({ given: 2, handedIn: 0 });
    await expect(handIn(t, 'asg-open', { guardianId: 'g2' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
