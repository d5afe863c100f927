import type { EarnedOf, LessonIncome } from '@portal/domain/wallet/income';
import { DomainError } from '../../../core/domain-error.ts';
import type { ExpectedIncome, ExpectedIncomes } from './expected-incomes.service.ts';
import type { IncomeDeps } from './income-deps.ts';
import { bookedIncomeOf, earnedIn } from './income-view.ts';
import { type IncomeFilter, type IncomePlace, incomeQueries } from './incomes.queries.ts';
import { cutAtMonths } from './whole-months.ts';

export interface ListFilter extends Omit<IncomeFilter, 'state'> {
  readonly state?: LessonIncome['state'] | undefined;
}

type Queries = ReturnType<typeof incomeQueries>;
type Pending = ExpectedIncome & { readonly income: LessonIncome };

/** Lessons with what they earn, those that wait to be confirmed among those that are booked. */
export function incomeList({ database: { db } }: Pick<IncomeDeps, 'database'>, expected: ExpectedIncomes) {
  return async (
    teacherId: string,
    filter: ListFilter,
    { size, lastItem }: { size: number; lastItem?: string | undefined },
  ) => {
    const queries = incomeQueries(db, teacherId);
    const { state, ...rest } = filter;
    const all = state === undefined || state === 'PENDING' ? await expected.pendingOf(teacherId) : [];
    const waiting = all.filter((one) => isMeant(one, filter));
    const behind = lastItem === undefined ? undefined : await placeOf(queries, all, lastItem);
    const shown = waiting.filter(({ lesson }) => !behind || isBehind(placeIn(lesson), behind));
    const booked = state === 'PENDING' ? [] : await queries.pageStatement({ ...rest, state }, size, behind);
    const items = [...shown.map(({ income }) => income), ...booked.map(bookedIncomeOf)]
      .toSorted((one, other) => (isBehind(placeOfIncome(one), placeOfIncome(other)) ? 1 : -1))
      .slice(0, size);
    const sums = state === 'PENDING' ? [] : [await bookedSum(queries, { ...rest, state })];
    const total = earnedIn([...sums, ...waiting.map(({ reckoned }) => amountsIn(reckoned))]);
    return { total, imported: await queries.importedSum(), items };
  };
}

const amountsIn = ({ gross, fee, platform, channel, net }: ExpectedIncome['reckoned']) => ({
  gross,
  fee,
  platform,
  channel,
  net,
});
const placeIn = ({ startAt, id }: ExpectedIncome['lesson']): IncomePlace => ({ startAt, lessonId: id });
const placeOfIncome = ({ startAt, lessonId }: LessonIncome): IncomePlace => ({ startAt: new Date(startAt), lessonId });

const isBehind = (one: IncomePlace, other: IncomePlace): boolean => {
  const apart = one.startAt.getTime() - other.startAt.getTime();
  return apart < 0 || (apart === 0 && one.lessonId < other.lessonId);
};

async function placeOf(queries: Queries, waiting: readonly Pending[], lessonId: string): Promise<IncomePlace> {
  const pending = waiting.find(({ lesson }) => lesson.id === lessonId);
  if (pending) return placeIn(pending.lesson);
  const booked = await queries.byLesson(lessonId);
  if (!booked) throw new DomainError('VALIDATION', { fields: { lastItem: '목록에 없는 수업이에요.' } });
  return booked.row;
}

const isMeant = ({ lesson }: ExpectedIncome, { classId, studentId, from, until }: ListFilter): boolean =>
  (classId === undefined || lesson.classId === classId) &&
  (studentId === undefined || lesson.students.some(({ id }) => id === studentId)) &&
  (from === undefined || lesson.startAt >= from) &&
  (until === undefined || lesson.startAt < until);

/** Of all that the filter lets through: from sums of months where it names no class and no student, so that years cost no more. */
async function bookedSum(queries: Queries, filter: IncomeFilter): Promise<EarnedOf> {
  const { state, classId, studentId } = filter;
  if (classId !== undefined || studentId !== undefined || state === 'REVERSED') return queries.sum(filter);
  const sum = await sumByMonths(queries, filter);
  return state === undefined ? sum : without(sum, await queries.sum({ ...filter, state: 'REVERSED' }));
}

/** Whole months by their sums, and what stands before and behind them by its lessons. */
async function sumByMonths(queries: Queries, { from, until }: IncomeFilter): Promise<EarnedOf> {
  const { months, edges } = cutAtMonths({ from, until });
  const sums = months ? [await queries.monthsSum(months.first, months.last)] : [];
  for (const edge of edges) sums.push(await queries.sum(edge));
  return earnedIn(sums);
}

const without = (all: EarnedOf, some: EarnedOf): EarnedOf => ({
  lessonCount: all.lessonCount - some.lessonCount,
  gross: all.gross - some.gross,
  fee: all.fee - some.fee,
  platform: all.platform - some.platform,
  channel: all.channel - some.channel,
  net: all.net - some.net,
});
