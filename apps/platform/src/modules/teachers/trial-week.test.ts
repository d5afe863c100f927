import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { COURSE } from '../../testing/apps/class-app.ts';
import { createTrialApp, FRIDAY, type TrialApp } from '../../testing/apps/trial-app.ts';
import { bookingRules } from '../schedule/schedule.tables.ts';

let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const later = (minutes: number) => new Date(Date.parse(FRIDAY) + minutes * 60_000).toISOString();
const startsOf = (answer: Awaited<ReturnType<TrialApp['times']>>) => answer.data.items.map(({ startAt }) => startAt);

describe('the times at which a lesson can be tried [CAL-3]', () => {
  it('are those of her free time in the next seven days, and the first of them', async () => {
    const { data } = await t.times();
    expect(data.items).toEqual(
      [0, 30, 60, 90].map((minutes) => ({ startAt: later(minutes), endAt: later(minutes + 30) })),
    );
    expect(data.next).toEqual(data.items[0]);
  });

  it('are not the hours that she keeps for who learns with her already', async () => {
    const thursday = '2026-11-18T15:00:00Z';
    expect(startsOf(await t.times({ from: thursday })).some((startAt) => startAt < later(-60))).toBe(false);
  });

  it('keep her rules: notice, horizon, distance and the most lessons of a day', async () => {
    await t.database.db.insert(bookingRules).values({
      ...DEFAULT_BOOKING_RULES,
      teacherId: t.teacher.id,
      noticeHours: 58,
      bufferMinutes: 15,
      horizonDays: 9,
      maxLessonsPerDay: 2,
    });
    // 58 hours from now are 20:42 on Friday.
    expect(startsOf(await t.times())).toEqual([later(60), later(90)]);
    const second = later(7 * 24 * 60);
    const week = await t.times({ from: '2026-11-23T00:00:00Z' });
    expect(startsOf(week)[0]).toBe(second);
    await t.booked({ startAt: later(7 * 24 * 60 + 30) });
    // A quarter of an hour before and after it nothing begins; 20:00 would end too late.
    expect(startsOf(await t.times({ from: '2026-11-23T00:00:00Z' }))).toEqual([
      later(7 * 24 * 60 + 75),
      later(7 * 24 * 60 + 90),
    ]);
    const beyond = await t.times({ from: '2026-11-30T00:00:00Z' });
    expect(beyond.data).toEqual({ items: [], next: null });
  });

  it('say what comes next where a week has none, and nothing where none ever comes', async () => {
    const saturday = await t.times({ from: '2026-11-20T15:00:00Z' });
    expect(startsOf(saturday)[0]).toBe(later(7 * 24 * 60));
    await t.sql(`insert into time_off (id, teacher_id, start_at, end_at, reason)
      values ('off', '${t.teacher.id}', '2026-11-18Z', '2026-11-30Z', '쉼')`);
    const { data } = await t.times();
    expect([data.items, data.next?.startAt]).toEqual([[], later(14 * 24 * 60)]);
    expect((await t.times({ from: '2199-01-01T00:00:00Z' })).data).toEqual({ items: [], next: null });
    expect(startsOf(await t.times({ from: '1900-06-01T00:00:00Z' }))).toEqual([]);
  });

  it('are none of a course that is not on sale, has no trial, or is somebody else’s', async () => {
    const other = await t.anotherTeacher();
    for (const wish of [{ courseId: 'crs-draft' }, { courseId: 'crs_none' }, { courseId: other.courseId }])
      expect(await t.times(wish)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await t.sql(`update course set archived_at = now() where id = '${COURSE}'`);
    expect((await t.times()).status).toBe(404);
    await t.sql(`update course set archived_at = null where id = '${COURSE}'`);
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{packages,1,isTrial}', 'false') where course_id = '${COURSE}'`,
    );
    expect((await t.times()).status).toBe(404);
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{packages,1,isTrial}', 'true') where course_id = '${COURSE}'`,
    );
  });
});
