import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { implement } from '../../core/http/implement.ts';
import { createIntervalWorker } from '../../core/interval-worker.ts';
import type { PlatformModule } from '../../core/module.ts';
import { countDayService } from './days/count-days.service.ts';
import { type DifferingDay, rebuildDayService } from './days/rebuild-days.service.ts';
import type { StatisticsDeps } from './statistics-deps.ts';
import { statisticsHandlers } from './statistics.handlers.ts';

/** How long what happened may stay uncounted. */
const EVERY_MS = 5_000;

export type { DifferingDay } from './days/rebuild-days.service.ts';

export interface StatisticsModule extends PlatformModule {
  /** Counts everything that waits to be counted; happens by itself. */
  count(): Promise<void>;
  /** Counts every day of every teacher anew. */
  rebuild(): Promise<void>;
  /** Compares what is counted with what happened; resolves to the days that differ. */
  verify(): Promise<DifferingDay[]>;
}

/** What teachers did, in figures that are sums of what happened on each day. */
export function statisticsModule(deps: StatisticsDeps): StatisticsModule {
  const days = countDayService(deps);
  const all = rebuildDayService(deps, days);
  const worker = createIntervalWorker(days.drain, {
    clock: deps.clock,
    everyMs: EVERY_MS,
    onFailure: (err) => deps.log.error({ err }, 'days were not counted, and will be'),
  });
  return {
    async register(app) {
      implement(app, statisticsContract, statisticsHandlers(deps, days));
      worker.start();
      app.addHook('preClose', () => worker.stop());
    },
    count: () => worker.flush(),
    rebuild: all.rebuild,
    verify: all.verify,
  };
}
