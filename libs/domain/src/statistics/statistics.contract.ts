import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Day, Id, IntegerText, Month } from '../contract/scalar.ts';
import { MarketStatistics, METRICS, Statistics, StatisticsRow, StudentAtRisk } from './statistics.ts';

/** The longest period that is counted at once, in days: a year and its leap day. */
export const STATISTICS_DAYS_MAX = 366;

/** The last day is part of the period. */
const period = { from: Day, to: Day };
const ofClass = { ...period, classId: v.optional(Id) };

/** What a teacher did over a period, in figures that each open their rows (STT-1). */
export const statisticsContract = defineContract({
  getStatistics: {
    method: 'GET',
    path: '/tns/v1/statistics/summary',
    access: 'teacher',
    summary: '기간의 통계와 바로 앞 기간과의 비교; 366일까지',
    query: v.strictObject(ofClass),
    response: dataOf(Statistics),
    errors: [],
  },
  listStatisticsRows: {
    method: 'GET',
    path: '/tns/v1/statistics/rows/:metric',
    access: 'teacher',
    summary: '숫자 하나를 이루는 것들, 최신순',
    params: v.strictObject({ metric: v.picklist(METRICS) }),
    query: v.strictObject({
      ...ofClass,
      page: v.optional(IntegerText(1, 10_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(
      v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)), items: v.array(StatisticsRow) }),
    ),
    errors: [],
  },
  listStudentsAtRisk: {
    method: 'GET',
    path: '/tns/v1/statistics/students-at-risk',
    access: 'teacher',
    summary: '그만둘 조짐이 보이는 학생과 보낼 수 있는 인사말',
    response: dataOf(v.object({ items: v.array(StudentAtRisk) })),
    errors: [],
  },
  exportStatistics: {
    method: 'POST',
    path: '/tns/v1/statistics/exports',
    access: 'teacher',
    summary: '기간의 통계를 CSV로 받기: 하루에 한 줄',
    body: v.strictObject(ofClass),
    response: dataOf(
      v.object({
        name: v.string(),
        mediaType: v.literal('text/csv'),
        /** As base64 of UTF-8 with a byte order mark, so that spreadsheets read the Korean. */
        content: v.string(),
      }),
    ),
    errors: [],
  },
  recordWorkTime: {
    method: 'POST',
    path: '/tns/v1/statistics/work-times',
    access: 'teacher',
    summary: '채점하거나 수업을 정리하며 화면에서 일한 시간 더하기',
    body: v.strictObject({
      kind: v.picklist(['GRADING', 'WRAP_UP']),
      classId: Id,
      /** Since the last one that was sent; more than ten minutes is not one piece of work. */
      seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
    }),
    response: Empty,
    errors: [],
  },
  getMarketStatistics: {
    method: 'GET',
    path: '/tns/v1/ops/statistics',
    access: 'operator',
    summary: '모든 선생님을 더한 끝난 달의 통계; 이름은 없다',
    // A whole month and no other days: of two periods that overlap, the difference may be what one teacher did.
    query: v.strictObject({ month: Month }),
    response: dataOf(MarketStatistics),
    errors: [],
  },
});
