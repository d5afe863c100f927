import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { enrollment, student, teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

let t: TestApp;
let mine: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock });
  const me = await t.addUser({ username: 'math' });
  const other = await t.addUser({ username: 'other' });
  const { db } = t.database;
  const own = aClassRow(me.id, { id: 'c1', name: '중2 수학' });
  const over = aClassRow(me.id, { id: 'c2', name: '지난 학기', progress: 'FINISHED' });
  const foreign = aClassRow(other.id, { id: 'c3' });
  await db.insert(teachingClass).values([own, over, foreign]);
  await db.insert(student).values(['s1', 's2', 's3'].map((id) => ({ id, name: `학생 ${id}`, age: 14 })));
  const enrolled = (classId: string, studentId: string) => ({
    id: `${classId}-${studentId}`,
    classId,
    studentId,
    status: 'ACTIVE' as const,
    enrolledAt: clock.now(),
  });
  await db
    .insert(enrollment)
    .values([
      enrolled('c1', 's1'),
      { ...enrolled('c1', 's2'), status: 'CANCELED' },
      enrolled('c2', 's2'),
      enrolled('c3', 's3'),
    ]);
  await db
    .insert(lesson)
    .values([
      aLessonRow(own, { id: 'l1', startAt: at('17T01:00'), status: 'DONE', held: true }),
      aLessonRow(own, { id: 'l2', startAt: at('18T01:30'), status: 'IN_PROGRESS' }),
      aLessonRow(own, { id: 'l3', startAt: at('20T01:00') }),
      aLessonRow(own, { id: 'l4', startAt: at('19T01:00'), status: 'CANCELED', cancelReason: '방학' }),
      aLessonRow({ ...foreign, teacherId: other.id }, { id: 'l5', startAt: at('19T01:00') }),
    ]);
  mine = await t.signIn('math');
});
afterAll(() => t.close());

it('names her classes, the students of the open ones and the lessons that are not over', async () => {
  const answer = await t.request({ url: '/tns/v1/directory', headers: mine });
  expect(answer.json()).toEqual({
    data: {
      classes: [
        { id: 'c2', name: '지난 학기' },
        { id: 'c1', name: '중2 수학' },
      ],
      students: [{ id: 's1', name: '학생 s1', classId: 'c1', className: '중2 수학' }],
      lessons: [
        { id: 'l2', title: '일차함수의 그래프', className: '중2 수학', startAt: '2026-11-18T01:30:00.000Z' },
        { id: 'l3', title: '일차함수의 그래프', className: '중2 수학', startAt: '2026-11-20T01:00:00.000Z' },
      ],
    },
  });
});

it('names nothing to a teacher who has nothing', async () => {
  await t.addUser({ username: 'fresh' });
  const answer = await t.request({ url: '/tns/v1/directory', headers: await t.signIn('fresh') });
  expect(answer.json()).toEqual({ data: { classes: [], students: [], lessons: [] } });
});
