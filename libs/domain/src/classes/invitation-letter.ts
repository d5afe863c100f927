import * as v from 'valibot';
import { PlainName } from '../contract/plain-name.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { FAMILY_LANGUAGES } from './class.ts';
import { ENROLLMENT_FIELDS, type EnrollmentRequestState } from './enrollment-request.ts';
import { CORRECTIONS } from './roster.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Most addresses that are invited in one go. */
export const INVITED_AT_ONCE_MAX = 20;
/** Letters that a teacher sends within 24 hours, so that nobody makes a post office of a class. */
export const LETTERS_A_DAY = 50;
/** Letters to one address about one class, as long as nobody joins by them. */
export const LETTERS_TO_ONE_MAX = 3;
/** How long after a letter the next one goes to the same address. */
export const LETTER_PAUSE_HOURS = 1;
/** For how long the name and the address of somebody are kept who did not take the invitation; its link ends with them. */
export const INVITATION_DAYS = 30;

/** How far an invitation has come. */
export const INVITATION_STATES = [
  'SENT',
  'OPENED',
  'REQUESTED',
  'JOINED',
  'LEFT',
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_STATE_LABELS: Record<InvitationState, string> = {
  SENT: '보냈어요',
  OPENED: '열어 봤어요',
  REQUESTED: '자리를 신청했어요',
  JOINED: '등록했어요',
  LEFT: '수업에서 나갔어요',
  DECLINED: '가족이 거절했어요',
  REFUSED: '신청을 거절했어요',
  WITHDRAWN: '취소했어요',
};

interface Happened {
  readonly openedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** What came of it so far. */
  readonly request: EnrollmentRequestState | null;
  /** Null as long as nobody has joined by it; then when he left, if he did. */
  readonly seat: { readonly endedAt: Date | null } | null;
}

/** How far it has come by what happened. A request that nobody answered in time leaves it open as before. */
export function invitationStateOf({ openedAt, declinedAt, withdrawnAt, request, seat }: Happened): InvitationState {
  if (seat) return seat.endedAt ? 'LEFT' : 'JOINED';
  if (withdrawnAt) return 'WITHDRAWN';
  // By the family, or by its teacher who did not give the seat it had asked for.
  if (declinedAt) return request === 'DECLINED' ? 'REFUSED' : 'DECLINED';
  if (request === 'REQUESTED' || request === 'WAITING') return 'REQUESTED';
  return openedAt ? 'OPENED' : 'SENT';
}

export const INVITATION_EVENTS = ['OPEN', 'ASK', 'RESEND', 'DECLINE', 'WITHDRAW'] as const;
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

const WAITS = { ASK: 'REQUESTED', DECLINE: 'DECLINED', WITHDRAW: 'WITHDRAWN' } as const;

// What is not in it is refused: its link is dead. Once a family has asked, the teacher answers the request instead.
const MOVES: Record<InvitationState, Partial<Record<InvitationEvent, InvitationState>>> = {
  SENT: { ...WAITS, OPEN: 'OPENED', RESEND: 'SENT' },
  OPENED: { ...WAITS, OPEN: 'OPENED', RESEND: 'OPENED' },
  REQUESTED: { OPEN: 'REQUESTED', ASK: 'REQUESTED' },
  JOINED: { OPEN: 'JOINED', ASK: 'JOINED' },
  LEFT: {},
  DECLINED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

/** Where an event leads an invitation, or undefined where it may not happen. */
export const moveInvitation = (from: InvitationState, event: InvitationEvent): InvitationState | undefined =>
  MOVES[from][event];

/** What a teacher writes to invite by mail. */
export const INVITATION_FIELDS = {
  emails: v.pipe(
    v.array(ENROLLMENT_FIELDS.email),
    v.minLength(1, '이메일을 하나 이상 적어 주세요.'),
    v.maxLength(INVITED_AT_ONCE_MAX, `한 번에 ${INVITED_AT_ONCE_MAX}곳까지 보낼 수 있어요.`),
  ),
  /** Of the one who is invited, where that is one. */
  studentName: PlainName,
  language: v.picklist(FAMILY_LANGUAGES),
} as const;

/** Whether a name that is written can be meant: several addresses are not one student. */
export const namesOne = ({ studentName, emails }: { studentName: string; emails: readonly string[] }): boolean =>
  studentName.trim() === '' || emails.length < 2;
export const NAMES_SEVERAL = '여러 주소로 보낼 때는 학생 이름을 비워 주세요.';

/** An invitation by mail as its teacher sees it. */
export const InvitationLetter = v.object({
  id: Id,
  state: v.picklist(INVITATION_STATES),
  /** Empty where she did not say whom she means. */
  studentName: v.string(),
  email: v.string(),
  /** Empty where it is not known; for her alone. */
  phone: v.string(),
  language: v.picklist(FAMILY_LANGUAGES),
  sentAt: Instant,
  /** How often. */
  sent: count,
  openedAt: v.nullable(Instant),
  /** Until when a seat is kept for it; null while it keeps none. */
  heldUntil: v.nullable(Instant),
  /** Where its family wrote otherwise than the list by which it was invited. */
  corrected: v.array(v.picklist(CORRECTIONS)),
  /** From when it can be sent once more; null where it cannot. */
  resendAt: v.nullable(Instant),
});
export type InvitationLetter = v.InferOutput<typeof InvitationLetter>;

export const InvitationLetters = v.object({
  /** The newest first. */
  items: v.array(InvitationLetter),
  /** How many letters she can still send today. */
  lettersLeft: count,
});
export type InvitationLetters = v.InferOutput<typeof InvitationLetters>;

/** A letter as it would be sent. */
export const LetterPreview = v.object({
  language: v.picklist(FAMILY_LANGUAGES),
  title: v.string(),
  content: v.string(),
  action: v.string(),
  reason: v.string(),
});
export type LetterPreview = v.InferOutput<typeof LetterPreview>;
