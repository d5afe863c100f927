import {
  figureOf,
  formatMetric,
  formatWorkMinutes,
  isAverage,
  netPerHour,
  wageOf,
  workedMinutes,
} from './metric-text.ts';
import { METRICS } from './statistics.ts';

it('reads each metric in its unit [STT-1]', () => {
  expect(METRICS.map((metric) => formatMetric(metric, 480))).toEqual([
    '480회',
    '480회',
    '8시간',
    '480명',
    '480명',
    '480đ',
    '480đ',
    '4.8점',
    '4.8%',
    '4.8%',
    '8시간',
    '480 xu',
    '480 xu',
  ]);
  expect(formatMetric('NET', -1_518_000)).toBe('−1,518,000đ');
});

it('counts work in hours and minutes, never in days', () => {
  expect([0, 45, 60, 3_560, 72_000].map(formatWorkMinutes)).toEqual([
    '0분',
    '45분',
    '1시간',
    '59시간 20분',
    '1,200시간',
  ]);
});

it('knows which figures are no sum of their rows', () => {
  expect(METRICS.filter(isAverage)).toEqual(['RATING', 'ATTENDANCE', 'HOMEWORK', 'REPLY_MINUTES']);
});

it('divides what came in by all the hours of work, as the design reckons', () => {
  const work = { lessonMinutes: 3_560, gradingMinutes: 1_790, wrapUpMinutes: 650 };
  expect(workedMinutes(work)).toBe(6_000);
  expect(netPerHour(19_939_200, 6_000)).toBe(199_392);
  expect(netPerHour(19_939_200, 3_560)).toBe(336_054);
  expect(netPerHour(500, 0)).toBeNull();
});

it('knows no wage where nothing came in, or where no hour is known [STT-1]', () => {
  const hours = { lessonMinutes: 60, gradingMinutes: 20, wrapUpMinutes: 10 };
  expect(wageOf({ ...hours, net: 150_000 })).toBe(100_000);
  expect(wageOf({ ...hours, net: 0 })).toBeNull();
  expect(wageOf({ net: 150_000, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0 })).toBeNull();
});

it('finds the figure of a metric, and an empty one where it was not counted', () => {
  const held = { metric: 'LESSONS_HELD', value: 60, before: 58, of: 60 } as const;
  expect(figureOf([held], 'LESSONS_HELD')).toBe(held);
  expect(figureOf([held], 'NET')).toEqual({ metric: 'NET', value: null, before: null, of: 0 });
});
