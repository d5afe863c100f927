import { ERRORS } from '@portal/domain/contract/error-code';
import { PAYMENT_ACCOUNTS_MAX } from '@portal/domain/wallet/payment-accounts.contract';
import { titles } from '../title-messages.ts';

export const chips = {
  isDefault: '기본 계좌',
  held: '아직 받을 수 없음',
  trouble: '확인 필요',
} as const;

export const accounts = {
  title: titles.accounts,
  intro: '수입을 받을 본인 이름의 계좌예요. 월말에는 기본 계좌로 보내 드려요.',
  loading: '정산 계좌를 불러오는 중이에요',
  failed: '정산 계좌를 불러오지 못했어요',
  list: '내 계좌',
  add: '계좌 더하기',
  full: `계좌는 ${PAYMENT_ACCOUNTS_MAX}개까지 둘 수 있어요. 쓰지 않는 계좌를 지우면 더할 수 있어요.`,
  empty: '아직 등록한 계좌가 없어요',
  emptyBody: '계좌를 등록하고 24시간이 지나면 수입을 받을 수 있어요.',
  holder: '예금주',
  from: '부터 받을 수 있어요',
  left: (length: string) => `${length} 남음`,
  rules: '알아 두세요',
  ruleHold: '계좌를 더하거나 고치면 안전을 위해 24시간 뒤부터 그 계좌로 보내요.',
  ruleMail: '계좌가 바뀔 때마다 메일로 알려 드려요. 내가 바꾸지 않았다면 바로 문의해 주세요.',
  ruleName: '예금주가 내 이름과 다르면 은행이 돈을 돌려보내요.',
  toWithdrawal: titles.newWithdrawal,
} as const;

export const acts = {
  of: (account: string) => `${account} 계좌`,
  makeDefault: '기본 계좌로',
  madeDefault: '기본 계좌를 바꿨어요',
  defaultFailed: '기본 계좌를 바꾸지 못했어요',
  change: '고치기',
  remove: '지우기',
  removeTitle: (account: string) => `${account} 계좌를 지울까요?`,
  removeBody: '이 계좌로는 더 보내지 않아요. 다시 쓰려면 새로 등록하고 24시간을 기다려야 해요.',
  removeDefaultBody: '기본 계좌라서 남은 계좌가 기본 계좌가 돼요.',
  removed: '계좌를 지웠어요',
  removeFailed: '계좌를 지우지 못했어요',
  kept: {
    ONLY: `${ERRORS.ONLY_ACCOUNT.message}. 다른 계좌를 더하면 지울 수 있어요.`,
    IN_USE: '이 계좌로 가는 출금이 있어요. 끝나면 고치거나 지울 수 있어요.',
  },
  keep: '그대로 두기',
} as const;

export const form = {
  addTitle: '계좌 더하기',
  changeTitle: '계좌 고치기',
  body: '저장하면 24시간 뒤부터 이 계좌로 받을 수 있고, 바뀐 내용을 메일로 알려 드려요.',
  bank: '은행',
  bankPlaceholder: '은행 고르기',
  bankMissing: '은행을 골라 주세요.',
  number: '계좌 번호',
  numberHelper: '숫자만 6~20자리로 입력해 주세요.',
  numberAgain: (masked: string) => `지금 계좌는 ${masked}예요. 안전을 위해 번호를 다시 입력해 주세요.`,
  holder: '예금주',
  holderHelper: '은행에 등록된 이름 그대로 입력해 주세요.',
  holderDiffers: '내 이름과 다른 예금주예요',
  holderDiffersBody: (name: string) =>
    `내 이름은 ${name}이에요. 저장할 수 있지만, 은행이 돈을 돌려보낼 수 있어요. 한 번 더 확인해 주세요.`,
  add: '더하기',
  save: '저장',
  cancel: '취소',
  added: '계좌를 더했어요. 24시간 뒤부터 받을 수 있어요',
  changed: '계좌를 고쳤어요. 24시간 뒤부터 받을 수 있어요',
  failed: '계좌를 저장하지 못했어요',
} as const;
