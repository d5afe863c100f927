import { formatMoney } from '@portal/domain/format/money';
import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import { WITHDRAWAL_FAILURE_LABELS, type WithdrawalPlace, withdrawalPlaceOf } from '@portal/domain/wallet/withdrawal';
import type { Notice } from '../notifications/module.ts';
import type { WithdrawalRow } from './withdrawals.tables.ts';

type Told = Exclude<WithdrawalPlace, 'SENT'>;

const TITLES: Record<Told, string> = {
  REQUESTED: '월말 정산을 시작했어요',
  APPROVED: '출금을 승인했어요',
  SUCCESS: '출금이 끝났어요',
  FAILED: '출금하지 못했어요',
};

const NEXT: Record<Exclude<Told, 'FAILED'>, string> = {
  REQUESTED: '운영팀이 확인한 뒤에 보내요.',
  APPROVED: '곧 은행에서 보내요.',
  SUCCESS: '계좌를 확인해 주세요.',
};

/** Whoever has her password can ask too: she hears of it at once, while it can be called back. */
const ASKED = {
  title: '출금을 신청했어요',
  next: '운영팀이 확인한 뒤에 보내요. 신청한 적이 없다면 바로 취소하고 비밀번호를 바꿔 주세요.',
};

/** To the teacher, of where her withdrawal has come; one sentence says how much and where to. */
export function withdrawalNotice(row: WithdrawalRow): Notice {
  const place = withdrawalPlaceOf(row) as Told;
  const isAsked = place === 'REQUESTED' && row.trigger === 'MANUAL';
  const what = `${formatMoney(row.amount)}, ${row.bankName} ${maskAccountNumber(row.accountNumber)}.`;
  return {
    userId: row.teacherId,
    kind: 'PAYOUT',
    entity: row.id,
    version: place,
    isUrgent: place === 'FAILED',
    title: isAsked ? ASKED.title : TITLES[place],
    content:
      place === 'FAILED'
        ? `${reasonOf(row)} ${what} 금액은 잔액으로 돌아왔어요.`
        : `${what} ${isAsked ? ASKED.next : NEXT[place]}`,
  };
}

function reasonOf({ failCause, failNote }: WithdrawalRow): string {
  const cause = failCause ? `${WITHDRAWAL_FAILURE_LABELS[failCause]}.` : '';
  return failNote === '' ? cause : `${cause} 이유: ${failNote}`;
}
