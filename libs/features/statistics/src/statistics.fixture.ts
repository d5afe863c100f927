import { classesContract } from '@portal/domain/classes/classes.contract';
import type { Statistics, StatisticsRow, StudentAtRisk } from '@portal/domain/statistics/statistics';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import {
  aStatistics,
  aStatisticsRow,
  noStatistics,
  someClassWork,
  someStudentsAtRisk,
  workOf,
} from '@portal/testing/statistics/statistics-builders';

interface Counted {
  readonly statistics?: Statistics;
  readonly students?: readonly StudentAtRisk[];
  readonly rows?: readonly StatisticsRow[];
}

/** Sixty lessons, the newest first. */
export const sixtyLessons = (): StatisticsRow[] =>
  Array.from({ length: 60 }, (_, n) =>
    aStatisticsRow({ id: `lesson-${n}`, title: `중2 수학 개념 완성 ${60 - n}회차` }),
  );

/** A platform that has counted this; the period that is asked for comes back. */
export const worldWith = ({
  statistics = aStatistics(),
  students = someStudentsAtRisk(),
  rows = sixtyLessons(),
}: Counted = {}): Fake[] => [
  fake(contract.getStatistics, ({ query: { from, to } }) => ({ ...statistics, from, to })),
  fake(contract.listStudentsAtRisk, { items: [...students] }),
  fake(contract.listStatisticsRows, ({ query: { page = '1', size = '20' } }) => {
    const first = (Number(page) - 1) * Number(size);
    return { total: rows.length, items: rows.slice(first, first + Number(size)) };
  }),
  fake(contract.exportStatistics, { name: '통계.csv', mediaType: 'text/csv', content: btoa('a,b\r\n1,2\r\n') }),
  fake(classesContract.listClasses, {
    total: 2,
    items: someClassWork()
      .slice(0, 2)
      .map(({ classId, className }) => aClassSummary({ id: classId, name: className })),
    counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
  }),
];

export const aWorld = () => worldWith();
export const anEmptyWorld = () => worldWith({ statistics: noStatistics(), students: [], rows: [] });

const NO_HOURS = { net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0 };

/** The weeks before, and some lessons of these, were reckoned in an earlier system. */
export function someImportedMonths(): Statistics {
  const { work } = aStatistics();
  return aStatistics({
    work: { ...work, now: { ...work.now, importedMinutes: 480 }, before: { ...NO_HOURS, importedMinutes: 3_450 } },
  });
}
/** All was reckoned in an earlier system. */
export const anImportedMonth = (): Statistics =>
  aStatistics({
    figures: aStatistics().figures,
    work: { now: { ...NO_HOURS, importedMinutes: 3_560 }, before: { ...NO_HOURS, importedMinutes: 0 }, classes: [] },
  });

const LONG = '아주 긴 이름의 중등 심화 문제풀이와 서술형 대비를 함께 하는 토요일 아침 수업';

/** Forty classes, nine digits, and a year of months. */
export function aLargeWorld(): Fake[] {
  const classes = Array.from({ length: 40 }, (_, n) => {
    const one = someClassWork()[n % 5]!;
    return {
      ...one,
      classId: `class-${n + 1}`,
      className: n === 0 ? LONG : `${one.className} ${n + 1}`,
      net: one.net * 40,
    };
  });
  const spans = Array.from({ length: 13 }, (_, n) => {
    const month = String(((n + 10) % 12) + 1).padStart(2, '0');
    const year = n < 2 ? 2025 : 2026;
    return {
      from: `${year}-${month}-01`,
      to: `${year}-${month}-28`,
      lessonCount: 120,
      net: 98_765_432 + n * 1_000_000,
      beforeNet: n === 3 ? -1_200_000 : 87_654_321,
    };
  });
  const figures = aStatistics().figures.map((one) =>
    one.metric === 'NET' || one.metric === 'GROSS' ? { ...one, value: 987_654_321, before: 123_456_789 } : one,
  );
  return worldWith({
    statistics: aStatistics({ figures, spans, work: { now: workOf(classes), before: workOf(classes), classes } }),
    students: Array.from({ length: 12 }, (_, n) => ({
      ...someStudentsAtRisk()[n % 3]!,
      studentId: `student-${n}`,
      className: LONG,
    })),
  });
}
