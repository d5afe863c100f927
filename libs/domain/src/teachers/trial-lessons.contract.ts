import * as v from 'valibot';
import { ENROLLMENT_FIELDS, EnrollmentForm, isGrownUp, SELF_TOO_YOUNG } from '../classes/enrollment-request.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, Instant } from '../contract/scalar.ts';
import { OneTimeCode } from '../identity/one-time-code.ts';
import { TimeSpan } from '../schedule/schedule-conflict.ts';

const path = '/tns/v1/teachers/:id';
const params = v.strictObject({ id: Id });

/** How many days of times one look shows. */
export const TRIAL_TIMES_DAYS = 7;
/** Most trial lessons to come that one mailbox has, of whichever teachers. */
export const TRIALS_OPEN_MAX = 3;
/** Most trial lessons that are booked with one teacher within a day: nobody fills her week with mailboxes made for it. */
export const TRIALS_A_DAY_MAX = 10;

/** What is booked, and when. */
const Choice = { courseId: Id, startAt: Instant };

/** A trial lesson that stands in the teacher's schedule. */
export const BookedTrial = v.object({
  courseTitle: v.string(),
  teacherName: v.string(),
  ...TimeSpan.entries,
  /** The way to the family's page, which also goes by mail. */
  door: v.string(),
});
export type BookedTrial = v.InferOutput<typeof BookedTrial>;

/** The free first lesson that a family books on the page of a teacher (CON-3). */
export const trialLessonsContract = defineContract({
  listTrialTimes: {
    method: 'GET',
    path: `${path}/trial-times`,
    access: 'public',
    summary: `체험 수업을 예약할 수 있는 시간: from부터 ${TRIAL_TIMES_DAYS}일; 수업 가능 시간과 예약 규칙을 따른다`,
    params,
    query: v.strictObject({ courseId: Id, from: v.optional(Instant) }),
    response: dataOf(
      v.object({
        items: v.array(TimeSpan),
        /** The first time from then on, however far; null where none is. */
        next: v.nullable(TimeSpan),
      }),
    ),
    errors: [],
  },
  sendTrialCode: {
    method: 'POST',
    path: `${path}/trial-lessons/code`,
    access: 'public',
    summary: '예약할 인증번호를 메일로 받기; 60초마다, 세 번까지 다시 (REG-3). 같은 clientId의 예약에만 쓸 수 있다',
    params,
    body: v.strictObject({
      clientId: ClientId,
      ...Choice,
      email: ENROLLMENT_FIELDS.email,
      language: ENROLLMENT_FIELDS.language,
    }),
    response: dataOf(v.object({ resendIn: v.number() })),
    errors: ['OTP_RESEND_WAIT', 'OTP_RESEND_LIMIT', 'TIME_TAKEN', 'TRIALS_FULL'],
  },
  bookTrialLesson: {
    method: 'POST',
    path: `${path}/trial-lessons`,
    access: 'public',
    summary: '인증번호로 체험 수업 예약하기; 같은 clientId로 다시 보내면 같은 답',
    params,
    body: v.pipe(
      v.strictObject({ clientId: ClientId, ...Choice, code: OneTimeCode, ...EnrollmentForm.entries }),
      v.forward(
        v.check((form) => isGrownUp(form), SELF_TOO_YOUNG),
        ['relation'],
      ),
    ),
    status: 201,
    response: dataOf(BookedTrial),
    // TIME_TAKEN comes with up to three `alternatives`. TRIAL_TAKEN: this mailbox had its trial with her, or the link of this booking
    // was renewed; TRIALS_OPEN: too many wait; TRIAL_CANCELED: what this clientId booked was taken back.
    errors: [
      'TIME_TAKEN',
      'TRIAL_TAKEN',
      'TRIALS_OPEN',
      'TRIALS_FULL',
      'TRIAL_CANCELED',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_ATTEMPTS',
    ],
  },
});
