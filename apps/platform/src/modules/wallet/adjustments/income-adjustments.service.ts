import { randomUUID } from 'node:crypto';
import type { QueryOf } from '@portal/domain/contract/endpoint';
import { groupDigits } from '@portal/domain/format/money';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import type { DeskIncome, incomeAdjustmentsContract } from '@portal/domain/wallet/income-adjustments.contract';
import { DomainError } from '../../../core/domain-error.ts';
import { monthOf } from '../income/earning-lesson.ts';
import { earningLessonQueries } from '../income/earning-lessons.queries.ts';
import type { IncomeDeps } from '../income/income-deps.ts';
import type { IncomeExplanations } from '../income/income-explanation.service.ts';
import { bookedIncomeOf } from '../income/income-view.ts';
import type { LessonIncomeRow } from '../income/incomes.tables.ts';
import { monthEndKey } from '../month-end/month-end.service.ts';
import { walletQueries } from '../wallets.queries.ts';
import { adjustmentNotice } from './adjustment-notices.ts';
import { moveAdjustment } from './adjustment-posting.ts';
import { deskIncomeQueries } from './desk-incomes.queries.ts';
import { incomeAdjustmentQueries } from './income-adjustments.queries.ts';

const PAGE = 20;

export interface NewAdjustment {
  readonly clientId: string;
  readonly amount: number;
  readonly reason: string;
}

interface Taken {
  readonly teacherId: string;
  readonly income: LessonIncomeRow;
  /** Positive. */
  readonly amount: number;
  readonly available: number;
}

/** How the operators of the desk for money correct what a lesson earned; all of it throws FORBIDDEN for anybody else. */
export function incomeAdjustments(deps: IncomeDeps, { explain }: IncomeExplanations) {
  const { db } = deps.database;

  async function checkDesk(operatorId: string): Promise<void> {
    if (!(await deps.desksOf(db, operatorId)).includes('FINANCE')) throw new DomainError('FORBIDDEN');
  }

  async function lessonOf(lessonId: string) {
    const lesson = await earningLessonQueries(db).byId(lessonId);
    if (!lesson) throw new DomainError('NOT_FOUND');
    return lesson;
  }

  async function show(operatorId: string, lessonId: string): Promise<IncomeExplanation> {
    await checkDesk(operatorId);
    return explain((await lessonOf(lessonId)).teacherId, lessonId);
  }

  async function list(
    operatorId: string,
    { search = '', lastItem, size }: QueryOf<(typeof incomeAdjustmentsContract)['listLessonIncomes']>,
  ): Promise<{ items: DeskIncome[] }> {
    await checkDesk(operatorId);
    const queries = deskIncomeQueries(db);
    const behind = lastItem === undefined ? undefined : await queries.byLesson(lastItem);
    if (lastItem !== undefined && !behind) throw new DomainError('NOT_FOUND');
    const rows = await queries.pageStatement({ search, behind, size: Number(size ?? PAGE) });
    return { items: rows.map((row) => ({ ...bookedIncomeOf(row), teacherName: row.teacherName })) };
  }

  /** False where the same was asked before. */
  const write = (lesson: Awaited<ReturnType<typeof lessonOf>>, operatorId: string, wanted: NewAdjustment) =>
    db.transaction(async (tx) => {
      const { id: lessonId, teacherId } = lesson;
      // Whoever takes money out at the same time waits here, and is looked at below.
      const wallet = await walletQueries(tx, teacherId, 'VND').lock();
      const queries = incomeAdjustmentQueries(tx);
      const income = await queries.incomeOf(lessonId);
      const before = await queries.of(lessonId);
      if (isMade(before, wanted)) return false;
      if (!income || income.state === 'REVERSED') throw new DomainError('WRONG_STATE');
      const left = leftOf(income, before) + wanted.amount;
      refuseTooMuch(left - wanted.amount, wanted.amount);
      const isBorneByMarket =
        wanted.amount > 0
          ? isGivenBack(before, wanted.amount)
          : await isPaidOut(queries, { teacherId, income, amount: -wanted.amount, available: wallet.available });
      const at = deps.clock.now();
      const transactionId = await moveAdjustment(tx, {
        lesson,
        amount: wanted.amount,
        wallet: isBorneByMarket ? null : wallet,
        // Nothing is left of it: the marketplace gives back its own part too.
        fees: left === 0 ? income : null,
        at,
      });
      const row = {
        id: `adj_${randomUUID()}`,
        lessonId,
        teacherId,
        operatorId,
        ...wanted,
        isBorneByMarket,
        transactionId,
        at,
      };
      await queries.add(row);
      if (left === 0) await queries.reverse(lessonId);
      await deps.notify(tx, adjustmentNotice(lesson, row));
      return true;
    });

  /**
   * What was paid out is not taken back from her, nor what she has not got any more. What she has only asked for, and could call
   * back, is hers still: it is decided first, or it would lie there until the marketplace has paid.
   */
  async function isPaidOut(
    queries: ReturnType<typeof incomeAdjustmentQueries>,
    { teacherId, income, amount, available }: Taken,
  ): Promise<boolean> {
    const isPaid = await queries.isPaid(teacherId, monthEndKey(monthOf(income.bookedAt)));
    const asked = await queries.askedFor(teacherId);
    if (asked > 0 && available < amount && available + asked >= amount)
      throw new DomainError('VALIDATION', {
        fields: { amount: '선생님이 신청한 출금이 확인을 기다리고 있어요. 그 출금을 먼저 결정하고 다시 고쳐 주세요.' },
      });
    return isPaid || available < amount;
  }

  return {
    /** Of all teachers, the newest first. Throws NOT_FOUND for what it cannot go on behind. */
    list,

    /** Throws NOT_FOUND. */
    show,

    /** Throws WRONG_STATE while it is not confirmed and once nothing is left of it, VALIDATION for more than is left. */
    async adjust(operatorId: string, lessonId: string, wanted: NewAdjustment): Promise<IncomeExplanation> {
      await show(operatorId, lessonId);
      const lesson = await lessonOf(lessonId);
      if (await write(lesson, operatorId, wanted)) deps.realtime.tell(lesson.teacherId, 'wallet.changed', {});
      return show(operatorId, lessonId);
    },
  };
}

export type IncomeAdjustments = ReturnType<typeof incomeAdjustments>;

/** Whether it stands there already. Throws WRONG_STATE where the same id stands for something else. */
function isMade(before: readonly NewAdjustment[], { clientId, amount, reason }: NewAdjustment): boolean {
  const made = before.find((one) => one.clientId === clientId);
  if (made && (made.amount !== amount || made.reason !== reason)) throw new DomainError('WRONG_STATE');
  return made !== undefined;
}

/** Whether it goes back to the marketplace, which bore what was taken before. Throws VALIDATION where it is more than that. */
function isGivenBack(before: readonly { amount: number; isBorneByMarket: boolean }[], amount: number): boolean {
  const borne = before.reduce((sum, one) => (one.isBorneByMarket ? sum - one.amount : sum), 0);
  if (borne > 0 && amount > borne)
    throw new DomainError('VALIDATION', {
      fields: {
        amount: `마켓이 부담한 ${groupDigits(borne)}đ까지 먼저 되돌려 주세요. 나머지는 한 번 더 고칠 수 있어요.`,
      },
    });
  return borne > 0;
}

const leftOf = ({ net }: LessonIncomeRow, before: readonly { amount: number }[]): number =>
  before.reduce((sum, { amount }) => sum + amount, net);

function refuseTooMuch(left: number, amount: number): void {
  if (left + amount < 0)
    throw new DomainError('VALIDATION', {
      fields: { amount: `이 수업의 수입은 ${groupDigits(left)}đ이 남았어요. 그보다 많이 줄일 수 없어요.` },
    });
}
