import * as v from 'valibot';
import { FilledLine, Id, Instant } from '../contract/scalar.ts';
import { OPS_DESKS } from '../ops/ops-desk.ts';
import { isEmail } from '../patterns/patterns.ts';
import { LIMITS } from '../tenant/limits.ts';

/** INVITED has never signed in; DEACTIVATED keeps her desks for the day she comes back, and cannot sign in. */
export const OPERATOR_STATES = ['INVITED', 'ACTIVE', 'DEACTIVATED'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];
export const OPERATOR_STATE_LABELS: Record<OperatorState, string> = {
  INVITED: '초대함',
  ACTIVE: '사용 중',
  DEACTIVATED: '사용 멈춤',
};

const desk = v.picklist(OPS_DESKS);

/** At least one, each once. */
export const OperatorDesks = v.pipe(
  v.array(desk),
  v.minLength(1, '맡을 일을 하나 이상 골라 주세요.'),
  v.checkItems((one, at, all) => all.indexOf(one) === at, '같은 일을 두 번 골랐어요.'),
);

/** Whom somebody of the team invites. */
export const OPERATOR_FIELDS = {
  name: FilledLine(LIMITS.nameMax, '이름을 입력해 주세요.'),
  /** By it she signs in, so that it is no longer than what may be typed there. */
  email: v.pipe(
    v.string(),
    v.check(isEmail, '이메일 형식이 아니에요. 예: name@example.com'),
    v.maxLength(LIMITS.loginFieldMax, `이메일은 ${LIMITS.loginFieldMax}자까지 쓸 수 있어요.`),
  ),
  desks: OperatorDesks,
} as const;

/** Somebody of the team that runs the marketplace. */
export const Operator = v.object({
  id: Id,
  name: v.string(),
  email: v.nullable(v.string()),
  desks: v.array(desk),
  state: v.picklist(OPERATOR_STATES),
  lastLoginAt: v.nullable(Instant),
  /** Until when her link to set a password works; null where none does. */
  linkUntil: v.nullable(Instant),
});
export type Operator = v.InferOutput<typeof Operator>;

/** What happened to the access of the team. */
export const OPERATOR_EVENTS = [
  'INVITE',
  'SEND_LINK',
  'SET_PASSWORD',
  'CHANGE_DESKS',
  'DEACTIVATE',
  'REACTIVATE',
] as const;
export type OperatorEvent = (typeof OPERATOR_EVENTS)[number];
export const OPERATOR_EVENT_LABELS: Record<OperatorEvent, string> = {
  INVITE: '초대',
  SEND_LINK: '비밀번호 링크 보냄',
  SET_PASSWORD: '비밀번호 정함',
  CHANGE_DESKS: '맡은 일 바꿈',
  DEACTIVATE: '사용 멈춤',
  REACTIVATE: '다시 사용',
};

export const OperatorRecord = v.object({
  id: v.number(),
  event: v.picklist(OPERATOR_EVENTS),
  operator: v.object({ id: Id, name: v.string() }),
  /** Who did it; null for a command on the server itself. */
  actor: v.nullable(v.object({ id: Id, name: v.string() })),
  /** As they stood afterwards. */
  desks: v.array(desk),
  at: Instant,
});
export type OperatorRecord = v.InferOutput<typeof OperatorRecord>;
