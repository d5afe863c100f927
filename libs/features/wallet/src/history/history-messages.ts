import { titles } from '../title-messages.ts';

export const history = {
  title: titles.withdrawals,
  withdraw: titles.newWithdrawal,
  toAccounts: titles.accounts,
  loading: '출금 내역을 불러오는 중이에요',
  failed: '출금 내역을 불러오지 못했어요',
  all: '모든 출금',
  lead: '지금 볼 것',
  empty: '아직 출금한 적이 없어요',
  emptyBody: '확정된 수입은 월말에 저절로 보내고, 그 전에도 출금할 수 있어요.',
  nothing: '조건에 맞는 출금이 없어요',
  pages: '출금 내역 쪽',
  of: (amount: string) => `${amount} 출금`,
  more: '자세히 보기',
} as const;
