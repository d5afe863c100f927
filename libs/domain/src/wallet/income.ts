import * as v from 'valibot';
import { Day, Id, Instant, Month } from '../contract/scalar.ts';

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** PENDING can still be doubted; CONFIRMED is in the wallet; REVERSED was given back to the families. */
export const INCOME_STATES = ['PENDING', 'CONFIRMED', 'REVERSED'] as const;
export type IncomeState = (typeof INCOME_STATES)[number];
export const INCOME_STATE_LABELS: Record<IncomeState, string> = {
  PENDING: '확정 대기',
  CONFIRMED: '확정',
  REVERSED: '환불',
};

/**
 * Why an income is not confirmed yet: its note is not sent, its families have a day to doubt, a family asked her about it, or the
 * team looks into a ticket about it.
 */
export const INCOME_HOLDS = ['NOTE_MISSING', 'CONFIRMATION', 'QUESTION', 'TICKET'] as const;
export type IncomeHold = (typeof INCOME_HOLDS)[number];
export const INCOME_HOLD_LABELS: Record<IncomeHold, string> = {
  NOTE_MISSING: '일지를 보내면 확정이 시작돼요',
  CONFIRMATION: '가족이 확인하거나 24시간이 지나면 확정돼요',
  QUESTION: '질문에 답하면 다시 확정이 시작돼요',
  TICKET: '문의가 끝나고 24시간이 지나면 확정돼요',
};

/** What a gross amount becomes: `fee = platform + channel`, `net = gross - fee`; whole units (INC-3). */
export const Earned = v.object({ gross: Amount, fee: Amount, platform: Amount, channel: Amount, net: Amount });
export type Earned = v.InferOutput<typeof Earned>;

/** An amount that a teacher gets, and of how many lessons. */
export const EarnedOf = v.object({ lessonCount: Count, ...Earned.entries });
export type EarnedOf = v.InferOutput<typeof EarnedOf>;

const ExpectedOf = v.object({ lessonCount: Count, net: Amount });

/** What one lesson earns: one for each lesson, whatever is retried (INC-4). */
export const LessonIncome = v.object({
  lessonId: Id,
  classId: Id,
  className: v.string(),
  /** Which lesson of its class, from 1. */
  lessonNo: Count,
  lessonTitle: v.string(),
  startAt: Instant,
  endAt: Instant,
  /** Planned minutes: what the families paid for. */
  minutes: Count,
  studentCount: Count,
  /** Nobody came, and the teacher waited for them: it counts as held. */
  isNoShow: v.boolean(),
  ...Earned.entries,
  state: v.picklist(INCOME_STATES),
  /** While PENDING; without `releaseAt` no clock runs. */
  hold: v.nullable(v.object({ cause: v.picklist(INCOME_HOLDS), releaseAt: v.nullable(Instant) })),
  confirmedAt: v.nullable(Instant),
  transactionId: v.nullable(Id),
});
export type LessonIncome = v.InferOutput<typeof LessonIncome>;

/** What one student adds: `gross = floor(packageFee x minutes / (lessonCount x packageMinutes))`. */
export const IncomePart = v.object({
  studentId: Id,
  studentName: v.string(),
  packageName: v.string(),
  /** For one student and all lessons of the package. */
  packageFee: Amount,
  lessonCount: v.pipe(Count, v.minValue(1)),
  /** How long a lesson of the package is. */
  packageMinutes: v.pipe(Count, v.minValue(1)),
  gross: Amount,
});
export type IncomePart = v.InferOutput<typeof IncomePart>;

/** The rates by which one income was split, as fractions. `relief` is what a gift took off the platform's part. */
export const IncomeRates = v.object({ total: Rate, platform: Rate, channel: Rate, relief: Rate });
export type IncomeRates = v.InferOutput<typeof IncomeRates>;

/** Everything that an amount comes from, so that it can be reckoned again by hand (W2). */
export const IncomeExplanation = v.object({
  income: LessonIncome,
  parts: v.array(IncomePart),
  rates: IncomeRates,
  noteSentAt: v.nullable(Instant),
  confirmedBy: v.nullable(v.picklist(['GUARDIAN', 'STAFF', 'AUTO'])),
  /** What was corrected since, newest first; negative is taken back. */
  adjustments: v.array(
    v.object({
      transactionId: Id,
      at: Instant,
      amount: v.pipe(v.number(), v.safeInteger()),
      reason: v.string(),
      /** Whether the marketplace bears it, because the income had been paid out. */
      isBorneByMarket: v.boolean(),
    }),
  ),
});
export type IncomeExplanation = v.InferOutput<typeof IncomeExplanation>;

/** One month of a teacher, `YYYY-MM`, by the day on which its lessons were held. */
export const IncomeMonth = v.object({ month: Month, ...EarnedOf.entries });
export type IncomeMonth = v.InferOutput<typeof IncomeMonth>;

/** The wallet at a glance (INC-4). */
export const IncomeSummary = v.object({
  asOf: Instant,
  /** What she may take out. */
  available: Amount,
  /** On its way to her bank. */
  withdrawing: Amount,
  /** Held and not confirmed yet, with the sum over all of them. */
  pending: v.object({ lessonCount: Count, net: Amount, items: v.array(LessonIncome) }),
  /** The running month: what is confirmed and what is pending. */
  month: IncomeMonth,
  /** Twelve months, oldest first, ending with the running one. */
  months: v.array(IncomeMonth),
  /** The running month by class, most first. */
  classes: v.array(v.object({ classId: Id, className: v.string(), ...EarnedOf.entries })),
  nextPayout: v.object({
    /** The day on which the running month is paid: `payoutDayOf`. */
    on: Day,
    available: Amount,
    /** Of what waits, what is confirmed by then unless somebody doubts it; where no clock runs, it is not among them. */
    pending: ExpectedOf,
    /** Booked lessons that are confirmed by then. */
    booked: ExpectedOf,
    /** Booked lessons of the month that will be confirmed after it, and are paid a month later. */
    later: ExpectedOf,
  }),
  rates: IncomeRates,
});
export type IncomeSummary = v.InferOutput<typeof IncomeSummary>;

/** What the running month comes to when its booked lessons are held. */
export const IncomeForecast = v.object({
  month: Month,
  earned: ExpectedOf,
  booked: ExpectedOf,
  lastMonth: ExpectedOf,
  /** What one more lesson of each class would bring; the one that runs most often first. */
  perLesson: v.array(v.object({ classId: Id, className: v.string(), studentCount: Count, net: Amount })),
});
export type IncomeForecast = v.InferOutput<typeof IncomeForecast>;
