import * as v from 'valibot';
import { Day, Id, Instant } from '../contract/scalar.ts';
import { MaskedAccount } from './payment-account.ts';
import { TRANSACTION_STATES, type TransactionState } from './transaction.ts';

/** How far one that is IN_PROGRESS has come; one that has ended keeps the stage in which it did. */
export const WITHDRAWAL_STAGES = ['REQUESTED', 'APPROVED', 'SENT'] as const;
export type WithdrawalStage = (typeof WITHDRAWAL_STAGES)[number];
export const WITHDRAWAL_STAGE_LABELS: Record<WithdrawalStage, string> = {
  REQUESTED: '확인 대기',
  APPROVED: '지급 승인',
  SENT: '은행 처리 중',
};

/** The teacher asked for it, or the month ended (INC-4). */
export const WITHDRAWAL_TRIGGERS = ['MANUAL', 'MONTH_END'] as const;
export type WithdrawalTrigger = (typeof WITHDRAWAL_TRIGGERS)[number];
export const WITHDRAWAL_TRIGGER_LABELS: Record<WithdrawalTrigger, string> = {
  MANUAL: '선생님 신청',
  MONTH_END: '월말 정산',
};

export const WITHDRAWAL_FAILURES = ['CANCELED_BY_TEACHER', 'DECLINED', 'HOLDER_DIFFERS', 'ACCOUNT_CLOSED'] as const;
export type WithdrawalFailure = (typeof WITHDRAWAL_FAILURES)[number];
export const WITHDRAWAL_FAILURE_LABELS: Record<WithdrawalFailure, string> = {
  CANCELED_BY_TEACHER: '출금 신청을 취소했어요',
  DECLINED: '운영팀이 지급을 거절했어요',
  HOLDER_DIFFERS: '예금주 이름이 계좌와 달라요',
  ACCOUNT_CLOSED: '돈을 받을 수 없는 계좌예요',
};

/** RETURN is a no of the bank, DECLINE one of the operators; CONFIRM is the first yes where two have to say it. */
export const WITHDRAWAL_EVENTS = [
  'REQUEST',
  'CONFIRM',
  'APPROVE',
  'SEND',
  'SETTLE',
  'CANCEL',
  'DECLINE',
  'RETURN',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** Where one can stand: its stage while it is IN_PROGRESS, then its end. */
export const WITHDRAWAL_PLACES = [...WITHDRAWAL_STAGES, 'SUCCESS', 'FAILED'] as const;
export type WithdrawalPlace = (typeof WITHDRAWAL_PLACES)[number];

// A row is where it stands; what is not in it is refused.
const MOVES: Record<WithdrawalPlace | 'NONE', Partial<Record<WithdrawalEvent, WithdrawalPlace>>> = {
  NONE: { REQUEST: 'REQUESTED' },
  REQUESTED: { CONFIRM: 'REQUESTED', APPROVE: 'APPROVED', CANCEL: 'FAILED', DECLINE: 'FAILED' },
  APPROVED: { SEND: 'SENT', RETURN: 'FAILED' },
  SENT: { SETTLE: 'SUCCESS', RETURN: 'FAILED' },
  SUCCESS: {},
  FAILED: {},
};

/** Where an event leads, or undefined when it may not happen (domain-model 3.3.9). */
export function moveWithdrawal(from: WithdrawalPlace | 'NONE', event: WithdrawalEvent): WithdrawalPlace | undefined {
  return MOVES[from][event];
}

export const withdrawalPlaceOf = (one: { state: TransactionState; stage: WithdrawalStage }): WithdrawalPlace =>
  one.state === 'IN_PROGRESS' ? one.stage : one.state;

const Money = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Money on its way to a bank account. What its account was when it was asked for stays with it. */
export const Withdrawal = v.object({
  id: Id,
  /** What a person names it by when she asks about it. */
  code: v.string(),
  amount: Money,
  state: v.picklist(TRANSACTION_STATES),
  stage: v.picklist(WITHDRAWAL_STAGES),
  trigger: v.picklist(WITHDRAWAL_TRIGGERS),
  account: MaskedAccount,
  requestedAt: Instant,
  /** Until then the operators have looked at it. */
  dueAt: Instant,
  finishedAt: v.nullable(Instant),
  /** The note is what an operator wrote; empty for every other cause. */
  failure: v.nullable(v.object({ cause: v.picklist(WITHDRAWAL_FAILURES), note: v.string() })),
  transactionId: Id,
});
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/** What a withdrawal that is asked for now would be: all of it is said before she asks. */
export const WithdrawalTerms = v.object({
  available: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  min: Money,
  max: Money,
  /** Taken off the amount; 0 where the marketplace bears it. */
  fee: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** By when the operators have looked at it, and when the money is there, as days of the marketplace. */
  approvedBy: Day,
  arrivesOn: Day,
  /** When the month's end pays all that is confirmed to the default account: `payoutDayOf`. */
  monthEndOn: Day,
});
export type WithdrawalTerms = v.InferOutput<typeof WithdrawalTerms>;
