import type { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { CountDayService } from './days/count-days.service.ts';
import { exportStatistics } from './exports/exports.service.ts';
import { readMarket } from './market/market.service.ts';
import { studentsAtRisk } from './risks/risks.service.ts';
import { listRows } from './rows/rows.service.ts';
import type { StatisticsDeps } from './statistics-deps.ts';
import { readStatistics } from './summary/summary.service.ts';
import { recordWorkTime } from './work-times/work-times.service.ts';

const PAGE_SIZE = '20';

export function statisticsHandlers(
  deps: StatisticsDeps,
  { countedUntil }: CountDayService,
): Handlers<typeof statisticsContract> {
  const { database, clock, accounts } = deps;
  const { db } = database;
  return {
    getStatistics: async ({ query: { classId, ...period }, caller: { userId } }) => ({
      data: await readStatistics({ db, countedUntil }, { teacherId: userId, classId }, period),
    }),

    listStatisticsRows: async ({ params: { metric }, query, caller: { userId } }) => {
      const { classId, page = '1', size = PAGE_SIZE, ...period } = query;
      const asked = { metric, period, page: { page: Number(page), size: Number(size) } };
      return { data: await listRows(db, { teacherId: userId, classId }, asked) };
    },

    listStudentsAtRisk: async ({ caller: { userId } }) => ({
      data: { items: await studentsAtRisk(db, userId, clock.now()) },
    }),

    exportStatistics: async ({ body: { classId, ...period }, caller: { userId } }) => ({
      data: await exportStatistics(db, { teacherId: userId, classId }, period),
    }),

    async recordWorkTime({ body, caller: { userId } }) {
      await recordWorkTime(deps, userId, body);
      return {};
    },

    /** For the desk that leads the team: what the market does says nothing about one withdrawal, and much about whom it needs. */
    async getMarketStatistics({ query, caller: { userId } }) {
      if (!(await accounts.desksOf(db, userId)).includes('TEAM')) throw new DomainError('FORBIDDEN');
      return { data: await readMarket({ db, clock, countedUntil }, query.month) };
    },
  };
}
