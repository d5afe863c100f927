import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Filled, Id, Instant, Version } from '../contract/scalar.ts';
import { TimeSpan } from '../schedule/schedule-conflict.ts';
import { LessonMove } from './lesson-move.ts';
import { Lesson } from './lesson.ts';

/** A lesson with what only its own page needs. */
export const LessonDetail = v.object({
  ...Lesson.entries,
  version: Version,
  /** Until then a change is announced in time (CAL-3). */
  noticeUntil: Instant,
  /** Where it stood before the last accepted move. */
  movedFrom: v.nullable(TimeSpan),
  /** Newest first; the first one may wait for an answer. */
  moves: v.array(LessonMove),
});
export type LessonDetail = v.InferOutput<typeof LessonDetail>;

const params = v.strictObject({ id: Id });

export const lessonsContract = defineContract({
  getLesson: {
    method: 'GET',
    path: '/tns/v1/lessons/:id',
    access: 'teacher',
    summary: '수업 한 회차',
    params,
    response: dataOf(LessonDetail),
    errors: [],
  },
  cancelLesson: {
    method: 'POST',
    path: '/tns/v1/lessons/:id/cancel',
    access: 'teacher',
    summary: '수업 취소; 학생에게 바로 알려요',
    params,
    body: v.strictObject({
      reason: Filled(500, '취소하는 이유를 적어 주세요.'),
      /** The families agreed: what has to be where less than 24 hours are left. */
      consent: v.optional(v.boolean()),
      version: Version,
    }),
    response: dataOf(LessonDetail),
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'NOTICE_24H'],
  },
});
