import * as v from 'valibot';
import { LEVELS } from '../catalog/level.ts';
import { FilledPlainName } from '../contract/plain-name.ts';
import { Day, FilledLine, Id, Instant, Text, TimeZone } from '../contract/scalar.ts';
import { TEACHING_MODES } from '../lessons/lesson.ts';
import { isEmail } from '../patterns/patterns.ts';
import { WeekSlot } from '../time/week-slot.ts';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from './class.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** For how long a seat is kept for a family whose request waits for the teacher. */
export const SEAT_HELD_HOURS = 48;
/** For how long a request is kept that came to nothing: it names a child and how to write to its family. */
export const ENDED_REQUEST_DAYS = 30;
/** Most families that wait for a seat of one class. */
export const WAITING_MAX = 30;
/** Requests by the links that everybody has which one network makes in an hour, so that nobody fills a list with names of nobody. */
export const REQUESTS_AN_HOUR = 10;

/**
 * How far the request of a family has come. One that waits for the teacher keeps a seat; one that came when all were taken
 * stands in the waiting list until a seat is free.
 */
export const ENROLLMENT_REQUEST_STATES = [
  'REQUESTED',
  'WAITING',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type EnrollmentRequestState = (typeof ENROLLMENT_REQUEST_STATES)[number];

export const ENROLLMENT_REQUEST_STATE_LABELS: Record<EnrollmentRequestState, string> = {
  REQUESTED: '답을 기다려요',
  WAITING: '빈자리를 기다려요',
  ACCEPTED: '등록했어요',
  DECLINED: '거절했어요',
  EXPIRED: '답할 시간이 지났어요',
  WITHDRAWN: '가족이 거뒀어요',
};

export const ENROLLMENT_REQUEST_EVENTS = ['ACCEPT', 'DECLINE', 'EXPIRE', 'OFFER', 'WITHDRAW'] as const;
export type EnrollmentRequestEvent = (typeof ENROLLMENT_REQUEST_EVENTS)[number];

// What is not in it is refused. Who waits for a seat can be declined, and is accepted only when one is free.
const MOVES: Record<EnrollmentRequestState, Partial<Record<EnrollmentRequestEvent, EnrollmentRequestState>>> = {
  REQUESTED: { ACCEPT: 'ACCEPTED', DECLINE: 'DECLINED', EXPIRE: 'EXPIRED', WITHDRAW: 'WITHDRAWN' },
  WAITING: { OFFER: 'REQUESTED', DECLINE: 'DECLINED', EXPIRE: 'EXPIRED', WITHDRAW: 'WITHDRAWN' },
  ACCEPTED: {},
  DECLINED: {},
  EXPIRED: {},
  WITHDRAWN: {},
};

/** Where an event leads a request, or undefined where it may not happen. */
export const moveEnrollmentRequest = (
  from: EnrollmentRequestState,
  event: EnrollmentRequestEvent,
): EnrollmentRequestState | undefined => MOVES[from][event];

/** The address of somebody who is written to; `sentence` asks for it. */
export const FilledEmail = (sentence: string) =>
  v.pipe(
    FilledLine(254, sentence),
    v.check((text) => text.trim() === '' || isEmail(text), '이메일 형식이 아니에요. 예: name@example.com'),
  );

/** An address by which people are told apart, however it was typed. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

/** What a family writes to get a seat: who learns, and whom to write to. */
export const ENROLLMENT_FIELDS = {
  studentName: FilledPlainName('학생의 이름을 적어 주세요.'),
  age: v.pipe(
    v.number('학생의 나이를 적어 주세요.'),
    v.integer('학생의 나이를 적어 주세요.'),
    v.minValue(3, '3세부터 적을 수 있어요.'),
    v.maxValue(99, '99세까지 적을 수 있어요.'),
  ),
  goals: Text(500),
  guardianName: FilledPlainName('보호자의 이름을 적어 주세요.'),
  relation: v.picklist(GUARDIAN_RELATIONS, '학생과의 관계를 골라 주세요.'),
  email: FilledEmail('이메일을 입력해 주세요.'),
  language: v.picklist(FAMILY_LANGUAGES),
} as const;

const GROWN_UP_AGE = 19;
/** Whether somebody who speaks for herself is old enough for it. */
export const isGrownUp = ({ relation, age }: { readonly relation: string; readonly age: number }): boolean =>
  relation !== 'SELF' || age >= GROWN_UP_AGE;
export const SELF_TOO_YOUNG = `${GROWN_UP_AGE}세부터 본인이 신청할 수 있어요. 보호자와의 관계를 골라 주세요.`;

/** That attendance and times are kept, and the notes of lessons come to her. */
const Consent = v.literal(true, '기록과 안내에 동의해 주세요.');

export const EnrollmentForm = v.strictObject({
  ...ENROLLMENT_FIELDS,
  /** Of the device: in it the family reads its times. */
  timeZone: TimeZone,
  consent: Consent,
});
export type EnrollmentForm = v.InferOutput<typeof EnrollmentForm>;

/** A request as the teacher sees it. */
export const EnrollmentRequest = v.object({
  id: Id,
  state: v.picklist(ENROLLMENT_REQUEST_STATES),
  studentName: v.string(),
  age: count,
  goals: v.string(),
  guardianName: v.string(),
  relation: v.picklist(GUARDIAN_RELATIONS),
  email: v.string(),
  language: v.picklist(FAMILY_LANGUAGES),
  requestedAt: Instant,
  /** Until when its seat is kept; null while it keeps none. */
  heldUntil: v.nullable(Instant),
});
export type EnrollmentRequest = v.InferOutput<typeof EnrollmentRequest>;

/** The seats of a class: `capacity` = students + held + free, unless there were fewer seats than students. */
export const ClassSeats = v.object({ capacity: count, students: count, held: count, free: count });
export type ClassSeats = v.InferOutput<typeof ClassSeats>;

/** The door of a class: its link, its seats, and who stands before it. */
export const ClassInvitation = v.object({
  /** Null when the class takes nobody any more: over, or cancelled. */
  path: v.nullable(v.string()),
  /** Whether the teacher looks at a request before the seat is given. */
  asksTeacher: v.boolean(),
  seats: ClassSeats,
  /** Those that wait for the teacher or for a seat, the oldest first. */
  requests: v.array(EnrollmentRequest),
});
export type ClassInvitation = v.InferOutput<typeof ClassInvitation>;

/** What became of a request at the moment it was sent. */
export const EnrollmentAnswer = v.object({
  state: v.picklist(ENROLLMENT_REQUEST_STATES),
  heldUntil: v.nullable(Instant),
});
export type EnrollmentAnswer = v.InferOutput<typeof EnrollmentAnswer>;

/** What of a request the link in the letter of an invitation knows already; empty or null where it does not. */
export const Invitee = v.object({
  studentName: v.string(),
  age: v.nullable(count),
  guardianName: v.string(),
  relation: v.nullable(v.picklist(GUARDIAN_RELATIONS)),
  email: v.string(),
  language: v.picklist(FAMILY_LANGUAGES),
  /** Until when a seat is kept for her; null while none is. */
  heldUntil: v.nullable(Instant),
  /** What came of her request, once there is one. */
  answer: v.nullable(EnrollmentAnswer),
});
export type Invitee = v.InferOutput<typeof Invitee>;

/** What a family may know of a class before it is in. */
export const InvitedClass = v.object({
  name: v.string(),
  teacherName: v.string(),
  level: v.nullable(v.picklist(LEVELS)),
  mode: v.picklist(TEACHING_MODES),
  place: v.nullable(v.string()),
  weeklySchedule: v.array(WeekSlot),
  /** The zone in which the week and the days are meant: the teacher's. */
  timeZone: TimeZone,
  /** The lesson that comes next, if one is to come. */
  nextLessonAt: v.nullable(Instant),
  endDate: Day,
  lessonsLeft: count,
  capacity: count,
  /** For who looks: a seat that is kept for her is free to her. */
  seatsFree: count,
  /** Whether nobody can ask any more: no seat is free, and the waiting list has no place either. */
  isFull: v.boolean(),
  asksTeacher: v.boolean(),
  /** Who is meant; null for the link that everybody has. */
  invitee: v.nullable(Invitee),
});
export type InvitedClass = v.InferOutput<typeof InvitedClass>;
