/** What money or points moved for. */
export const TRANSACTION_REASONS = [
  'LESSON_INCOME',
  'TRIAL',
  'REFUND',
  'ADJUSTMENT',
  'REFERRAL',
  'MISSION',
  'THANK_YOU',
  'SHARED_PACK',
  'GIFT',
  'PAYOUT',
  'PAYOUT_RETURN',
  'EXPIRY',
] as const;
export type TransactionReason = (typeof TRANSACTION_REASONS)[number];

export const TRANSACTION_REASON_LABELS: Record<TransactionReason, string> = {
  LESSON_INCOME: '수업 수입',
  TRIAL: '체험 수업',
  REFUND: '환불',
  ADJUSTMENT: '정정',
  REFERRAL: '선생님 초대',
  MISSION: '미션',
  THANK_YOU: '감사 포인트',
  SHARED_PACK: '나눈 자료',
  GIFT: '선물 교환',
  PAYOUT: '출금',
  PAYOUT_RETURN: '출금 반환',
  EXPIRY: '기간이 지난 포인트',
};

/** What a transaction comes from; the portal knows where each is shown. */
export const TRANSACTION_CAUSES = [
  'LESSON',
  'WITHDRAWAL',
  'MISSION',
  'GIFT_REDEMPTION',
  'REVIEW',
  'REFERRAL',
  'SHARED_PACK',
] as const;
export type TransactionCause = (typeof TRANSACTION_CAUSES)[number];
