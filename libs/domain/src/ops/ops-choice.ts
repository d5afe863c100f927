import type { OpsDecision, OpsQueue, OpsState } from './ops.ts';

/** What an operator writes with a decision: nothing, a reason, or a reason and remarks at single fields. */
export type OpsSays = 'NOTHING' | 'REASON' | 'REMARKS';

/** One way to decide about something of a queue. */
export interface OpsChoice {
  readonly decision: OpsDecision;
  readonly label: string;
  /** What follows from it. */
  readonly hint: string;
  /** The same where no mail is sent. */
  readonly hintWithoutMail?: string;
  /** The same where who said it has taken it back already. */
  readonly hintWhenGone?: string;
  readonly submit: string;
  readonly done: string;
  /** Who learns of it where, if not the teacher by a notice and a mail. */
  readonly told?: string;
  readonly says: OpsSays;
  /** What it is called once it is decided, where several ways lead there. */
  readonly state?: string;
  /** Where it leads. */
  readonly to: Extract<OpsState, 'ACCEPTED' | 'DECLINED' | 'CORRECTING'>;
}

const accept = { decision: 'ACCEPT', to: 'ACCEPTED' } as const;
const decline = { decision: 'DECLINE', to: 'DECLINED' } as const;

const APPROVAL: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'NOTHING',
    label: '승인',
    submit: '승인하기',
    done: '승인했어요',
    hint: '바로 공개되고, 선생님께 알림과 메일이 가요.',
    hintWithoutMail: '바로 공개되고, 선생님께 알림이 가요.',
  },
  {
    ...decline,
    says: 'REMARKS',
    label: '반려',
    submit: '반려하기',
    done: '반려했어요',
    hint: '이유와 의견이 선생님께 그대로 보여요.',
  },
];

const APPLICATION: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'NOTHING',
    label: '합격',
    submit: '합격으로 정하기',
    done: '합격으로 정했어요',
    hint: '합격 안내와 계약서를 메일로 보내요.',
    hintWithoutMail: '합격이 지원 상태에 보여요.',
  },
  {
    decision: 'CORRECT',
    to: 'CORRECTING',
    says: 'REMARKS',
    label: '보완 요청',
    submit: '보완 요청하기',
    done: '보완을 요청했어요',
    hint: '지원자가 고칠 때까지 심사 기한이 멈춰요. 이유와 의견을 메일로 보내요.',
    hintWithoutMail: '지원자가 고칠 때까지 심사 기한이 멈춰요. 이유와 의견이 지원 상태에 보여요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '불합격',
    submit: '불합격으로 정하기',
    done: '불합격으로 정했어요',
    hint: '이유를 메일로 보내요.',
    hintWithoutMail: '이유가 지원 상태에 보여요.',
  },
];

const REPORTED_REVIEW: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'REASON',
    label: '후기 지우기',
    submit: '후기 지우기',
    done: '후기를 지웠어요',
    hint: '신고를 받아들여요. 기록만 남고 아무에게도 보이지 않아요. 이유는 선생님과 가족에게 가요.',
    hintWithoutMail: '신고를 받아들여요. 기록만 남고 아무에게도 보이지 않아요. 이유는 선생님께 보여요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '그대로 두기',
    submit: '그대로 두기',
    done: '후기를 그대로 뒀어요',
    hint: '받아들이지 않는 이유가 선생님께 보여요.',
  },
];

const REPORTED_POST: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'REASON',
    label: '글 지우기',
    submit: '글 지우기',
    done: '글을 지웠어요',
    hint: '쓴 사람만 읽을 수 있게 돼요. 이유가 쓴 사람과 신고한 사람에게 그대로 보여요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '그대로 두기',
    submit: '그대로 두기',
    done: '글을 그대로 뒀어요',
    hint: '지우지 않는 이유가 신고한 사람에게 보여요.',
  },
];

const APPEAL: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'REASON',
    label: '되살리기',
    submit: '글 되살리기',
    done: '글을 되살렸어요',
    hint: '모임에서 다시 읽을 수 있게 돼요. 이유가 쓴 사람에게 보여요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '지운 채로 두기',
    submit: '지운 채로 두기',
    done: '글을 지운 채로 뒀어요',
    hint: '받아들이지 않는 이유가 쓴 사람에게 보여요. 다시 이의를 낼 수 없어요.',
  },
];

const REPORTED_CHAT: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'REASON',
    state: '받아들임',
    label: '메시지 지우기',
    submit: '메시지 지우기',
    done: '메시지를 지웠어요',
    told: '이유가 보낸 사람과 신고한 사람에게 보여요.',
    hint: '자리만 남고 모두에게서 지워져요. 이유가 보낸 사람과 신고한 사람에게 보여요.',
    hintWhenGone:
      '보낸 사람이 먼저 지웠지만, 운영팀이 지운 메시지로 남아요. 이유가 보낸 사람과 신고한 사람에게 보여요.',
  },
  {
    decision: 'CORRECT',
    to: 'ACCEPTED',
    says: 'REASON',
    state: '받아들임',
    label: '주의 주기',
    submit: '주의 주기',
    done: '주의를 줬어요',
    told: '이유가 보낸 사람과 신고한 사람에게 보여요.',
    hintWhenGone: '메시지는 보낸 사람이 먼저 지웠어요. 이유가 보낸 사람과 신고한 사람에게 보여요.',
    hint: '메시지는 그대로 남아요. 이유가 보낸 사람과 신고한 사람에게 보여요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '그대로 두기',
    submit: '그대로 두기',
    done: '대화를 그대로 뒀어요',
    told: '이유가 신고한 사람에게만 보여요.',
    hint: '문제가 없다고 본 이유가 신고한 사람에게만 보여요.',
  },
];

const TICKET: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'REASON',
    label: '답변',
    submit: '답변 보내기',
    done: '답변을 보냈어요',
    hint: '문의에 답변이 남고, 선생님께 알림과 메일이 가요.',
    hintWithoutMail: '문의에 답변이 남고, 선생님께 알림이 가요.',
  },
];

const WITHDRAWAL: readonly OpsChoice[] = [
  {
    ...accept,
    says: 'NOTHING',
    label: '지급',
    submit: '지급하기',
    done: '지급하기로 했어요',
    hint: '은행으로 보내요. 되돌릴 수 없어요. 두 사람이 확인하는 금액은 두 번째 확인 뒤에 보내요.',
  },
  {
    ...decline,
    says: 'REASON',
    label: '지급 거절',
    submit: '지급 거절하기',
    done: '지급을 거절했어요',
    hint: '묶어 둔 금액이 바로 선생님의 잔액으로 돌아가요.',
  },
];

/** What can be decided about the things of each queue (domain-model 3.3.1–3.3.3, 3.3.7–3.3.9). */
export const OPS_CHOICES: Record<OpsQueue, readonly OpsChoice[]> = {
  APPLICATIONS: APPLICATION,
  PROFILES: APPROVAL,
  COURSES: APPROVAL,
  REVIEWS: REPORTED_REVIEW,
  POSTS: REPORTED_POST,
  APPEALS: APPEAL,
  CHATS: REPORTED_CHAT,
  TICKETS: TICKET,
  WITHDRAWALS: WITHDRAWAL,
};

/** What a decision means in a queue, or undefined where it cannot be taken. */
export const opsChoiceOf = (queue: OpsQueue, decision: string): OpsChoice | undefined =>
  OPS_CHOICES[queue].find((choice) => choice.decision === decision);

/** What the text that comes with a decision is called, and what is said where it is missing. */
export const opsReasonWords = (queue: OpsQueue): { readonly label: string; readonly missing: string } =>
  queue === 'TICKETS'
    ? { label: '답변 내용', missing: '답변을 적어 주세요.' }
    : { label: '이유', missing: '이유를 적어 주세요.' };

const STATE_LABELS: Record<OpsState, string> = {
  WAITING: '대기',
  PICKED_UP: '심사 중',
  CORRECTING: '보완 중',
  ACCEPTED: '승인',
  DECLINED: '반려',
  CANCELED: '취소',
};

/** What a state is called in a queue; what was decided is called by its decision. */
export function opsStateLabel(queue: OpsQueue, state: OpsState): string {
  const choice = state === 'CORRECTING' ? undefined : OPS_CHOICES[queue].find(({ to }) => to === state);
  return choice?.state ?? choice?.label ?? STATE_LABELS[state];
}
