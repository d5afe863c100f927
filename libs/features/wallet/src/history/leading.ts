import type { Withdrawal } from '@portal/domain/wallet/withdrawal';

/** So many at most stand above the list. */
const MOST = 4;

/**
 * What she has to know before all else: everything on its way, and the newest that ended where it did not arrive and
 * she did not take it back herself. `newest` is the head of the list, newest first.
 */
export function leadingOf(newest: readonly Withdrawal[]): Withdrawal[] {
  const running = newest.filter(({ state }) => state === 'IN_PROGRESS');
  const ended = newest.find(({ state }) => state !== 'IN_PROGRESS');
  const isTrouble = ended?.state === 'FAILED' && ended.failure?.cause !== 'CANCELED_BY_TEACHER';
  return [...running, ...(isTrouble ? [ended] : [])].slice(0, MOST);
}
