import { paths } from '@portal/domain/site/paths';
import type { TransactionCause } from '@portal/domain/wallet/transaction-reason';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { causes as words } from './transactions-messages.ts';

interface CauseLink {
  readonly href: string;
  readonly label: string;
}

const LINKS: Record<Exclude<TransactionCause, 'LESSON'>, (id: string) => CauseLink> = {
  WITHDRAWAL: (id) => ({ href: paths.incomeWithdrawal(id), label: words.withdrawal }),
  MISSION: () => ({ href: paths.pointsReceive(), label: words.mission }),
  GIFT_REDEMPTION: (id) => ({ href: paths.myGift(id), label: words.gift }),
  REVIEW: (id) => ({ href: paths.reviews(id), label: words.review }),
  REFERRAL: () => ({ href: paths.affiliate(), label: words.referral }),
  SHARED_PACK: (id) => ({ href: paths.communityPost(id), label: words.sharedPack }),
};

/** Where what a transaction comes from is shown; null where it comes from nothing that has a page. */
export function causeLinkOf({ cause, currency }: Pick<WalletTransaction, 'cause' | 'currency'>): CauseLink | null {
  if (!cause) return null;
  if (cause.kind !== 'LESSON') return LINKS[cause.kind](cause.id);
  // Points of a lesson have no formula: its page says what it was.
  return currency === 'VND'
    ? { href: paths.incomeExplained(cause.id), label: words.income }
    : { href: paths.lesson(cause.id), label: words.lesson };
}
