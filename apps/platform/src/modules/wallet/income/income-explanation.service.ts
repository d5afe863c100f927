import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { DomainError } from '../../../core/domain-error.ts';
import { earningLessonQueries } from './earning-lessons.queries.ts';
import type { ExpectedIncomes } from './expected-incomes.service.ts';
import type { IncomeDeps } from './income-deps.ts';
import { bookedIncomeOf, ratesOf } from './income-view.ts';
import { incomeQueries } from './incomes.queries.ts';

/** Everything that an amount comes from (W2). */
export function incomeExplanation({ database: { db } }: Pick<IncomeDeps, 'database'>, expected: ExpectedIncomes) {
  async function booked(teacherId: string, lessonId: string): Promise<IncomeExplanation | undefined> {
    const queries = incomeQueries(db, teacherId);
    const found = await queries.byLesson(lessonId);
    if (!found) return undefined;
    const lesson = await earningLessonQueries(db).byId(lessonId);
    const adjustments = await queries.adjustmentsOf(lessonId);
    return {
      income: bookedIncomeOf(found),
      parts: await queries.partsOf(lessonId),
      rates: ratesOf(found.row),
      noteSentAt: lesson?.note?.sentAt.toISOString() ?? null,
      confirmedBy: found.row.confirmedBy,
      adjustments: adjustments.map(({ transactionId, at, amount, reason, isBorneByMarket }) => ({
        transactionId,
        at: at.toISOString(),
        amount,
        reason,
        isBorneByMarket,
      })),
    };
  }

  async function waiting(teacherId: string, lessonId: string): Promise<IncomeExplanation | undefined> {
    const found = await expected.pendingOne(lessonId);
    if (found?.lesson.teacherId !== teacherId) return undefined;
    return {
      income: found.income,
      parts: [...found.reckoned.parts],
      rates: ratesOf(found.reckoned.rates),
      noteSentAt: found.lesson.note?.sentAt.toISOString() ?? null,
      confirmedBy: null,
      adjustments: [],
    };
  }

  return {
    /** Throws NOT_FOUND for what is not hers, is still to come, or earns nothing. */
    async explain(teacherId: string, lessonId: string): Promise<IncomeExplanation> {
      const found = (await booked(teacherId, lessonId)) ?? (await waiting(teacherId, lessonId));
      if (!found) throw new DomainError('NOT_FOUND');
      return found;
    },
  };
}

export type IncomeExplanations = ReturnType<typeof incomeExplanation>;
