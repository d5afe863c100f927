import * as v from 'valibot';
import { Day, Id, Instant, Month } from '../contract/scalar.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Signed = v.pipe(v.number(), v.safeInteger());

/** What is counted of a teacher over a period (STT-1). Each has its rows: no number without its list. */
export const METRICS = [
  'LESSONS_HELD',
  'LESSONS_CANCELED',
  'MINUTES',
  'STUDENTS',
  'NEW_STUDENTS',
  'GROSS',
  'NET',
  'RATING',
  'ATTENDANCE',
  'HOMEWORK',
  'REPLY_MINUTES',
  'POINTS_EARNED',
  'POINTS_USED',
] as const;
export type Metric = (typeof METRICS)[number];

/** How the value of a metric is read. RATING is in hundredths of a star, ATTENDANCE and HOMEWORK in hundredths of a percent. */
export const METRIC_UNITS: Record<Metric, 'COUNT' | 'MINUTES' | 'PEOPLE' | 'MONEY' | 'STARS' | 'SHARE' | 'POINTS'> = {
  LESSONS_HELD: 'COUNT',
  LESSONS_CANCELED: 'COUNT',
  MINUTES: 'MINUTES',
  STUDENTS: 'PEOPLE',
  NEW_STUDENTS: 'PEOPLE',
  GROSS: 'MONEY',
  NET: 'MONEY',
  RATING: 'STARS',
  ATTENDANCE: 'SHARE',
  HOMEWORK: 'SHARE',
  REPLY_MINUTES: 'MINUTES',
  POINTS_EARNED: 'POINTS',
  POINTS_USED: 'POINTS',
};

export const METRIC_LABELS: Record<Metric, string> = {
  LESSONS_HELD: '진행한 수업',
  LESSONS_CANCELED: '취소한 수업',
  MINUTES: '가르친 시간',
  STUDENTS: '함께한 학생',
  NEW_STUDENTS: '새로 만난 학생',
  GROSS: '수업료',
  NET: '확정된 수입',
  RATING: '평균 별점',
  ATTENDANCE: '출석률',
  HOMEWORK: '과제 제출률',
  REPLY_MINUTES: '평균 답장 시간',
  POINTS_EARNED: '모은 포인트',
  POINTS_USED: '쓴 포인트',
};

/** A figure of a period and of the one before it; null where there was nothing to count. */
export const Figure = v.object({
  metric: v.picklist(METRICS),
  value: v.nullable(Signed),
  before: v.nullable(Signed),
  /** Of how many things it is the average or the share; for sums the same as its rows. */
  of: Count,
});
export type Figure = v.InferOutput<typeof Figure>;

const Span = v.object({ from: Day, to: Day });

/** Where the working time of a class went, in minutes, and what an hour of it brought: of the lessons that count into the wage. */
export const ClassWork = v.object({
  classId: Id,
  className: v.string(),
  lessonCount: Count,
  net: Signed,
  lessonMinutes: Count,
  gradingMinutes: Count,
  wrapUpMinutes: Count,
});
export type ClassWork = v.InferOutput<typeof ClassWork>;

export const Work = v.object({
  net: Signed,
  lessonMinutes: Count,
  gradingMinutes: Count,
  wrapUpMinutes: Count,
  /** Left out of all the others: the income of these came as a sum of a month from an earlier system, without its lessons. */
  importedMinutes: Count,
});
export type Work = v.InferOutput<typeof Work>;

/** A day, a week or a month of the period, beside the same one before. */
export const StatisticsSpan = v.object({
  ...Span.entries,
  lessonCount: Count,
  net: Signed,
  beforeNet: Signed,
});
export type StatisticsSpan = v.InferOutput<typeof StatisticsSpan>;

/** A teacher over a period, seen by her alone. */
export const Statistics = v.object({
  ...Span.entries,
  /** As long, and ends the day before. */
  before: Span,
  /** Until when everything that happened is counted. */
  countedUntil: Instant,
  figures: v.array(Figure),
  work: v.object({ now: Work, before: Work, classes: v.array(ClassWork) }),
  spans: v.array(StatisticsSpan),
});
export type Statistics = v.InferOutput<typeof Statistics>;

/** What a row of a figure is, so that the portal can lead to it. */
export const ROW_KINDS = ['LESSON', 'STUDENT', 'REVIEW', 'ASSIGNMENT', 'CHAT', 'TRANSACTION'] as const;

/** One of the things that a figure is made of. */
export const StatisticsRow = v.object({
  /** What it leads to, of its kind: several rows may lead to one lesson. */
  id: Id,
  kind: v.picklist(ROW_KINDS),
  /** Which part of it, unlike any other row of the figure: a student, a day; empty where there is one alone. */
  part: v.string(),
  at: Instant,
  title: v.string(),
  /** What stands beside it: a student, a state; may be empty. */
  detail: v.string(),
  classId: v.nullable(Id),
  /** What it adds, in the unit of the metric. */
  value: Signed,
});
export type StatisticsRow = v.InferOutput<typeof StatisticsRow>;

/** Why a student may be about to stop. */
export const RISKS = ['ABSENCES', 'HOMEWORK', 'NO_REPLY', 'SCORES'] as const;
export type Risk = (typeof RISKS)[number];

/** The rule is printed beside the list: two absences or two missing homeworks in a row, five days without a reply, three falling scores. */
export const RISK_RULES = { absences: 2, homeworks: 2, silentDays: 5, fallingScores: 3 } as const;

export const StudentAtRisk = v.object({
  studentId: Id,
  studentName: v.string(),
  avatar: v.nullable(v.string()),
  classId: Id,
  className: v.string(),
  risks: v.array(v.object({ kind: v.picklist(RISKS), count: Count, from: v.nullable(Count), to: v.nullable(Count) })),
  /** The talk with this family alone; null where others read it too, and while there is none. */
  roomId: v.nullable(Id),
  /** What she could write; it is never sent by itself. */
  message: v.string(),
});
export type StudentAtRisk = v.InferOutput<typeof StudentAtRisk>;

/** How many months the team sees beside each other, the chosen one last. */
export const MARKET_MONTHS = 12;

/** What the team sees of a month: all teachers together, nobody by name. */
export const MarketStatistics = v.object({
  month: Month,
  countedUntil: Instant,
  /** How many taught in the month. */
  teachers: Count,
  /** Beside the month before. */
  figures: v.array(Figure),
  /** Whole months up to this one, each beside the same one a year before; those of too few teachers are missing. */
  spans: v.array(StatisticsSpan),
});
export type MarketStatistics = v.InferOutput<typeof MarketStatistics>;
