import { DomainError } from '../../../core/domain-error.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import type { WithdrawalService } from '../withdrawals.service.ts';
import { verifyLedger } from './verify-ledger.ts';

type Request = WithdrawalService['request'];

/** Pays at the end of a month only from a wallet whose every figure comes from its cause; throws WRONG_STATE for another. */
export function checkedPayouts({ database, log }: Pick<WithdrawalDeps, 'database' | 'log'>, request: Request): Request {
  return async (teacherId, wanted) => {
    const differences = await verifyLedger(database.db, teacherId);
    if (!differences.length) return request(teacherId, wanted);
    log.error({ teacherId, differences }, 'the ledger of a wallet does not add up, and its month end is not paid');
    throw new DomainError('WRONG_STATE');
  };
}
