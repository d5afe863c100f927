import type { Finding } from '@portal/domain/contract/finding';
import type { Course } from '@portal/domain/courses/course';
import { type CourseApp, createCourseApp, MY_COURSES } from '../../../testing/apps/course-app.ts';
import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import type { VideoState } from './video-check.ts';

let t: CourseApp;
let video: VideoState = 'THERE';
beforeAll(async () => {
  t = await createCourseApp({ checkVideo: async () => video });
});
afterAll(() => t.close());

const check = async (course: Course, over: object) => {
  const { image, ...content } = course.content;
  const body = { content: { ...content, imageId: image?.id ?? null, ...over } };
  return (await t.call<{ findings: Finding[] }>('POST', `${MY_COURSES}/${course.id}/check`, body)).data.findings;
};

describe('a weekly time in which lessons stand [CRS-7]', () => {
  beforeAll(async () => {
    const { db } = t.database;
    const teacherId = t.teacher.id;
    const course = await t.make();
    await db
      .insert(teachingClass)
      .values([
        aClassRow(teacherId, { id: 'c1', name: '중2 내신 대비반' }),
        aClassRow(teacherId, { id: 'c2', courseId: course.id }),
        aClassRow(teacherId, { id: 'c3', progress: 'FINISHED' }),
      ]);
    const at = (day: string) => new Date(`2026-${day}T01:00:00Z`);
    await db
      .insert(lesson)
      .values([
        aLessonRow({ id: 'c1', teacherId }, { id: 'l1', startAt: at('11-23') }),
        aLessonRow(
          { id: 'c1', teacherId },
          { id: 'l2', startAt: at('11-24'), status: 'CANCELED', cancelReason: '이유' },
        ),
        aLessonRow({ id: 'c1', teacherId }, { id: 'l3', startAt: at('11-25'), isTrial: true }),
        aLessonRow({ id: 'c1', teacherId }, { id: 'l4', startAt: at('11-12') }),
        aLessonRow(
          { id: 'c1', teacherId },
          { id: 'l5', startAt: at('11-27'), movedFromStart: at('11-26'), movedFromEnd: at('11-27') },
        ),
        aLessonRow({ id: 'c3', teacherId }, { id: 'l6', startAt: at('11-28') }),
        aLessonRow({ id: 'c2', teacherId }, { id: 'l7', startAt: at('11-29') }),
      ]);
    own = course;
  });
  let own: Course;
  const on = (weekday: string) => ({
    weeklySchedule: [{ weekday: weekday as 'MONDAY', start: '10:30', end: '11:30' }],
  });

  it('is refused with the lesson that stands there', async () => {
    const answer = await t.submit(await t.make(on('MONDAY')));
    expect(answer).toMatchObject({
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      fields: { 'weeklySchedule.0': '23/11/2026 (월) 10:00 수업과 겹쳐요: 중2 내신 대비반' },
      conflict: {
        wanted: { startAt: '2026-11-23T01:30:00.000Z', endAt: '2026-11-23T02:30:00.000Z' },
        other: { kind: 'LESSON', id: 'l1', title: '중2 내신 대비반', startAt: '2026-11-23T01:00:00.000Z' },
      },
    });
  });

  it.each([
    ['a cancelled one', 'TUESDAY'],
    ['a trial', 'WEDNESDAY'],
    ['one that is over', 'THURSDAY'],
    ['one that was moved there', 'FRIDAY'],
    ['one of a class that is over', 'SATURDAY'],
  ])('does not mind %s', async (_what, weekday) => {
    expect((await t.submit(await t.make(on(weekday)))).status).toBe(200);
  });

  it('does not mind lessons of the course itself, and does of another', async () => {
    expect(await check(own, on('SUNDAY'))).toEqual(await check(own, {}));
    expect(await check(await t.make(), on('SUNDAY'))).toContainEqual(
      expect.objectContaining({ path: 'weeklySchedule.0', level: 'ERROR' }),
    );
  });
});

describe('the check before handing in', () => {
  it('looks at what is not saved yet, with the eyes of a reviewer', async () => {
    const course = await t.make();
    const before = await check(course, {});
    expect(before).toEqual([{ path: 'introVideoUrl', level: 'HINT', message: expect.any(String) as string }]);
    expect(await check(course, { title: '', subjectId: 'alchemy' })).toMatchObject([
      { path: 'title' },
      { path: 'introVideoUrl' },
      { path: 'subjectId' },
    ]);
    expect(await t.get(course.id)).toEqual(course);
  });

  it.each([
    ['GONE', 1],
    ['THERE', 0],
    ['UNKNOWN', 0],
  ] as const)('of a video that is %s finds %i wrong [CRS-6]', async (state, count) => {
    video = state;
    const findings = await check(await t.make(), { introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(findings.filter(({ path, level }) => path === 'introVideoUrl' && level === 'ERROR')).toHaveLength(count);
  });
});
