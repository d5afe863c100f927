import type { WithdrawalFailure } from '@portal/domain/wallet/withdrawal';

export const stages = {
  label: '출금 단계',
  names: { REQUEST: '신청', APPROVAL: '승인', TRANSFER: '송금', ARRIVAL: '도착' },
  failed: {
    CANCELED_BY_TEACHER: '취소',
    DECLINED: '승인 거절',
    HOLDER_DIFFERS: '송금 실패',
    ACCOUNT_CLOSED: '송금 실패',
  } satisfies Record<WithdrawalFailure, string>,
  /** For the ear: what the shapes say. */
  states: { done: '끝남', now: '진행 중', ahead: '아직', failed: '이루어지지 않음' },
  until: '까지',
  expected: '예정',
  today: '오늘',
  afterApproval: '승인된 뒤',
} as const;
