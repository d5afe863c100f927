import { millisecondsInDay } from 'date-fns/constants';
import { feePartsOf } from '@portal/domain/wallet/fee';
import type { EarnedOf, IncomeForecast, IncomeSummary, LessonIncome } from '@portal/domain/wallet/income';
import { splitIncome } from '@portal/domain/wallet/income-formula';
import { walletQueries } from '../wallets.queries.ts';
import { basisPoints, monthOf } from './earning-lesson.ts';
import type { ExpectedIncome, ExpectedIncomes } from './expected-incomes.service.ts';
import type { IncomeDeps } from './income-deps.ts';
import { monthSpan } from './income-months.ts';
import { earnedIn, ratesOf } from './income-view.ts';
import { incomeQueries } from './incomes.queries.ts';
import { lessonPriceQueries } from './lesson-prices.queries.ts';

const MONTHS = 12;

interface ClassSum extends EarnedOf {
  readonly classId: string;
  readonly className: string;
}

/** What a teacher earns at a glance: from sums that are kept, and from the lessons of the running month. */
export function incomeSummary({ database: { db }, clock, config, feeRelief }: IncomeDeps, expected: ExpectedIncomes) {
  const { feePolicy } = config.tenant;

  async function reliefAt(teacherId: string, at: Date): Promise<number> {
    return (await feeRelief?.(db, teacherId, [at]))?.[0] ?? 0;
  }

  /** Each month with what is booked and what waits, and the running one by class. */
  async function ground(teacherId: string, now: Date) {
    const queries = incomeQueries(db, teacherId);
    const running = monthSpan(now);
    const pending = await expected.pendingOf(teacherId);
    const booked = await queries.months(monthSpan(now, MONTHS - 1).month);
    const sumOfMonth = (month: string): EarnedOf =>
      earnedIn([
        ...booked.filter((one) => one.month === month),
        ...pending.filter(({ lesson }) => monthOf(lesson.startAt) === month).map(earnedBy),
      ]);
    const classes = byClass([
      ...(await queries.classesStatement(running.month)),
      ...pending.filter(({ lesson }) => monthOf(lesson.startAt) === running.month).map(earnedInClass),
    ]);
    const coming = await expected.comingOf(teacherId, running.beginsAt, running.endsAt);
    return { running, pending, sumOfMonth, classes, coming };
  }

  return {
    async summary(teacherId: string): Promise<IncomeSummary> {
      const now = clock.now();
      const { running, pending, sumOfMonth, classes, coming } = await ground(teacherId, now);
      const wallet = await walletQueries(db, teacherId, 'VND').find();
      const available = wallet?.available ?? 0;
      const months = Array.from({ length: MONTHS }, (_, at) => monthSpan(now, MONTHS - 1 - at).month);
      // Paid at the end of the month is what is confirmed by then, a day after the lesson.
      const isInTime = ({ lesson }: ExpectedIncome) =>
        lesson.endAt.getTime() + millisecondsInDay < running.endsAt.getTime();
      const waiting = earnedIn(pending.map(earnedBy));
      const { rate, platform } = feePartsOf(feePolicy);
      const relief = await reliefAt(teacherId, now);
      return {
        asOf: now.toISOString(),
        available,
        withdrawing: wallet?.onHold ?? 0,
        pending: { ...expectedIn(waiting), items: pending.map(({ income }) => income) },
        month: { month: running.month, ...sumOfMonth(running.month) },
        months: months.map((month) => ({ month, ...sumOfMonth(month) })),
        classes,
        nextPayout: {
          on: running.payoutDay,
          available,
          pending: expectedIn(
            earnedIn(pending.filter(({ income }) => endsBefore(income, running.endsAt)).map(earnedBy)),
          ),
          booked: expectedIn(earnedIn(coming.filter(isInTime).map(earnedBy))),
          later: expectedIn(earnedIn(coming.filter((one) => !isInTime(one)).map(earnedBy))),
        },
        rates: ratesOf({
          rateTotal: basisPoints(rate),
          ratePlatform: basisPoints(platform),
          relief: basisPoints(relief),
        }),
      };
    },

    async forecast(teacherId: string): Promise<IncomeForecast> {
      const now = clock.now();
      const { running, sumOfMonth, classes, coming } = await ground(teacherId, now);
      const relief = await reliefAt(teacherId, now);
      const often = byClass([...classes, ...coming.map(earnedInClass)]);
      const timesOf = (classId: string) => often.find((one) => one.classId === classId)?.lessonCount ?? 0;
      const prices = await lessonPriceQueries(db, teacherId).running();
      return {
        month: running.month,
        earned: expectedIn(sumOfMonth(running.month)),
        booked: expectedIn(earnedIn(coming.map(earnedBy))),
        lastMonth: expectedIn(sumOfMonth(monthSpan(now, 1).month)),
        perLesson: prices
          .map(({ gross, ...one }) => ({ ...one, net: splitIncome(gross * one.studentCount, feePolicy, relief).net }))
          .toSorted((one, other) => timesOf(other.classId) - timesOf(one.classId)),
      };
    },
  };
}

export type IncomeSummaries = ReturnType<typeof incomeSummary>;

const endsBefore = ({ hold }: LessonIncome, end: Date): boolean =>
  hold?.releaseAt != null && Date.parse(hold.releaseAt) < end.getTime();

const expectedIn = ({ lessonCount, net }: EarnedOf) => ({ lessonCount, net });

const earnedBy = ({ reckoned: { gross, fee, platform, channel, net } }: ExpectedIncome): EarnedOf => ({
  lessonCount: 1,
  gross,
  fee,
  platform,
  channel,
  net,
});

const earnedInClass = (one: ExpectedIncome): ClassSum => ({
  classId: one.lesson.classId,
  className: one.lesson.className,
  ...earnedBy(one),
});

/** One sum for each class, most first. */
const byClass = (all: readonly ClassSum[]): ClassSum[] =>
  [...Map.groupBy(all, ({ classId }) => classId)]
    .map(([classId, sums]) => ({ classId, className: sums[0]!.className, ...earnedIn(sums) }))
    .toSorted((one, other) => other.net - one.net);
