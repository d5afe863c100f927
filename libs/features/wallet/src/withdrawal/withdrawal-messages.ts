import { formatMoney } from '@portal/domain/format/money';
import {
  WITHDRAWAL_STAGE_LABELS,
  type WithdrawalFailure,
  type WithdrawalStage,
} from '@portal/domain/wallet/withdrawal';
import { titles } from '../title-messages.ts';

export const detail = {
  title: '출금',
  back: titles.withdrawals,
  loading: '출금을 불러오는 중이에요',
  failed: '출금을 불러오지 못했어요',
  gone: '찾는 출금이 없어요',
  goneBody: '주소가 바뀌었거나 다른 계정의 출금이에요.',
  toList: '출금 내역으로',
  code: '거래 번호',
  copyCode: '거래 번호 복사',
  account: '받을 계좌',
  holder: '예금주',
  trigger: '출금 방법',
  requestedAt: '신청한 때',
  finishedAt: '끝난 때',
  again: '다시 출금하기',
  arrived: '계좌에 도착했어요',
  arrivedBody: '은행 계좌를 확인해 주세요.',
} as const;

/** What is under way now; the word of the stage is the desk's too. */
export const running: Record<WithdrawalStage, string> = {
  REQUESTED: `${WITHDRAWAL_STAGE_LABELS.REQUESTED}: 운영팀이 확인하고 있어요.`,
  APPROVED: `${WITHDRAWAL_STAGE_LABELS.APPROVED}: 곧 은행으로 보내요.`,
  SENT: `${WITHDRAWAL_STAGE_LABELS.SENT}: 은행으로 보냈어요. 계좌에 도착하면 알려 드려요.`,
};

export const failure = {
  kept: '돈은 그대로예요.',
  /** 2,000,000đ 모두 13/11/2026 10:24에 지갑으로 돌아왔어요. */
  all: (amount: string) => `${amount} 모두`,
  at: '에',
  returned: '지갑으로 돌아왔어요.',
  note: '운영팀의 말',
  toTransaction: '이 출금의 거래 보기',
  ways: {
    CANCELED_BY_TEACHER: '필요할 때 다시 출금할 수 있어요.',
    DECLINED: '이유를 확인하고, 고칠 것이 있으면 고친 뒤 다시 출금해 주세요.',
    HOLDER_DIFFERS: '계좌의 예금주를 내 이름과 같게 고친 뒤 다시 출금해 주세요. 고치면 24시간 뒤부터 받을 수 있어요.',
    ACCOUNT_CLOSED: '돈을 받을 수 있는 계좌로 바꾼 뒤 다시 출금해 주세요. 바꾸면 24시간 뒤부터 받을 수 있어요.',
  } satisfies Record<WithdrawalFailure, string>,
  fixAccount: '계좌 고치기',
  compare: '두 이름 견주기',
  holder: '등록한 예금주',
  mine: '내 이름',
  differs: '다름: ',
} as const;

export const cancel = {
  open: '신청 취소',
  rule: '승인되면 취소할 수 없어요.',
  title: '출금 신청을 취소할까요?',
  body: (amount: number) => `${formatMoney(amount)}이 바로 지갑으로 돌아와요. 필요할 때 다시 신청할 수 있어요.`,
  keep: '그대로 두기',
  done: '출금 신청을 취소했어요',
  failed: '취소하지 못했어요',
} as const;
