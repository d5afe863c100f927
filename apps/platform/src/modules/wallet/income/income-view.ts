import { millisecondsInDay } from 'date-fns/constants';
import type { FeeSplit } from '@portal/domain/wallet/fee';
import type { EarnedOf, IncomeRates, LessonIncome } from '@portal/domain/wallet/income';
import type { EarningLesson, RatesInForce, Reckoned } from './earning-lesson.ts';
import type { LessonDoubt } from './income-deps.ts';
import type { BookedIncome } from './incomes.queries.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

const amountsOf = ({ gross, fee, platform, channel, net }: FeeSplit): FeeSplit => ({
  gross,
  fee,
  platform,
  channel,
  net,
});

/** What was booked, as the teacher reads it. */
export const bookedIncomeOf = ({ row, className, lessonNo, lessonTitle, endAt }: BookedIncome): LessonIncome => ({
  lessonId: row.lessonId,
  classId: row.classId,
  className,
  lessonNo,
  lessonTitle,
  startAt: row.startAt.toISOString(),
  endAt: endAt.toISOString(),
  minutes: row.minutes,
  studentCount: row.studentCount,
  isNoShow: row.isNoShow,
  ...amountsOf(row),
  state: row.state,
  hold: null,
  confirmedAt: row.confirmedAt.toISOString(),
  transactionId: row.transactionId,
});

/** What is still to be confirmed, reckoned by the rates in force. */
export const pendingIncomeOf = (
  lesson: EarningLesson,
  reckoned: Reckoned,
  doubts: readonly LessonDoubt[],
): LessonIncome => ({
  lessonId: lesson.id,
  classId: lesson.classId,
  className: lesson.className,
  lessonNo: lesson.no,
  lessonTitle: lesson.title,
  startAt: lesson.startAt.toISOString(),
  endAt: lesson.endAt.toISOString(),
  minutes: reckoned.minutes,
  studentCount: reckoned.studentCount,
  isNoShow: lesson.noShow,
  ...amountsOf(reckoned),
  state: 'PENDING',
  hold: holdOf(lesson, doubts),
  confirmedAt: null,
  transactionId: null,
});

/** Why it waits and until when: by the note, or by the end of one that nobody came to, but a day from the last answer on. */
function holdOf({ id, note, endedAt, noShow }: EarningLesson, all: readonly LessonDoubt[]): LessonIncome['hold'] {
  const doubts = all.filter(({ lessonId }) => lessonId === id);
  const open = doubts.filter(({ endedAt: answered }) => answered === null);
  // What she can answer goes before what the team looks into.
  const cause = open.find(({ kind }) => kind === 'QUESTION')?.kind ?? open[0]?.kind;
  if (cause) return { cause, releaseAt: null };
  const began = noShow ? dayAfter(endedAt) : note?.confirmBy;
  if (!began) return { cause: 'NOTE_MISSING', releaseAt: null };
  const ends = [began, ...doubts.map((doubt) => dayAfter(doubt.endedAt)!)];
  return { cause: 'CONFIRMATION', releaseAt: iso(new Date(Math.max(...ends.map(Number)))) };
}

const dayAfter = (at: Date | null) => at && new Date(at.getTime() + millisecondsInDay);

export const ratesOf = ({ rateTotal, ratePlatform, relief }: RatesInForce): IncomeRates => ({
  total: rateTotal / 10_000,
  platform: ratePlatform / 10_000,
  channel: (rateTotal - ratePlatform) / 10_000,
  relief: relief / 10_000,
});

export const NOTHING: EarnedOf = { lessonCount: 0, gross: 0, fee: 0, platform: 0, channel: 0, net: 0 };

/** The sum of what counts lessons; one lesson alone counts as one. */
export const earnedIn = (all: readonly (FeeSplit & { lessonCount?: number })[]): EarnedOf =>
  all.reduce<EarnedOf>(
    (sum, { lessonCount = 1, ...one }) => ({
      lessonCount: sum.lessonCount + lessonCount,
      gross: sum.gross + one.gross,
      fee: sum.fee + one.fee,
      platform: sum.platform + one.platform,
      channel: sum.channel + one.channel,
      net: sum.net + one.net,
    }),
    NOTHING,
  );
