import { randomUUID } from 'node:crypto';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../testing/apps/class-app.ts';
import { answerAsStudent } from '../../testing/families/student-side.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

/** When the lesson that the list is ordered by begins; never anything else than what the lessons themselves say. */
async function keptNext(id: string): Promise<string | null> {
  const [row] = await t.sql<{ kept: Date | null; true: Date | null }>(`
    select next_lesson_at as kept, (select min(start_at) from lesson
      where class_id = '${id}' and not is_trial and status in ('UPCOMING', 'IN_PROGRESS')) as true
    from teaching_class where id = '${id}'`);
  expect(row!.kept).toEqual(row!.true);
  return row!.kept && new Date(row!.kept).toISOString().slice(0, 16);
}
const post = (path: string, body: object) => t.call<{ id: string }>('POST', path, body);
/** One step of a lesson, by who has just read it. */
const onLesson = async (id: string, action: string, body?: object) => {
  const [row] = await t.sql<{ version: number }>(`select version from lesson where id = '${id}'`);
  const answer = await post(`/tns/v1/lessons/${id}/${action}`, body ?? { version: row!.version });
  if (answer.status >= 300) throw new Error(`${action}: ${JSON.stringify(answer)}`);
  return answer.data;
};

describe('the next lesson that a list of classes is ordered by [CLS-1]', () => {
  it('is not that of a trial, and goes with a class that is cancelled and comes with its new term', async () => {
    const { id } = await t.made();
    const trial = { id: 'trial-9', isTrial: true, startAt: new Date('2026-11-19T01:00:00Z') };
    await t.database.db.insert(lesson).values(aLessonRow({ id, teacherId: t.teacher.id }, trial));
    expect(await keptNext(id)).toBe('2026-11-20T01:00');
    const weeklySchedule = [{ weekday: 'MONDAY', start: '17:00', end: '18:00' }];
    const term = { startDate: '2027-04-05', weeklySchedule, skipHolidays: true, name: '새 학기', withStudents: false };
    const over = await post(`${MY_CLASSES}/${id}/roll-over`, { ...term, clientId: randomUUID() });
    expect(await keptNext(over.data.id)).toBe('2027-04-05T08:00');
    expect((await t.list()).items.map((one) => one.id)).toEqual([id, over.data.id]);
    const canceled = await post(`${MY_CLASSES}/${id}/cancel`, { version: 1, reason: '이사해요', consent: true });
    expect(canceled.status).toBe(200);
    expect(await keptNext(id)).toBeNull();
    expect((await t.list()).items.map((one) => one.id)).toEqual([over.data.id, id]);
    await t.sql(`delete from lesson where class_id = '${over.data.id}'`);
    expect(await keptNext(over.data.id)).toBeNull();
  });

  // The last: what proves a lesson that was held can not be cleared away.
  it('follows every step of the lessons: made, moved, begun, finished, missed, cancelled', async () => {
    const { id } = await t.made();
    await t.enrol(id, '학생 A');
    expect(await keptNext(id)).toBe('2026-11-20T01:00');
    const [first, second, third] = await t.lessonsOf(id);

    const newStartAt = '2026-11-21T01:00:00Z';
    const move = await onLesson(first!.id, 'moves', { clientId: randomUUID(), newStartAt, reason: '이유' });
    await answerAsStudent(t, move.id, { decision: 'ACCEPTED' });
    expect(await keptNext(id)).toBe('2026-11-21T01:00');

    t.clock.set('2026-11-21T01:00:00Z');
    await onLesson(first!.id, 'start');
    expect(await keptNext(id)).toBe('2026-11-21T01:00');
    t.clock.set('2026-11-21T02:00:00Z');
    await onLesson(first!.id, 'finish');
    expect(await keptNext(id)).toBe('2026-11-27T01:00');

    t.clock.set('2026-11-28T01:00:00Z');
    expect(second!.startAt < t.clock.now().toISOString()).toBe(true);
    await t.tick();
    expect(await keptNext(id)).toBe('2026-12-04T01:00');
    await onLesson(third!.id, 'cancel', { version: 1, reason: '이유' });
    expect(await keptNext(id)).toBeNull();
  });
});
