import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type { FastifyInstance } from 'fastify';
import { incomeAdjustmentsContract } from '@portal/domain/wallet/income-adjustments.contract';
import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { transactionsContract } from '@portal/domain/wallet/transactions.contract';
import { implement } from '../../../core/http/implement.ts';
import { createIntervalWorker } from '../../../core/interval-worker.ts';
import { incomeAdjustmentsHandlers } from '../adjustments/income-adjustments.handlers.ts';
import { incomeAdjustments } from '../adjustments/income-adjustments.service.ts';
import { transactionsHandlers } from '../transactions/transactions.handlers.ts';
import { expectedIncomes } from './expected-incomes.service.ts';
import { incomeBooking } from './income-booking.service.ts';
import type { IncomeDeps } from './income-deps.ts';
import { incomeExplanation } from './income-explanation.service.ts';
import { incomeList } from './income-list.service.ts';
import { incomeSummary } from './income-summary.service.ts';
import { incomesHandlers } from './incomes.handlers.ts';

// Only what was confirmed before there was income waits for it: the rest is booked as it is confirmed.
const EVERY_MS = minutesToMilliseconds(10);

/** What lessons earn, and the transactions of the wallets. */
export function incomeRoom(deps: IncomeDeps) {
  const { clock, log, database } = deps;
  const booking = incomeBooking(deps);
  const expected = expectedIncomes(deps);
  const explanations = incomeExplanation(deps, expected);
  const adjustments = incomeAdjustments(deps, explanations);
  const worker = createIntervalWorker(booking.bookMissing, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'booking incomes failed, and will be tried again'),
  });
  return {
    income: { ...booking, isPriced: expected.isPriced },
    pendingOf: expected.pendingOf,
    register(app: FastifyInstance): void {
      implement(
        app,
        incomesContract,
        incomesHandlers(incomeSummary(deps, expected), incomeList(deps, expected), explanations),
      );
      implement(app, transactionsContract, transactionsHandlers(database.db));
      implement(app, incomeAdjustmentsContract, incomeAdjustmentsHandlers(adjustments));
      worker.start();
      app.addHook('preClose', () => worker.stop());
    },
  };
}

export type IncomeRoom = ReturnType<typeof incomeRoom>;
