import { createLessonApp, LESSON_NOW, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';
import { planningModule } from '../../planning/module.ts';
import { answerService } from '../moves/lesson-answers.service.ts';
import { createLessonReminders } from './lesson-reminders.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(
    'delete from lesson_change; delete from lesson_move; delete from lesson; delete from notification; delete from outbox',
  );
});
afterAll(() => t.close());

const START = Date.parse('2026-11-20T07:00:00Z');
const reminders = async () => (await t.notices('teacher')).filter(({ kind }) => kind === 'LESSON_SOON');
const at = async (ms: number) => {
  t.clock.set(new Date(ms));
  await t.tick();
};

describe('the reminder of a lesson', () => {
  it('comes a day and ten minutes ahead, once each, and opens that lesson [CAL-3]', async () => {
    await t.addLesson('l1', new Date(START).toISOString());
    await at(START - DAY - 1);
    expect(await reminders()).toEqual([]);
    await at(START - DAY);
    await at(START - DAY + 15_000);
    expect(await reminders()).toMatchObject([
      {
        title: '내일 수업이 있어요',
        content: '20/11/2026 (금) 16:00 중2 수학 수업이 있어요.',
        category: 'GENERAL',
        url: '/kr/account/calendar?view=day&date=2026-11-20&lesson=l1',
      },
    ]);
    await at(START - 10 * MINUTE - 1);
    expect(await reminders()).toHaveLength(1);
    await at(START - 10 * MINUTE);
    await at(START - 9 * MINUTE);
    await at(START - 1);
    const [soon, ...earlier] = await reminders();
    expect(earlier).toHaveLength(1);
    expect(soon).toMatchObject({ title: '곧 수업이에요', content: '10분 뒤 중2 수학 수업이 시작돼요.' });
    await at(START);
    expect(await reminders()).toHaveLength(2);
  });

  it('comes once from two platforms, and from one that was started again', async () => {
    await t.addLesson('l21', new Date(START).toISOString());
    await at(START - 10 * MINUTE);
    const { notify, answered, mail } = t.notifications;
    const { tasks } = planningModule(t);
    const deps = { ...t, notify, answered, mail, tasks, accounts: t.identity };
    const again = createLessonReminders({
      ...deps,
      log: t.app.log,
      answers: answerService(deps),
      settleClasses: async () => 0,
    });
    await Promise.all([again.tick(), t.tick()]);
    expect(await reminders()).toHaveLength(1);
  });

  it('is caught up within the hour, and not later', async () => {
    await t.addLesson('l31', new Date(START).toISOString());
    await t.addLesson('l32', new Date(START - 2 * 60 * MINUTE).toISOString());
    await at(START - DAY + 59 * MINUTE);
    expect((await reminders()).map(({ url }) => url)).toEqual([
      '/kr/account/calendar?view=day&date=2026-11-20&lesson=l31',
    ]);
  });

  it('comes again for the new time of a lesson that was moved, and never for a cancelled one', async () => {
    await t.addLesson('l41', new Date(START).toISOString());
    await t.addLesson('l42', new Date(START + 2 * 60 * MINUTE).toISOString(), 60, {
      status: 'CANCELED',
      cancelReason: '비',
    });
    await at(START - DAY);
    const { data } = await t.propose('l41', '2026-11-23T01:00:00Z', { reason: '이유' });
    await answerAsStudent(t, data.id, { decision: 'ACCEPTED' });
    await at(START + 2 * 60 * MINUTE - DAY);
    expect(await reminders()).toHaveLength(1);
    await at(Date.parse('2026-11-22T01:00:00Z'));
    expect((await reminders()).map(({ content }) => content)).toEqual([
      '23/11/2026 (월) 10:00 중2 수학 수업이 있어요.',
      '20/11/2026 (금) 16:00 중2 수학 수업이 있어요.',
    ]);
  });

  it('reads only the lessons that are due, however many there are', async () => {
    await t.database.raw.exec(`
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode, is_trial)
        select 'h' || n, 'c1', 't' || n, n, '제목', timestamptz '2027-01-01Z' + n * interval '1 hour',
          timestamptz '2027-01-01 00:50Z' + n * interval '1 hour', 'UPCOMING', null, 'ONLINE', true from generate_series(1, 5000) n;
      analyze lesson`);
    const plan = await t.database.raw.query<Record<'QUERY PLAN', string>>(
      `explain select * from lesson where status = 'UPCOMING' and start_at > '2026-11-19T06:00Z' and start_at <= '2026-11-19T07:00Z'`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using lesson_due/);
  });
});
