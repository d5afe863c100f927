import type { Assignment } from '@portal/domain/coursework/assignment';
import { ASSIGNMENTS } from '../../../testing/apps/assignment-app.ts';
import { aDiary, createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
beforeEach(() =>
  t.database.raw.exec(`update lesson_diary set homework_assignment_id = null; delete from assignment;
  delete from outbox; delete from notification`),
);
afterAll(() => t.close());

const list = async () => (await t.call<{ items: Assignment[] }>('GET', `${ASSIGNMENTS}?classId=c1`)).data.items;
const dueOf = async (id: string) => (await t.desk(id)).diary.homeworkDueAt;
const after = (minutes: number) => new Date(t.clock.now().getTime() + minutes * MINUTE).toISOString();

describe('homework of a lesson [W3]', () => {
  it('becomes an assignment of the class when the diary is sent, once, and its students hear of it [ASG-1]', async () => {
    const id = await t.held('s1', 's2');
    const dueAt = after(2 * 24 * 60);
    const diary = aDiary({ homework: ' 교재 42-44쪽 ', homeworkDueAt: dueAt });
    expect((await t.send(id, diary)).status).toBe(200);
    // The answer was lost, and the page asks again, in other words for the same moment.
    expect((await t.send(id, { ...diary, homeworkDueAt: dueAt.replace('Z', '+00:00') })).status).toBe(200);
    const { lesson, diary: kept } = await t.desk(id);
    expect(await list()).toMatchObject([
      {
        id: kept.homeworkAssignmentId,
        title: `${lesson.no}회차 숙제`,
        content: '교재 42-44쪽',
        status: 'OPEN',
        deadlineAt: dueAt,
        lateAllowed: true,
        lesson: { id, no: lesson.no },
      },
    ]);
    expect((await t.notices('student')).map(({ title }) => title)).toContain('새 과제가 나왔어요');
    expect(t.heard).toContain(`${t.teacher.id} assignment.changed ${kept.homeworkAssignmentId}`);
  });

  it('is due at the next lesson, where she says nothing else, and after seven days where there is none', async () => {
    const id = await t.held('s1', 's2');
    const week = Math.floor(t.clock.now().getTime() / 3_600_000) * 3_600_000 + 7 * 24 * 3_600_000;
    expect(await dueOf(id)).toBe(new Date(week).toISOString());
    const next = after(26 * 60);
    await t.addLesson('l900', next);
    expect(await dueOf(id)).toBe(next);
    await t.save(id, aDiary({ homeworkDueAt: after(60) }));
    expect(await dueOf(id)).toBe(after(60));
    await t.send(id, aDiary({ version: 1, homeworkDueAt: null }));
    expect(await list()).toMatchObject([{ deadlineAt: next }]);
    await t.database.raw.exec(`delete from lesson where id = 'l900'`);
  });

  it('is refused for a moment that has passed, and then nothing was sent', async () => {
    const id = await t.held('s1', 's2');
    expect(await t.send(id, aDiary({ homeworkDueAt: after(0) }))).toMatchObject({
      status: 422,
      code: 'DATE_PAST',
      fields: { 'diary.homeworkDueAt': '마감은 지금보다 뒤여야 해요.' },
    });
    expect([(await t.desk(id)).diary.sentAt, await list()]).toEqual([null, []]);
  });

  it('is no assignment where there is none, after a trial, and in a class that was cancelled', async () => {
    const [plain, trial, canceled] = [await t.held('s1', 's2'), await t.held('s1', 's2'), await t.held('s1', 's2')];
    await t.send(plain, aDiary({ homework: '  ', homeworkDueAt: after(0) }));
    await t.database.raw.exec(`update lesson set is_trial = true where id = '${trial}'`);
    expect((await t.send(trial)).status).toBe(200);
    await t.database.raw.exec(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = 'c1'`);
    expect((await t.send(canceled)).status).toBe(200);
    expect(await list()).toEqual([]);
    await t.database.raw.exec(`update teaching_class set canceled_at = null, cancel_reason = null`);
  });

  it('can be deleted, and the diary stays', async () => {
    const id = await t.held('s1', 's2');
    await t.send(id);
    await t.call('DELETE', `${ASSIGNMENTS}/${(await t.desk(id)).diary.homeworkAssignmentId}`);
    expect((await t.desk(id)).diary).toMatchObject({ homework: '교재 42-44쪽', homeworkAssignmentId: null });
  });
});
