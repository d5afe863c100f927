import { millisecondsInMinute } from 'date-fns/constants';
import type { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import type { Tenant } from '@portal/domain/tenant/tenant';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { feePartsOf, type FeeSplit } from '@portal/domain/wallet/fee';
import type { IncomePart } from '@portal/domain/wallet/income';
import { grossOf, splitIncome } from '@portal/domain/wallet/income-formula';

/** A lesson with everything that it earns by. */
export interface EarningLesson {
  readonly id: string;
  readonly teacherId: string;
  readonly classId: string;
  readonly className: string;
  readonly no: number;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly endedAt: Date | null;
  readonly status: (typeof LESSON_STATUSES)[number];
  readonly held: boolean | null;
  readonly noShow: boolean;
  readonly isTrial: boolean;
  /** Null in a class without a course, and in one without a package. */
  readonly price: Omit<IncomePart, 'studentId' | 'studentName' | 'gross'> | null;
  /** Null until it is sent. */
  readonly note: {
    readonly sentAt: Date;
    readonly confirmBy: Date | null;
    readonly confirmedAt: Date | null;
    readonly confirmedBy: 'GUARDIAN' | 'STAFF' | 'AUTO' | null;
  } | null;
  readonly students: readonly { readonly id: string; readonly name: string }[];
}

/** The rates of one income in basis points. */
export interface RatesInForce {
  readonly rateTotal: number;
  readonly ratePlatform: number;
  readonly relief: number;
}

export interface Reckoned extends FeeSplit {
  readonly minutes: number;
  readonly studentCount: number;
  readonly parts: readonly IncomePart[];
  readonly rates: RatesInForce;
}

/** Whether families pay for it, whatever became of it. */
export const isPriced = ({ price, isTrial }: Pick<EarningLesson, 'price' | 'isTrial'>): boolean =>
  price !== null && !isTrial;

/** A fraction as whole basis points, as the fee is reckoned with. */
export const basisPoints = (rate: number): number => Math.round(rate * 10_000);

/**
 * What a lesson earns. Every student who takes part at its start pays for it, present or not; a lesson to which nobody came counts
 * as held; one that was not held for another reason, a trial, and a lesson of a class without a package earn nothing.
 */
export function reckonIncome(lesson: EarningLesson, policy: Tenant['feePolicy'], relief: number): Reckoned {
  const { price, held, noShow } = lesson;
  const minutes = Math.round((lesson.endAt.getTime() - lesson.startAt.getTime()) / millisecondsInMinute);
  const isPaid = isPriced(lesson) && (held !== false || noShow);
  const parts = (isPaid ? lesson.students : []).map(({ id, name }) => ({
    studentId: id,
    studentName: name,
    ...price!,
    gross: grossOf(price!, minutes),
  }));
  const { rate, platform } = feePartsOf(policy);
  return {
    minutes,
    studentCount: parts.length,
    parts,
    rates: { rateTotal: basisPoints(rate), ratePlatform: basisPoints(platform), relief: basisPoints(relief) },
    ...splitIncome(sumOf(parts), policy, relief),
  };
}

const sumOf = (parts: readonly { gross: number }[]) => parts.reduce((sum, { gross }) => sum + gross, 0);

/** `YYYY-MM` by the day of a lesson in the zone of the marketplace: one month in every figure. */
export const monthOf = (startAt: Date): string => dayOf(startAt, DEFAULT_TIME_ZONE).slice(0, 7);
