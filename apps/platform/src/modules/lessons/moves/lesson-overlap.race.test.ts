import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { teachingClass } from '../../classes/classes.tables.ts';

let classes: ClassApp;
let desk: LessonDeskApp;
beforeAll(async () => {
  classes = await createClassApp();
  desk = await createLessonDeskApp();
});
afterAll(async () => {
  await classes.close();
  await desk.close();
});

async function waitUntilBlocked({ database }: TestApp): Promise<void> {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (const end = Date.now() + 5_000; Date.now() < end;) if ((await database.raw.query(blocked)).length) return;
  throw new Error('Nobody waits');
}

/** Somebody puts a lesson there without the lock of the schedule, and commits when the call has looked and wants to write. */
async function meanwhile<T>(t: TestApp, lesson: { classId: string; startAt: string }, call: () => Promise<T>) {
  let answer!: Promise<T>;
  await t.database.rawTransaction(async (connection) => {
    await connection.query(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode)
       select $1, id, teacher_id, 900, '먼저 온 수업', $3::timestamptz, $3::timestamptz + interval '1 hour', 'UPCOMING', mode
       from teaching_class where id = $2`,
      [`les-${randomUUID()}`, lesson.classId, lesson.startAt],
    );
    answer = call();
    await waitUntilBlocked(t);
  });
  return answer;
}

describe('a time that somebody takes without the lock of the schedule, at the last moment [R14]', () => {
  beforeEach(() => classes.clear());
  const other = (id: string) =>
    classes.database.db.insert(teachingClass).values(aClassRow(classes.teacher.id, { id, name: '먼저 온 반' }));

  it('refuses a new class as a whole, and says what stands there', async () => {
    await other('c-first');
    const taken = { classId: 'c-first', startAt: '2026-11-27T01:30:00Z' };
    expect(await meanwhile(classes, taken, () => classes.make())).toMatchObject({
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      conflict: { wanted: { startAt: '2026-11-27T01:00:00.000Z' }, other: { kind: 'LESSON', title: '먼저 온 반' } },
    });
    expect((await classes.list()).items.map(({ name }) => name)).toEqual(['먼저 온 반']);
  });

  it('refuses a new term of a class', async () => {
    await other('c-first');
    const { id } = await classes.made();
    const term = { startDate: '2027-03-08', weeklySchedule: [{ weekday: 'MONDAY', start: '17:00', end: '18:00' }] };
    const body = { ...term, skipHolidays: true, clientId: randomUUID(), name: '새 학기', withStudents: false };
    const taken = { classId: 'c-first', startAt: '2027-03-15T08:00:00Z' };
    const call = () => classes.call<TeachingClass>('POST', `${MY_CLASSES}/${id}/roll-over`, body);
    expect(await meanwhile(classes, taken, call)).toMatchObject({
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      conflict: { other: { title: '먼저 온 반' } },
    });
  });

  it('refuses a lesson that would become longer', async () => {
    const id = await desk.lessonAt(0);
    await desk.step(id, 'start');
    const { lesson } = await desk.desk(id);
    const body = { version: lesson.version, minutes: 15 };
    const call = () => desk.call('POST', `/tns/v1/lessons/${id}/extend`, body);
    expect(await meanwhile(desk, { classId: 'c1', startAt: lesson.endAt }, call)).toMatchObject({
      status: 422,
      code: 'NEXT_SLOT_BUSY',
    });
    expect((await desk.desk(id)).lesson.endAt).toBe(lesson.endAt);
  });

  it('refuses the move of a lesson, which stays where it is and whose proposal can still be answered', async () => {
    const id = await desk.lessonAt(-4 * 24 * 60);
    const { lesson } = await desk.desk(id);
    const newStartAt = new Date(Date.parse(lesson.startAt) + 4 * 3_600_000).toISOString();
    const { data: move } = await desk.propose(id, newStartAt, { reason: '이유' });
    await desk.database.raw.query(`delete from lesson where no = 900`);
    const call = () => answerAsStudent(desk, move.id, { decision: 'ACCEPTED' }).catch((error: unknown) => error);
    expect(await meanwhile(desk, { classId: 'c1', startAt: newStartAt }, call)).toMatchObject({
      code: 'SCHEDULE_OVERLAP',
    });
    expect((await desk.desk(id)).lesson.startAt).toBe(lesson.startAt);
    const { data } = await desk.call<LessonMove>('GET', `/tns/v1/lesson-moves/${move.id}`);
    expect(data.status).toBe('PROPOSED');
  });
});
