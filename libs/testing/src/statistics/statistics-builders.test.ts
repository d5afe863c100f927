import * as v from 'valibot';
import { figureOf, netPerHour, workedMinutes } from '@portal/domain/statistics/metric-text';
import { MarketStatistics, Statistics, StatisticsRow, StudentAtRisk } from '@portal/domain/statistics/statistics';
import {
  aMarketStatistics,
  aStatistics,
  aStatisticsRow,
  noStatistics,
  someClassWork,
  someStudentsAtRisk,
} from './statistics-builders.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const values =
  ({ figures }: Pick<Statistics, 'figures'>) =>
  (metric: Parameters<typeof figureOf>[1]) =>
    figureOf(figures, metric).value;

describe('figures that add up [STT-1]', () => {
  it('are the sums of their classes and of their weeks', () => {
    const statistics = aStatistics();
    const { work, spans } = statistics;
    const valueOf = values(statistics);
    expect(sum(work.classes.map(({ net }) => net))).toBe(19_939_200);
    expect([valueOf('NET'), work.now.net, sum(spans.map(({ net }) => net))]).toEqual(Array(3).fill(19_939_200));
    expect([valueOf('LESSONS_HELD'), sum(spans.map((one) => one.lessonCount))]).toEqual([60, 60]);
    expect(sum(work.classes.map((one) => one.lessonCount))).toBe(60);
    expect([valueOf('MINUTES'), work.now.lessonMinutes]).toEqual([3_560, 3_560]);
    expect(valueOf('GROSS')).toBe(29_760_000);
  });

  it('make 199,392đ for each of 100 hours, 11,492đ more than before', () => {
    const { now, before } = aStatistics().work;
    expect(workedMinutes(now)).toBe(6_000);
    expect(someClassWork().map((one) => workedMinutes(one) / 60)).toEqual([15, 31, 24, 20, 10]);
    expect(netPerHour(now.net, workedMinutes(now))).toBe(199_392);
    expect(netPerHour(before.net, workedMinutes(before))).toBe(187_900);
  });

  it('are what the contract allows, also where there is nothing', () => {
    for (const one of [aStatistics(), noStatistics()]) expect(v.is(Statistics, one)).toBe(true);
    expect(v.is(StatisticsRow, aStatisticsRow())).toBe(true);
    expect(someStudentsAtRisk().every((one) => v.is(StudentAtRisk, one))).toBe(true);
    expect(v.is(MarketStatistics, aMarketStatistics())).toBe(true);
  });
});
