import type { WithdrawalDeps } from './withdrawal-deps.ts';

/** Every page of the teacher that shows the withdrawal, or what is left, reads it anew. */
export function tellWithdrawalChanged(
  { realtime }: Pick<WithdrawalDeps, 'realtime'>,
  teacherId: string,
  id: string,
): void {
  realtime.tell(teacherId, 'withdrawal.changed', { id });
  realtime.tell(teacherId, 'wallet.changed', {});
}
