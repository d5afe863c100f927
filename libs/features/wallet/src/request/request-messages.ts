import { formatMoney } from '@portal/domain/format/money';
import { titles } from '../title-messages.ts';

const MAN = 10_000;

export const request = {
  title: titles.newWithdrawal,
  back: titles.withdrawals,
  loading: '출금할 수 있는 금액을 불러오는 중이에요',
  failed: '출금할 수 있는 금액을 불러오지 못했어요',
  amount: '출금할 금액',
  left: '출금 뒤 남는 금액',
  quick: '금액 바로 넣기',
  add: (amount: number) => `+${amount / MAN}만`,
  everything: '전액',
  clear: '금액 지우기',
  account: '받을 계좌',
  accountRule: '계좌 정보를 고치면 24시간 뒤부터 그 계좌로 받을 수 있어요.',
  toAccounts: '계좌 더하기와 고치기',
  from: '부터 받을 수 있어요',
  troubled: '이 계좌로 보낸 돈이 돌아온 적이 있어요',
  troubledBody:
    '예금주와 계좌 번호를 확인하지 않으면 이번에도 돌아올 수 있어요. 다른 계좌를 고르거나 계좌를 먼저 고쳐 주세요.',
  done: '출금을 신청했어요',
  refused: '출금을 신청하지 못했어요',
  kept: '적은 내용은 그대로 있어요.',
} as const;

export const faults = {
  amountMissing: '출금할 금액을 입력해 주세요.',
  tooSmall: (min: number) => `${formatMoney(min)}부터 출금할 수 있어요.`,
  tooMuch: (available: number) => `지금 출금할 수 있는 금액은 ${formatMoney(available)}이에요.`,
  aboveMost: (max: number) => `한 번에 ${formatMoney(max)}까지 출금할 수 있어요.`,
  feeOnly: (fee: number) => `수수료 ${formatMoney(fee)}보다 큰 금액을 입력해 주세요.`,
  take: (amount: number) => `${formatMoney(amount)} 넣기`,
  accountMissing: '받을 계좌를 골라 주세요.',
  accountOnHold: '이 계좌로는 아직 출금할 수 없어요. 다른 계좌를 고르거나 그때까지 기다려 주세요.',
} as const;

export const review = {
  title: '이대로 출금할까요?',
  amount: '출금 금액',
  fee: '출금 수수료',
  receives: '받을 금액',
  account: '받을 계좌',
  noAccount: '아직 고르지 않았어요',
  arrives: '도착 예정',
  submit: (amount: number | null) => (amount ? `${formatMoney(amount)} 출금하기` : titles.newWithdrawal),
  rule: '승인 전까지는 언제든 취소할 수 있어요.',
  monthEnd: (day: string) => `그냥 두면 ${day}에 확정 금액 전부를 기본 계좌로 보내 드려요.`,
} as const;

export const open = {
  title: (count: number) => `처리 중인 출금이 ${count}건 있어요`,
  body: '그 금액은 이미 지갑에서 빠졌어요. 새로 신청하면 따로 보내요.',
  one: (amount: number, account: string, stage: string) => `${formatMoney(amount)} · ${account} · ${stage}`,
} as const;

export const blocked = {
  noAccount: '받을 계좌를 먼저 등록해 주세요',
  noAccountBody: '본인 이름의 계좌를 등록하면 24시간 뒤부터 출금할 수 있어요.',
  toAccounts: '계좌 등록하기',
  tooLittle: (available: number) => `지금 출금할 수 있는 금액은 ${formatMoney(available)}이에요`,
  tooLittleBody: (min: number, day: string) =>
    `${formatMoney(min)}부터 출금할 수 있어요. 그냥 두면 ${day}에 확정 금액을 기본 계좌로 보내 드려요.`,
  toIncome: '수입 보기',
} as const;
