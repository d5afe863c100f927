import type { IncomeSummary } from '@portal/domain/wallet/income';
import { payout as words } from '../overview-messages.ts';

export const PAYOUT_PARTS = ['available', 'pending', 'booked'] as const;
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

/** What the next payout is made of: in the wallet, waiting to be confirmed, and booked until then. */
export function payoutPartsOf({ nextPayout }: Pick<IncomeSummary, 'nextPayout'>) {
  const { available, pending, booked } = nextPayout;
  const parts: { part: PayoutPart; name: string; amount: number }[] = [
    { part: 'available', name: words.parts.available, amount: available },
    { part: 'pending', name: words.parts.pending(pending.lessonCount), amount: pending.net },
    { part: 'booked', name: words.parts.booked(booked.lessonCount), amount: booked.net },
  ];
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
}
