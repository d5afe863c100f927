import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { splitFee } from '@portal/domain/wallet/fee';
import type {
  Earned,
  EarnedOf,
  IncomeExplanation,
  IncomeForecast,
  IncomeMonth,
  IncomePart,
  IncomeRates,
  IncomeSummary,
  LessonIncome,
} from '@portal/domain/wallet/income';
import { grossOf } from '@portal/domain/wallet/income-formula';

/** The fee of the default tenant, which no gift takes anything off. */
export const someRates = (over: Partial<IncomeRates> = {}): IncomeRates => ({
  total: 0.33,
  platform: 0.1,
  channel: 0.23,
  relief: 0,
  ...over,
});

/** What is left of so many đồng, by the default tenant's fee. */
export const earnedBy = (gross: number): Earned => splitFee(gross, DEFAULT_TENANT.feePolicy);

/** What so many lessons of one price come to; each is rounded for itself, as they are booked. */
export function earnedOf(lessonCount: number, grossOfOne: number): EarnedOf {
  const one = earnedBy(grossOfOne);
  const times = (amount: number) => amount * lessonCount;
  return {
    lessonCount,
    gross: times(one.gross),
    fee: times(one.fee),
    platform: times(one.platform),
    channel: times(one.channel),
    net: times(one.net),
  };
}

/** The sum of several; nothing of none. */
export const sumOfEarned = (all: readonly EarnedOf[]): EarnedOf =>
  all.reduce(
    (sum, one) => ({
      lessonCount: sum.lessonCount + one.lessonCount,
      gross: sum.gross + one.gross,
      fee: sum.fee + one.fee,
      platform: sum.platform + one.platform,
      channel: sum.channel + one.channel,
      net: sum.net + one.net,
    }),
    earnedOf(0, 0),
  );

/** The 21st lesson of a group of four, taught yesterday evening: its families may doubt it until tonight. */
export const aLessonIncome = (over: Partial<LessonIncome> = {}): LessonIncome => ({
  lessonId: 'lesson-21',
  classId: 'class-1',
  className: '중2 수학 개념 완성 – 일차함수',
  lessonNo: 21,
  lessonTitle: '일차함수의 그래프',
  startAt: '2026-11-17T18:00:00+09:00',
  endAt: '2026-11-17T19:00:00+09:00',
  minutes: 60,
  studentCount: 4,
  isNoShow: false,
  ...earnedBy(480_000),
  state: 'PENDING',
  hold: { cause: 'CONFIRMATION', releaseAt: '2026-11-18T19:12:00+09:00' },
  confirmedAt: null,
  transactionId: null,
  ...over,
});

/** One that is in the wallet. */
export const aConfirmedIncome = (over: Partial<LessonIncome> = {}): LessonIncome =>
  aLessonIncome({
    lessonId: 'lesson-20',
    lessonNo: 20,
    lessonTitle: '기울기와 절편',
    startAt: '2026-11-12T18:00:00+09:00',
    endAt: '2026-11-12T19:00:00+09:00',
    state: 'CONFIRMED',
    hold: null,
    confirmedAt: '2026-11-13T08:30:00+09:00',
    transactionId: 'txn-20',
    ...over,
  });

/** One that waits for her: she has sent no note of it. */
export const aHeldIncome = (over: Partial<LessonIncome> = {}): LessonIncome =>
  aLessonIncome({
    lessonId: 'lesson-31',
    classId: 'class-2',
    className: '중3 수학 1:1 – 이차방정식',
    lessonNo: 12,
    lessonTitle: '근의 공식',
    startAt: '2026-11-17T20:00:00+09:00',
    endAt: '2026-11-17T21:00:00+09:00',
    studentCount: 1,
    ...earnedBy(300_000),
    hold: { cause: 'NOTE_MISSING', releaseAt: null },
    ...over,
  });

const STUDENTS = ['한지우', '박도윤', '최하린', 'Nguyễn Minh Anh'];

/** A student whose package is 24 lessons of 60 minutes for 2,880,000đ: 120,000đ each. */
export function anIncomePart(over: Partial<IncomePart> = {}, minutes = 60): IncomePart {
  const part = {
    studentId: 'student-1',
    studentName: '한지우',
    packageName: '24회 패키지',
    packageFee: 2_880_000,
    lessonCount: 24,
    packageMinutes: 60,
    ...over,
  };
  return { gross: grossOf(part, minutes), ...part };
}

/** Four students of one package. */
export const someIncomeParts = (over: Partial<IncomePart> = {}, minutes = 60): IncomePart[] =>
  STUDENTS.map((studentName, at) => anIncomePart({ studentId: `student-${at + 1}`, studentName, ...over }, minutes));

/** Where an income comes from; what the lesson earns follows from its parts. */
export function anIncomeExplanation({
  income,
  parts = someIncomeParts({}, income?.minutes),
  ...over
}: Partial<Omit<IncomeExplanation, 'income'>> & { income?: Partial<LessonIncome> } = {}): IncomeExplanation {
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  return {
    income: aLessonIncome({ studentCount: parts.length, ...earnedBy(gross), ...income }),
    parts,
    rates: someRates(),
    noteSentAt: '2026-11-17T19:12:00+09:00',
    confirmedBy: null,
    adjustments: [],
    ...over,
  };
}

/** What each month before the running one came to, before the fee; the oldest first. */
const BEFORE = [20.9, 22.4, 19, 24, 25.9, 24.9, 27.5, 27.9, 22.9, 29.7, 30].map((million) => million * 1_000_000);
const MONTHS = ['2025-12', ...Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)];

const someClasses = (): IncomeSummary['classes'] => [
  { classId: 'class-3', className: '중등 심화 문제풀이반', ...earnedOf(6, 1_200_000) },
  { classId: 'class-1', className: '중2 수학 개념 완성 – 일차함수', ...earnedOf(10, 480_000) },
  { classId: 'class-4', className: '중2 내신 대비반 – 연립방정식', ...earnedOf(8, 600_000) },
  { classId: 'class-2', className: '중3 수학 1:1 – 이차방정식', ...earnedOf(12, 300_000) },
  { classId: 'class-5', className: '중1 수학 1:1 – 문자와 식', ...earnedOf(10, 200_000) },
];

const WITHDRAWN = 3_000_000;

interface SummaryOver extends Partial<Omit<IncomeSummary, 'nextPayout'>> {
  nextPayout?: Partial<IncomeSummary['nextPayout']>;
}

/** The wallet of a running month: what she may take out, the next payout and the months follow from its classes. */
export function anIncomeSummary({ nextPayout, ...over }: SummaryOver = {}): IncomeSummary {
  const classes = over.classes ?? someClasses();
  const month: IncomeMonth = over.month ?? { month: '2026-11', ...sumOfEarned(classes) };
  const items = over.pending?.items ?? [aLessonIncome(), aHeldIncome()];
  const pending = over.pending ?? {
    lessonCount: items.length,
    net: items.reduce((sum, { net }) => sum + net, 0),
    items,
  };
  const inTime = pending.items.filter(({ hold }) => hold?.releaseAt != null);
  const clocked = { lessonCount: inTime.length, net: inTime.reduce((sum, { net }) => sum + net, 0) };
  const available = over.available ?? Math.max(0, month.net - pending.net - WITHDRAWN);
  const months = MONTHS.map((name, at): IncomeMonth => ({ month: name, ...earnedOf(50, BEFORE[at]! / 50) }));
  return {
    asOf: '2026-11-18T10:42:00+09:00',
    withdrawing: 0,
    months: [...months, month],
    rates: someRates(),
    ...over,
    available,
    pending,
    month,
    classes,
    nextPayout: {
      on: '2026-12-01',
      available,
      pending: clocked,
      booked: { lessonCount: 13, net: earnedOf(13, 480_000).net },
      later: { lessonCount: 4, net: earnedOf(4, 395_000).net },
      ...nextPayout,
    },
  };
}

/** The forecast that goes with a summary. */
export function anIncomeForecast(
  over: Partial<IncomeForecast> = {},
  { month, months, nextPayout }: IncomeSummary = anIncomeSummary(),
): IncomeForecast {
  const last = months.at(-2);
  const { booked, later } = nextPayout;
  return {
    month: month.month,
    earned: { lessonCount: month.lessonCount, net: month.net },
    booked: { lessonCount: booked.lessonCount + later.lessonCount, net: booked.net + later.net },
    lastMonth: { lessonCount: last?.lessonCount ?? 0, net: last?.net ?? 0 },
    perLesson: [
      { classId: 'class-1', className: '중2 수학 개념 완성 – 일차함수', studentCount: 4, net: earnedBy(480_000).net },
      { classId: 'class-3', className: '중등 심화 문제풀이반', studentCount: 8, net: earnedBy(1_200_000).net },
      { classId: 'class-2', className: '중3 수학 1:1 – 이차방정식', studentCount: 1, net: earnedBy(300_000).net },
    ],
    ...over,
  };
}

/** A teacher who has earned nothing yet: twelve empty months. */
export const anEmptyIncomeSummary = (): IncomeSummary =>
  anIncomeSummary({
    available: 0,
    classes: [],
    pending: { lessonCount: 0, net: 0, items: [] },
    months: [...MONTHS, '2026-11'].map((month) => ({ month, ...earnedOf(0, 0) })),
    nextPayout: { booked: { lessonCount: 0, net: 0 }, later: { lessonCount: 0, net: 0 } },
  });
