import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import { moveClass } from '@portal/domain/classes/class-transitions';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';
import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../lessons.tables.ts';
import { settleClass } from './settle-class.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

describe('how far a class has come', () => {
  const settle = (id: string) =>
    t.database.db.transaction((tx) => settleClass({ tx, now: t.clock.now(), write: () => Promise.resolve() }, id));
  /** A class with one lesson for each status; those that are over were held. */
  async function classWith(progress: TeachingClass['progress'], ...statuses: TeachingLessonStatus[]) {
    const id = `c${randomUUID().slice(0, 8)}`;
    await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id, progress }));
    const rows = statuses.map((status, at) =>
      aLessonRow(
        { id, teacherId: t.teacher.id },
        {
          id: `les-${id}-${at}`,
          no: at + 1,
          status,
          startAt: new Date(Date.UTC(2026, 10, 20 + at, 1)),
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
    [
      'is over before it began when every lesson was cancelled singly',
      'UPCOMING',
      ['CANCELED', 'CANCELED'],
      ['LESSONS_OVER UPCOMING>ENDED', 'SETTLED ENDED>FINISHED'],
    ],
    ['waits while it has no lessons at all', 'UPCOMING', [], []],
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
      await t.tick();
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

  it.each(['UPCOMING', 'IN_PROGRESS'] as const)(
    'is found by the clock when it is %s and all of its lessons are cancelled',
    async (progress) => {
      const id = await classWith(progress, 'CANCELED', 'CANCELED');
      await t.tick();
      expect((await t.get(id)).progress).toBe('FINISHED');
    },
  );

  it('does not begin or end by a trial alone', async () => {
    const id = await classWith('UPCOMING', 'CANCELED');
    const trial = { id: `trial-${id}`, no: 1, isTrial: true, startAt: new Date('2026-12-20T01:00:00Z') };
    await t.database.db.insert(lesson).values(aLessonRow({ id, teacherId: t.teacher.id }, trial));
    await settle(id);
    expect((await t.get(id)).progress).toBe('UPCOMING');
  });

  it.each(['UPCOMING', 'IN_PROGRESS'] as const)(
    'is over once the last lesson of one that is %s is cancelled singly',
    async (progress) => {
      const id = await classWith(progress, 'CANCELED', 'UPCOMING');
      const answer = await t.call('POST', `/tns/v1/lessons/les-${id}-1/cancel`, { reason: '이유', version: 1 });
      expect([answer.status, (await t.get(id)).progress]).toEqual([200, 'FINISHED']);
    },
  );

  it('is settled by the cancellation of its last open lesson', async () => {
    const id = await classWith('IN_PROGRESS', 'FINISHED', 'UPCOMING');
    const answer = await t.call('POST', `/tns/v1/lessons/les-${id}-1/cancel`, { reason: '이유', version: 1 });
    expect([answer.status, (await t.get(id)).progress]).toEqual([200, 'FINISHED']);
  });
});
