import { paths } from '@portal/domain/site/paths';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';

/** Where what points came from, or went into, is shown. */
export function causePath({ kind, id }: NonNullable<WalletTransaction['cause']>): string {
  return {
    LESSON: () => paths.lesson(id),
    WITHDRAWAL: () => paths.incomeWithdrawal(id),
    MISSION: () => paths.pointsReceive(),
    GIFT_REDEMPTION: () => paths.myGift(id),
    REVIEW: () => paths.reviews(id),
    REFERRAL: () => paths.affiliate(),
    SHARED_PACK: () => paths.communityPost(id),
  }[kind]();
}
