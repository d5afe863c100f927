import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';

/** The default account, usable now. */
export const aPaymentAccount = (over: Partial<PaymentAccount> = {}): PaymentAccount => ({
  id: 'pac-1',
  accountNumber: '••••6789',
  holder: '김수학',
  bank: { code: 'BANK_A', name: '은행 A' },
  isDefault: true,
  usableFrom: null,
  trouble: '',
  isInUse: false,
  version: 1,
  ...over,
});

/** 11,485,400đ that she may take out, with no fee, and there two working days later. */
export const someWithdrawalTerms = (over: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  available: 11_485_400,
  min: 100_000,
  max: 999_999_999,
  fee: 0,
  approvedBy: '2026-11-19',
  arrivesOn: '2026-11-20',
  monthEndOn: '2026-12-01',
  ...over,
});
