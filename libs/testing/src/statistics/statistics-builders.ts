import {
  type ClassWork,
  type Figure,
  MARKET_MONTHS,
  type MarketStatistics,
  type Metric,
  METRICS,
  type Statistics,
  type StatisticsRow,
  type StatisticsSpan,
  type StudentAtRisk,
  type Work,
} from '@portal/domain/statistics/statistics';
import { addDays, addMonths } from '@portal/domain/time/day';

/** As the design has them: five classes of 100 hours and 60 lessons; in minutes and đồng. */
const CLASSES = [
  ['중3 수학 1:1', 16, 3_216_000, 840, 40, 20],
  ['중등 심화 문제풀이반', 8, 6_432_000, 950, 690, 220],
  ['중2 내신 대비반', 12, 4_824_000, 720, 560, 160],
  ['중2 수학 개념 완성', 12, 3_859_200, 700, 340, 160],
  ['중1 수학 1:1', 12, 1_608_000, 350, 160, 90],
] as const;

export const someClassWork = (): ClassWork[] =>
  CLASSES.map(([className, lessonCount, net, lessonMinutes, gradingMinutes, wrapUpMinutes], n) => ({
    classId: `class-${n + 1}`,
    className,
    lessonCount,
    net,
    lessonMinutes,
    gradingMinutes,
    wrapUpMinutes,
  }));

/** Four weeks that end on the day of every story, 18 November 2026. */
const SPANS: readonly (readonly [from: string, to: string, lessons: number, net: number, before: number])[] = [
  ['2026-10-22', '2026-10-28', 15, 4_743_600, 4_422_000],
  ['2026-10-29', '2026-11-04', 15, 4_984_800, 4_804_800],
  ['2026-11-05', '2026-11-11', 14, 4_663_200, 4_522_800],
  ['2026-11-12', '2026-11-18', 16, 5_547_600, 4_671_600],
];

export const someSpans = (): StatisticsSpan[] =>
  SPANS.map(([from, to, lessonCount, net, beforeNet]) => ({ from, to, lessonCount, net, beforeNet }));

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The work of all classes together. */
export const workOf = (classes: readonly ClassWork[]): Work => ({
  net: sumOf(classes, ({ net }) => net),
  lessonMinutes: sumOf(classes, ({ lessonMinutes }) => lessonMinutes),
  gradingMinutes: sumOf(classes, ({ gradingMinutes }) => gradingMinutes),
  wrapUpMinutes: sumOf(classes, ({ wrapUpMinutes }) => wrapUpMinutes),
  importedMinutes: 0,
});

/** What cannot be read from classes and spans: value, the one before, and of how many. */
const OTHERS: Partial<Record<Metric, readonly [value: number | null, before: number | null, of: number]>> = {
  LESSONS_CANCELED: [2, 3, 2],
  STUDENTS: [34, 33, 34],
  NEW_STUDENTS: [2, 1, 2],
  RATING: [460, 455, 9],
  ATTENDANCE: [9_680, 9_680, 250],
  HOMEWORK: [8_740, 9_010, 95],
  REPLY_MINUTES: [38, 52, 44],
  POINTS_EARNED: [1_250, null, 6],
  POINTS_USED: [null, 300, 0],
};

/** The figures of a period that its classes and spans add up to. */
export function figuresOf(classes: readonly ClassWork[], spans: readonly StatisticsSpan[]): Figure[] {
  const lessons = sumOf(spans, ({ lessonCount }) => lessonCount);
  const [net, before] = [sumOf(spans, (span) => span.net), sumOf(spans, (span) => span.beforeNet)];
  const { lessonMinutes } = workOf(classes);
  const values: typeof OTHERS = {
    ...OTHERS,
    LESSONS_HELD: [lessons, 58, lessons],
    MINUTES: [lessonMinutes, 3_450, lessons],
    // Of each 100đ that families pay 67 are hers.
    GROSS: [Math.round((net * 100) / 67), Math.round((before * 100) / 67), lessons],
    NET: [net, before, lessons],
  };
  return METRICS.map((metric) => {
    const [value, then, of] = values[metric] ?? [null, null, 0];
    return { metric, value, before: then, of };
  });
}

/** Four weeks: 199,392đ for each of 100 hours. */
export function aStatistics(over: Partial<Statistics> = {}): Statistics {
  const classes = over.work?.classes ?? someClassWork();
  const spans = over.spans ?? someSpans();
  return {
    from: '2026-10-22',
    to: '2026-11-18',
    before: { from: '2026-09-24', to: '2026-10-21' },
    countedUntil: '2026-11-18T10:40:00+09:00',
    figures: figuresOf(classes, spans),
    work: {
      now: workOf(classes),
      // 187,900đ an hour: 11,492đ less.
      before: { net: 18_414_200, lessonMinutes: 3_450, gradingMinutes: 1_780, wrapUpMinutes: 650, importedMinutes: 0 },
      classes,
    },
    spans,
    ...over,
  };
}

/** A teacher who has not taught yet. */
export const noStatistics = (): Statistics =>
  aStatistics({
    figures: METRICS.map((metric) => ({ metric, value: null, before: null, of: 0 })),
    work: { now: workOf([]), before: workOf([]), classes: [] },
    spans: someSpans().map(({ from, to }) => ({ from, to, lessonCount: 0, net: 0, beforeNet: 0 })),
  });

export const aStatisticsRow = (over: Partial<StatisticsRow> = {}): StatisticsRow => ({
  id: 'lesson-1',
  kind: 'LESSON',
  part: '',
  at: '2026-11-17T19:00:00+09:00',
  title: '중2 수학 개념 완성 5회차',
  detail: '진행함',
  classId: 'class-4',
  value: 1,
  ...over,
});

export const aStudentAtRisk = (over: Partial<StudentAtRisk> = {}): StudentAtRisk => ({
  studentId: 'student-1',
  studentName: '최하린',
  avatar: null,
  classId: 'class-4',
  className: '중2 수학 개념 완성',
  risks: [
    { kind: 'ABSENCES', count: 2, from: null, to: null },
    { kind: 'HOMEWORK', count: 2, from: null, to: null },
  ],
  roomId: 'room-4',
  message: '안녕하세요, 하린이가 요즘 어떻게 지내는지 궁금해서 연락드려요.',
  ...over,
});

/** Three students, each for reasons of her own; the family of the last one has no talk yet. */
export const someStudentsAtRisk = (): StudentAtRisk[] => [
  aStudentAtRisk(),
  aStudentAtRisk({
    studentId: 'student-2',
    studentName: 'Phạm Khánh Vy',
    classId: 'class-2',
    className: '중등 심화 문제풀이반',
    risks: [
      { kind: 'NO_REPLY', count: 6, from: null, to: null },
      { kind: 'HOMEWORK', count: 2, from: null, to: null },
    ],
    roomId: 'room-2',
    message: 'Chào gia đình, dạo này Khánh Vy thế nào ạ?',
  }),
  aStudentAtRisk({
    studentId: 'student-3',
    studentName: '정민재',
    classId: 'class-2',
    className: '중등 심화 문제풀이반',
    risks: [{ kind: 'SCORES', count: 3, from: 88, to: 71 }],
    roomId: null,
    message: '안녕하세요, 민재와 함께 다음 단원을 준비하고 싶어요.',
  }),
];

/** Twelve teachers together: October, and the year up to it. */
export function aMarketStatistics(over: Partial<MarketStatistics> = {}): MarketStatistics {
  const weeks = someSpans().map((span) => ({
    ...span,
    lessonCount: span.lessonCount * 12,
    net: span.net * 12,
    beforeNet: span.beforeNet * 12,
  }));
  return {
    month: '2026-10',
    countedUntil: aStatistics().countedUntil,
    teachers: 12,
    figures: figuresOf(someClassWork(), weeks),
    spans: Array.from({ length: MARKET_MONTHS }, (_, n) => {
      const from = addMonths('2025-11-01', n);
      return {
        from,
        to: addDays(addMonths(from, 1), -1),
        lessonCount: 600 + 10 * n,
        net: 190_000_000 + 4_000_000 * n,
        beforeNet: 150_000_000 + 3_000_000 * n,
      };
    }),
    ...over,
  };
}
