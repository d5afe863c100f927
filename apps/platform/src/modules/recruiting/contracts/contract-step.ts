import { type ContractEvent, moveContract } from '@portal/domain/recruiting/contract-transitions';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { contractQueries } from './contracts.queries.ts';
import type { ContractRow, teacherContract } from './contracts.tables.ts';

interface Step {
  readonly event: ContractEvent;
  /** Of the team; null for the applicant and for the clock. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly set?: Partial<typeof teacherContract.$inferInsert>;
}

/** Takes one step of the life of a contract and writes it down. Throws WRONG_STATE where the table has none. */
export async function takeContractStep(tx: Tx, seen: ContractRow, { set, ...step }: Step): Promise<ContractRow> {
  const queries = contractQueries(tx);
  const status = moveContract(seen.status, step.event);
  const moved = status && (await queries.change(seen, { ...set, status }));
  if (!moved) throw new DomainError('WRONG_STATE');
  await queries.record({ ...step, contractId: seen.id, toStatus: moved.status });
  return moved;
}
