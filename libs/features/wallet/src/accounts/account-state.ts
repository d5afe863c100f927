import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';

/** Whether money can go there now; for a day after every change it cannot (PAY-1). */
export const isUsable = ({ usableFrom }: Pick<PaymentAccount, 'usableFrom'>, now: Date): boolean =>
  usableFrom === null || Date.parse(usableFrom) <= now.getTime();

/** Why she cannot delete it, before she tries: null where she can. */
export function keptBecause({ isInUse }: Pick<PaymentAccount, 'isInUse'>, count: number): 'IN_USE' | 'ONLY' | null {
  if (isInUse) return 'IN_USE';
  return count === 1 ? 'ONLY' : null;
}
