import type { LessonIncome } from '@portal/domain/wallet/income';
import type { Db, Tx } from '../../../core/database/database.ts';
import { type EarningLesson, isPriced, type Reckoned, reckonIncome } from './earning-lesson.ts';
import { earningLessonQueries } from './earning-lessons.queries.ts';
import type { IncomeDeps } from './income-deps.ts';
import { pendingIncomeOf } from './income-view.ts';

export interface ExpectedIncome {
  readonly lesson: EarningLesson;
  readonly reckoned: Reckoned;
}

/** What lessons will earn that nobody has confirmed yet: no rows, but the same formula as for those that are booked. */
export function expectedIncomes({ database: { db }, config, feeRelief, doubts }: IncomeDeps) {
  /** Those of one teacher that earn something. */
  async function reckon(on: Db | Tx, lessons: readonly EarningLesson[]): Promise<ExpectedIncome[]> {
    const teacherId = lessons[0]?.teacherId;
    const starts = lessons.map(({ startAt }) => startAt);
    const reliefs = teacherId === undefined ? [] : ((await feeRelief?.(on, teacherId, starts)) ?? []);
    return lessons
      .map((lesson, at) => ({ lesson, reckoned: reckonIncome(lesson, config.tenant.feePolicy, reliefs[at] ?? 0) }))
      .filter(({ reckoned }) => reckoned.gross > 0);
  }

  async function pending(on: Db | Tx, lessons: readonly EarningLesson[]) {
    const expected = await reckon(on, lessons);
    const asked = expected.length
      ? await doubts(
          on,
          expected.map(({ lesson }) => lesson.id),
        )
      : [];
    return expected.map((one) => ({ ...one, income: pendingIncomeOf(one.lesson, one.reckoned, asked) }));
  }

  return {
    /** Held and not confirmed, the newest first. */
    async pendingOf(teacherId: string): Promise<(ExpectedIncome & { income: LessonIncome })[]> {
      return pending(db, await earningLessonQueries(db).waitingOf(teacherId));
    },

    /** One that waits; undefined where it does not, or earns nothing. */
    async pendingOne(lessonId: string): Promise<(ExpectedIncome & { income: LessonIncome }) | undefined> {
      const lesson = await earningLessonQueries(db).byId(lessonId);
      const isWaiting = lesson?.status === 'DONE' && (lesson.held || lesson.noShow);
      return isWaiting ? (await pending(db, [lesson]))[0] : undefined;
    },

    /** Whether families pay for a lesson: where they do not, nothing is promised. */
    async isPriced(lessonId: string): Promise<boolean> {
      const lesson = await earningLessonQueries(db).byId(lessonId);
      return lesson !== undefined && isPriced(lesson);
    },

    /** To come or under way, of those that begin in this time, the soonest first. */
    async comingOf(teacherId: string, from: Date, until: Date): Promise<ExpectedIncome[]> {
      return reckon(db, await earningLessonQueries(db).comingOf(teacherId, from, until));
    },
  };
}

export type ExpectedIncomes = ReturnType<typeof expectedIncomes>;
