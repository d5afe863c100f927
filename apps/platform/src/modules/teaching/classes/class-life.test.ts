import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/teaching/class';
import { moveClass } from '@portal/domain/teaching/class-transitions';
import { type ClassApp, COURSE, createClassApp, held, MY_CLASSES } from '../../../testing/class-app.ts';
import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { lesson, teachingClass } from '../teaching.tables.ts';
import { settleClass } from './settle-class.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const times = (lessons: readonly { startAt: string }[]) => lessons.map(({ startAt }) => startAt.slice(0, 16));
const post = (id: string, deed: string, body: object) =>
  t.call<TeachingClass>('POST', `${MY_CLASSES}/${id}/${deed}`, body);

describe('changing a class', () => {
  const settings = { name: '새 이름', capacity: 3, place: '3호실', meetingUrl: '' };
  const put = (id: string, body: object) => t.call<TeachingClass>('PUT', `${MY_CLASSES}/${id}`, body);

  it('renames it and takes its lessons to come to the new place, but not one that has a place of its own', async () => {
    const { id } = await t.made({ place: '1호실' });
    const [one] = await t.lessons(id);
    await t.set(one!.id, `place = '도서관'`);
    const { data } = await put(id, { ...settings, version: 1 });
    expect(data).toMatchObject({ name: '새 이름', capacity: 3, place: '3호실', meetingUrl: null, version: 2 });
    expect((await t.lessons(id)).map(({ place }) => place)).toEqual(['도서관', '3호실', '3호실']);
    expect(await t.steps(id)).toEqual(['CREATE >UPCOMING', 'CHANGE UPCOMING>UPCOMING']);
  });

  it('is refused from an older page, for too few seats and when the class is over', async () => {
    const { id } = await t.made();
    for (const name of ['가', '나']) await t.enrol(id, name);
    expect((await put(id, { ...settings, version: 1, capacity: 1 })).fields).toHaveProperty('capacity');
    await put(id, { ...settings, version: 1 });
    expect(await put(id, { ...settings, version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' });
    await t.sql(`update teaching_class set progress = 'FINISHED' where id = '${id}'`);
    expect(await put(id, { ...settings, version: 2 })).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('cancelling a class', () => {
  const end = (id: string, version = 1) => post(id, 'cancel', { version, reason: '이사해요' });

  it('cancels what is to come, withdraws what waits, tells the families and keeps the reason [CLS-1]', async () => {
    const pupil = await t.addUser({ username: `pupil-${randomUUID().slice(0, 8)}`, userType: 'STUDENT' });
    const { id } = await t.made();
    await t.enrol(id, '학생 A01', pupil.id);
    const [one, two] = await t.lessons(id);
    await t.set(one!.id, held(2));
    const move = { clientId: randomUUID(), newStartAt: '2026-11-28T01:00:00Z', reason: '이유' };
    const proposed = await t.call<{ id: string }>('POST', `/tns/v1/lessons/${two!.id}/moves`, move);
    expect(proposed.status).toBe(201);
    const { data } = await end(id);
    expect(data).toMatchObject({
      canceledAt: '2026-11-18T01:42:00.000Z',
      cancelReason: '이사해요',
      nextLesson: null,
      lessonsBehind: 0,
    });
    expect((await t.lessons(id)).map(({ status }) => status)).toEqual(['FINISHED', 'CANCELED', 'CANCELED']);
    expect(await t.sql(`select status from lesson_move`)).toEqual([{ status: 'WITHDRAWN' }]);
    expect(await t.sql(`select kind from lesson_change order by seq`)).toEqual(
      ['PROPOSED', 'WITHDRAWN', 'CANCELED', 'CANCELED'].map((kind) => ({ kind })),
    );
    expect(await t.sql(`select status from enrollment`)).toEqual([{ status: 'CANCELED' }]);
    expect(data.studentCount).toBe(1);
    const told = await t.sql<{ content: string; category: string }>(
      `select payload ->> 'content' as content, payload ->> 'category' as category from outbox
       where user_id = '${pupil.id}' and dedupe_key like '%/CANCELED/%'`,
    );
    expect(told).toEqual([{ content: '금요반 · 남은 2회를 취소했어요. 이유: 이사해요', category: 'GENERAL' }]);
    expect(t.heard).toContain(`${pupil.id} lesson.changed ${two!.id}`);
  });

  it('is marked as short notice less than a day before the next lesson, with its reason [CAL-3]', async () => {
    for (const [at, shortNotice] of [
      ['2026-11-19T01:00:00Z', false],
      ['2026-11-19T01:00:01Z', true],
    ] as const) {
      const { id } = await t.made();
      t.clock.set(at);
      expect((await end(id)).status).toBe(200);
      expect(
        await t.sql(
          `select short_notice, note, actor from class_history where class_id = '${id}' and event = 'CANCEL'`,
        ),
      ).toEqual([{ short_notice: shortNotice, note: '이사해요', actor: 'TEACHER' }]);
      const [change] = await t.sql(`select c.short_notice from lesson_change c join lesson l on l.id = c.lesson_id
        where l.class_id = '${id}' and l.no = 1`);
      expect(change).toEqual({ short_notice: shortNotice });
      t.clock.set('2026-11-18T01:42:00Z');
    }
  });

  it('lets a lesson that is running end by itself, and happens once', async () => {
    const { id } = await t.made();
    const [one] = await t.lessons(id);
    await t.set(one!.id, `status = 'IN_PROGRESS'`);
    expect((await end(id)).status).toBe(200);
    expect((await t.lessons(id)).map(({ status }) => status)).toEqual(['IN_PROGRESS', 'CANCELED', 'CANCELED']);
    expect(await end(id, 2)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.steps(id)).toEqual(['CREATE >UPCOMING', 'CANCEL UPCOMING>UPCOMING']);
  });

  it('is refused from an older page, without a reason, and when its lessons are over', async () => {
    const { id } = await t.made();
    expect(await end(id, 2)).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await post(id, 'cancel', { version: 1, reason: ' ' })).toMatchObject({ code: 'VALIDATION' });
    await t.sql(`update teaching_class set progress = 'ENDED' where id = '${id}'`);
    expect(await end(id)).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('rolling a class over to a new term', () => {
  const term = {
    startDate: '2027-03-01',
    weeklySchedule: [{ weekday: 'MONDAY', start: '17:00', end: '18:00' }],
    skipHolidays: true,
  };
  const over = (id: string, body: object = {}) =>
    post(id, 'roll-over', { ...term, clientId: randomUUID(), name: '새 학기 금요반', withStudents: true, ...body });

  it('makes the same lessons on new days, with its students, and says where it comes from [W11]', async () => {
    const pupil = await t.addUser({ username: `pupil-${randomUUID().slice(0, 8)}`, userType: 'STUDENT' });
    const old = await t.made({ place: '1호실', capacity: 4 });
    await t.enrol(old.id, '학생 A01', pupil.id);
    const gone = await t.enrol(old.id, '학생 A02');
    await t.sql(`update enrollment set status = 'TRANSFERRED' where student_id = '${gone}'`);
    const preview = await t.call<{ lessons: { startAt: string; skipped: object[] }[] }>(
      'POST',
      `${MY_CLASSES}/${old.id}/roll-over/preview`,
      term,
    );
    // The first Monday is a holiday.
    expect(times(preview.data.lessons)).toEqual(['2027-03-08T08:00', '2027-03-15T08:00', '2027-03-22T08:00']);
    const { data, status } = await over(old.id);
    expect([status, data.rolledFrom]).toEqual([201, { id: old.id, name: '금요반' }]);
    expect(data).toMatchObject({
      ...{
        name: '새 학기 금요반',
        progress: 'UPCOMING',
        place: '1호실',
        capacity: 4,
        studentCount: 1,
        courseId: COURSE,
      },
      ...{ startDate: '2027-03-08', endDate: '2027-03-22', lessonTotal: 3 },
    });
    const lessons = await t.lessons(data.id);
    expect([times(lessons), lessons.map(({ title }) => title)]).toEqual([
      times(preview.data.lessons),
      (await t.lessons(old.id)).map(({ title }) => title),
    ]);
    expect(data.programme.map(({ plannedAt }) => plannedAt?.slice(0, 10))).toEqual([
      ...times(lessons).map((at) => at.slice(0, 10)),
      undefined,
    ]);
    expect(await t.sql(`select user_id as id from outbox where dedupe_key like '%/OPENED/%'`)).toEqual([
      { id: pupil.id },
    ]);
  });

  it('leaves the students behind when asked to, happens once, and is refused whole where time is taken [W11]', async () => {
    const old = await t.made();
    await t.enrol(old.id, '학생 A01');
    const clientId = randomUUID();
    const first = await over(old.id, { clientId, withStudents: false });
    expect(first.data.studentCount).toBe(0);
    expect((await over(old.id, { clientId, withStudents: false })).data.id).toBe(first.data.id);
    expect(await over(old.id)).toMatchObject({
      code: 'SCHEDULE_OVERLAP',
      conflict: { other: { title: '새 학기 금요반' } },
    });
    expect((await t.list()).total).toBe(2);
  });
});

describe('how far a class has come', () => {
  const settle = (id: string) => t.database.db.transaction((tx) => settleClass(tx, id, t.clock.now()));
  /** A class with one lesson for each status; those that are over were held. */
  async function classWith(progress: TeachingClass['progress'], ...statuses: TeachingLessonStatus[]) {
    const id = `c${randomUUID().slice(0, 8)}`;
    await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id, progress }));
    const rows = statuses.map((status, at) =>
      aLessonRow(
        { id, teacherId: t.teacher.id },
        {
          ...{ id: `les-${id}-${at}`, no: at + 1, status, startAt: new Date(Date.UTC(2026, 10, 20 + at, 1)) },
          ...(['DONE', 'FINISHED'].includes(status) && { held: true }),
          ...(status === 'CANCELED' && { cancelReason: '이유' }),
        },
      ),
    );
    if (rows.length) await t.database.db.insert(lesson).values(rows);
    return id;
  }
  type TeachingLessonStatus = (typeof lesson.$inferInsert)['status'];

  it.each<[string, TeachingClass['progress'], TeachingLessonStatus[], string[]]>([
    ['waits for its first lesson', 'UPCOMING', ['CANCELED', 'UPCOMING'], []],
    ['runs from its first lesson on', 'UPCOMING', ['IN_PROGRESS', 'UPCOMING'], ['FIRST_LESSON UPCOMING>IN_PROGRESS']],
    ['runs while a lesson is open', 'IN_PROGRESS', ['FINISHED', 'UPCOMING'], []],
    ['is over when no lesson is open', 'IN_PROGRESS', ['DONE', 'CANCELED'], ['LESSONS_OVER IN_PROGRESS>ENDED']],
    ['runs on when lessons were added', 'ENDED', ['FINISHED', 'UPCOMING'], ['LESSONS_ADDED ENDED>IN_PROGRESS']],
    ['is not settled while a lesson waits to be confirmed', 'ENDED', ['FINISHED', 'DONE'], []],
    ['is settled when all are confirmed', 'ENDED', ['FINISHED', 'CANCELED'], ['SETTLED ENDED>FINISHED']],
    [
      'takes all steps that are due at once',
      'UPCOMING',
      ['FINISHED'],
      ['FIRST_LESSON UPCOMING>IN_PROGRESS', 'LESSONS_OVER IN_PROGRESS>ENDED', 'SETTLED ENDED>FINISHED'],
    ],
    ['stays what it was when it is finished', 'FINISHED', ['UPCOMING'], []],
  ])('%s [CLS-1]', async (_name, progress, statuses, steps) => {
    const id = await classWith(progress, ...statuses);
    await settle(id);
    expect(await t.steps(id)).toEqual(steps);
    const to = steps.at(-1)?.split('>')[1] ?? progress;
    expect((await t.get(id)).progress).toBe(to);
    // It only ever goes where the table leads.
    for (const step of steps) {
      const [event, from, next] = step.split(/[ >]/) as [
        Parameters<typeof moveClass>[1],
        TeachingClass['progress'],
        string,
      ];
      expect(moveClass({ progress: from, isCanceled: false }, event)).toBe(next);
    }
  });

  it('does not move when it was cancelled', async () => {
    const id = await classWith('IN_PROGRESS', 'DONE');
    await t.sql(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = '${id}'`);
    await settle(id);
    expect([(await t.get(id)).progress, await t.steps(id)]).toEqual(['IN_PROGRESS', []]);
  });

  it('follows the clock, and completes its students with its last lesson; trials do not begin it', async () => {
    const made = await t.made();
    await t.enrol(made.id, '학생 A01');
    const progress = async () => {
      await t.teaching.watchLessons();
      return (await t.get(made.id)).progress;
    };
    await t.database.db
      .insert(lesson)
      .values(
        aLessonRow(
          { id: made.id, teacherId: t.teacher.id },
          { id: 'trial-9', startAt: new Date('2026-11-19T01:00:00Z'), isTrial: true, status: 'FINISHED', held: true },
        ),
      );
    t.clock.set('2026-11-20T00:59:59Z');
    expect(await progress()).toBe('UPCOMING');
    t.clock.set('2026-11-20T01:00:00Z');
    expect(await progress()).toBe('IN_PROGRESS');
    await t.sql(`update lesson set status = 'FINISHED', held = true where class_id = '${made.id}'`);
    expect(await progress()).toBe('FINISHED');
    expect(await t.sql('select status from enrollment')).toEqual([{ status: 'COMPLETED' }]);
  });

  it('is settled by the cancellation of its last open lesson', async () => {
    const id = await classWith('IN_PROGRESS', 'FINISHED', 'UPCOMING');
    const answer = await t.call('POST', `/tns/v1/lessons/les-${id}-1/cancel`, { reason: '이유', version: 1 });
    expect([answer.status, (await t.get(id)).progress]).toEqual([200, 'FINISHED']);
  });
});
