/** VND is settlement money, CCXU the point currency; neither has decimals (INC-1). */
export const CURRENCIES = ['VND', 'CCXU'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_LABELS: Record<Currency, string> = { VND: '동(VND)', CCXU: '포인트(xu)' };

export const TRANSACTION_STATES = ['SUCCESS', 'IN_PROGRESS', 'FAILED'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

export const TRANSACTION_STATE_LABELS: Record<TransactionState, string> = {
  SUCCESS: '완료',
  IN_PROGRESS: '처리 중',
  FAILED: '실패',
};

/** TU is money into the wallet (top-up), WD money out of it (withdrawal) (INC-2). */
export const TRANSACTION_KINDS = ['TU', 'WD'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const TRANSACTION_KIND_LABELS: Record<TransactionKind, string> = { TU: '입금', WD: '출금' };
