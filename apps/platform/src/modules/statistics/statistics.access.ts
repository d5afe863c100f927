import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { defineAccess, naming } from '../../testing/access.ts';

const period = '?from=2026-11-01&to=2026-11-30';
const market = '?month=2026-10';
const work = (classId: string) => ({ body: { kind: 'GRADING' as const, classId, seconds: 60 } });
const exported = (classId: string) => ({ body: { from: '2026-11-01', to: '2026-11-30', classId } });

export const access = defineAccess(statisticsContract, {
  rows: {
    getStatistics: { own: { query: period } },
    listStatisticsRows: { own: { params: { metric: 'LESSONS_HELD' }, query: period } },
    listStudentsAtRisk: { own: {} },
    exportStatistics: naming('cls_matrix', 'cls_missing', exported),
    recordWorkTime: naming('cls_matrix', 'cls_missing', work),
    getMarketStatistics: { own: { query: market }, otherDesk: { query: market } },
  },
});
