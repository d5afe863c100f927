import { paymentAccountsContract } from '@portal/domain/wallet/payment-accounts.contract';
import { statementsContract } from '@portal/domain/wallet/statements.contract';
import { withdrawalsContract } from '@portal/domain/wallet/withdrawals.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import { createIntervalWorker } from '../../core/interval-worker.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import { paymentAccountsHandlers } from './accounts/payment-accounts.handlers.ts';
import { paymentAccountService } from './accounts/payment-accounts.service.ts';
import { batchBank, type PayoutBank, referenceBank } from './bank/payout-bank.ts';
import { type PayoutBatches, payoutBatches } from './bank/payout-batches.service.ts';
import { payoutService } from './bank/payouts.service.ts';
import type { IncomePorts } from './income/income-deps.ts';
import { incomeRoom, type IncomeRoom } from './income/income-room.ts';
import { checkedPayouts } from './ledger/checked-payouts.ts';
import { type Difference, verifyLedger } from './ledger/verify-ledger.ts';
import { monthEndService } from './month-end/month-end.service.ts';
import { statementsHandlers } from './statements/statements.handlers.ts';
import { statementService } from './statements/statements.service.ts';
import type { WalletAccounts } from './withdrawal-deps.ts';
import { withdrawalOpsSource } from './withdrawal-ops-source.ts';
import { withdrawalsHandlers } from './withdrawals.handlers.ts';
import { type NewWithdrawal, withdrawalService } from './withdrawals.service.ts';

const EVERY_MS = 20_000;
const FILES_PER_MINUTE = 20;

export { monthEndKey } from './month-end/month-end.service.ts';
export type { PayoutBank } from './bank/payout-bank.ts';
export type { BankAnswerRead, OpenBatch, PayoutBatch, PayoutBatches } from './bank/payout-batches.service.ts';
export { importedIncomeView, lessonIncomeView, walletTransactionView } from './published-views.ts';
export { type EarningLesson, monthOf, type Reckoned, reckonIncome } from './income/earning-lesson.ts';
export { transfer } from './ledger.queries.ts';
export type { Difference } from './ledger/verify-ledger.ts';
export { lockPoints, movePoints, type PointMove, type PointWallet } from './points/point-moves.ts';
export { pointMeaningIs } from './points/point-meanings.ts';
export { pointBalance, pointTotals } from './points/point-wallet.queries.ts';
export { pointTransactionView, pointWalletView } from './points/point-views.ts';

export interface WalletModule extends PlatformModule {
  /** Takes money out of a teacher's wallet, as soon as she has shown that it is she who asks. */
  requestWithdrawal(teacherId: string, wanted: Omit<NewWithdrawal, 'trigger'>): Promise<{ readonly id: string }>;
  /** Asks for what the last month left in the wallets; happens by itself. */
  payMonthEnd(): Promise<void>;
  /** Takes what is with the bank one step further; happens by itself. */
  advancePayouts(): Promise<void>;
  /** What a bank without an interface gets and answers, as files. */
  readonly payoutBatches: PayoutBatches;
  /** What lessons earn. */
  readonly income: IncomeRoom['income'];
  /** Reckons everything again and names what differs; nothing where all is well. */
  verifyLedger(): Promise<Difference[]>;
  /** What the operators decide about. */
  readonly opsSources: readonly OpsSource[];
}

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'clock' | 'realtime' | 'log'> & {
  readonly payoutBank?: PayoutBank;
  readonly income: IncomePorts;
};

/** Wallets, their ledger, and the way of money to the bank accounts of teachers. */
export function walletModule(
  given: Deps,
  accounts: WalletAccounts,
  { notify, mail }: Pick<NotificationsModule, 'notify' | 'mail'>,
): WalletModule {
  const deps = { ...given, accounts, notify, mail };
  const earnings = incomeRoom({ ...deps, ...given.income, desksOf: accounts.desksOf });
  const desk = withdrawalOpsSource(deps);
  const withdrawals = withdrawalService(deps, desk);
  const monthEnd = monthEndService(deps, { request: checkedPayouts(deps, withdrawals.request) });
  const payouts = payoutService(deps, given.payoutBank ?? bankOf(given));
  async function work(): Promise<void> {
    await monthEnd.pay();
    await payouts.advance();
  }
  const payoutWorker = createIntervalWorker(work, {
    clock: given.clock,
    everyMs: EVERY_MS,
    onFailure: (err) => given.log.error({ err }, 'the payouts failed, and will be tried again'),
  });

  return {
    async register(app) {
      earnings.register(app);
      implement(app, paymentAccountsContract, paymentAccountsHandlers(deps, paymentAccountService(deps)));
      implement(app, withdrawalsContract, withdrawalsHandlers(deps, withdrawals));
      const statements = statementService({ ...deps, pendingOf: earnings.pendingOf });
      const files = createRateLimiter(given.clock, given.config.rateLimitPerMinute > 0 ? FILES_PER_MINUTE : Infinity);
      implement(app, statementsContract, statementsHandlers(statements, given.clock, files));
      payoutWorker.start();
      app.addHook('preClose', () => payoutWorker.stop());
    },
    requestWithdrawal: (teacherId, wanted) => withdrawals.request(teacherId, { ...wanted, trigger: 'MANUAL' }),
    payMonthEnd: () => monthEnd.pay(),
    advancePayouts: () => payouts.advance(),
    payoutBatches: payoutBatches(deps),
    income: earnings.income,
    verifyLedger: () => verifyLedger(given.database.db),
    opsSources: [desk],
  };
}

const bankOf = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): PayoutBank =>
  config.payoutBank === 'BATCH' ? batchBank : referenceBank(clock);
