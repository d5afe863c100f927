import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import { type ClassApp, COURSE, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { aLessonRow } from '../../../testing/teaching-rows.ts';
import { lesson } from '../../lessons/lessons.tables.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const times = (lessons: readonly { startAt: string }[]) => lessons.map(({ startAt }) => startAt.slice(0, 16));
const post = (id: string, action: string, body: object) =>
  t.call<TeachingClass>('POST', `${MY_CLASSES}/${id}/${action}`, body);

describe('changing a class', () => {
  const settings = { name: '새 이름', capacity: 3, place: '3호실', meetingUrl: '' };
  const put = (id: string, body: object) => t.call<TeachingClass>('PUT', `${MY_CLASSES}/${id}`, body);

  it('renames it and takes its lessons to come to the new place, but not one that has a place of its own', async () => {
    const { id } = await t.made({ place: '1호실' });
    const [one] = await t.lessonsOf(id);
    await t.set(one!.id, `place = '도서관'`);
    const { data } = await put(id, { ...settings, version: 1 });
    expect(data).toMatchObject({ name: '새 이름', capacity: 3, place: '3호실', meetingUrl: null, version: 2 });
    expect((await t.lessonsOf(id)).map(({ place }) => place)).toEqual(['도서관', '3호실', '3호실']);
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

describe('the students of a class', () => {
  it.each([
    ['UPCOMING', null, true],
    ['IN_PROGRESS', null, true],
    ['FINISHED', true, false],
    ['CANCELED', null, false],
  ] as const)('are also one whose trial is %s: as long as it is still to come', async (status, isHeld, isListed) => {
    const { id } = await t.made();
    const trial = { id: `trial-${status}`, no: 1, isTrial: true, startAt: new Date('2026-11-19T01:00:00Z') };
    const reason = status === 'CANCELED' ? { cancelReason: '이유' } : {};
    await t.database.db
      .insert(lesson)
      .values(aLessonRow({ id, teacherId: t.teacher.id }, { ...trial, status, held: isHeld, ...reason }));
    await t.enrol(id, '학생 A01');
    const tried = await t.enrol(id, '학생 A02');
    await t.sql(`update enrollment set trial_lesson_id = '${trial.id}' where student_id = '${tried}'`);
    const { data } = await t.call<{ items: { name: string }[] }>('GET', `${MY_CLASSES}/${id}/students`);
    expect(data.items.map(({ name }) => name)).toEqual(isListed ? ['학생 A01', '학생 A02'] : ['학생 A01']);
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
      name: '새 학기 금요반',
      progress: 'UPCOMING',
      place: '1호실',
      capacity: 4,
      studentCount: 1,
      courseId: COURSE,
      startDate: '2027-03-08',
      endDate: '2027-03-22',
      lessonTotal: 3,
    });
    const lessons = await t.lessonsOf(data.id);
    expect([times(lessons), lessons.map(({ title }) => title)]).toEqual([
      times(preview.data.lessons),
      (await t.lessonsOf(old.id)).map(({ title }) => title),
    ]);
    expect(data.programme.map(({ plannedAt }) => plannedAt?.slice(0, 10))).toEqual(
      times(lessons).map((at) => at.slice(0, 10)),
    );
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
