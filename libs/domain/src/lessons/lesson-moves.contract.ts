import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Day, Filled, Id, Instant, Text } from '../contract/scalar.ts';
import { ScheduleFit, TimeSpan } from '../schedule/schedule-conflict.ts';
import { LESSON_MOVE_STATUSES, LessonMove } from './lesson-move.ts';
import { Lesson } from './lesson.ts';

/** Most lessons of one day's move. */
export const DAY_MOVE_MAX = 24;

/** The proposal that waits for this lesson and ends with the change: what she does not know of is never replaced. */
const Replaces = v.optional(Id);

/** What becomes of the lessons of a day, with one reason for all; whatever is not named stays as it is. */
const dayChange = {
  reason: Filled(500, '바꾸는 이유를 적어 주세요.'),
  moves: v.pipe(
    v.array(v.strictObject({ lessonId: Id, newStartAt: Instant, replaces: Replaces })),
    v.maxLength(DAY_MOVE_MAX),
  ),
  cancels: v.optional(
    v.pipe(
      // The families agreed: what has to be where less than 24 hours are left.
      v.array(v.strictObject({ lessonId: Id, consent: v.boolean(), replaces: Replaces })),
      v.maxLength(DAY_MOVE_MAX),
    ),
    [],
  ),
} as const;

/** What one guardian reads of one lesson. */
const FamilyLetter = v.object({
  lessonId: Id,
  guardianName: v.string(),
  language: v.picklist(['ko', 'vi']),
  title: v.string(),
  content: v.string(),
});

/** The family of one student of a lesson, and in which languages its guardians are written to. */
const LessonFamily = v.object({ id: Id, name: v.string(), languages: v.array(v.picklist(['ko', 'vi'])) });

/** What a family said to a proposal; `ENDED`: it was over before they answered. */
export const FAMILY_ANSWERS = ['AGREED', 'OTHER_TIME', 'WAITING', 'ENDED'] as const;

const params = v.strictObject({ id: Id });
const Reason = Text(500);
const one = dataOf(LessonMove);
const many = dataOf(v.object({ items: v.array(LessonMove) }));

export const lessonMovesContract = defineContract({
  listMoveTimes: {
    method: 'GET',
    path: '/tns/v1/lessons/:id/move-times',
    access: 'teacher',
    summary: '옮길 수 있는 가까운 시간 세 개와 24시간 규칙',
    params,
    // Nearest to this instant; nearest to the lesson itself without it.
    query: v.strictObject({ near: v.optional(Instant) }),
    response: dataOf(
      v.object({
        alternatives: v.array(TimeSpan),
        /** Until then a change is announced in time (CAL-3). */
        noticeUntil: Instant,
        within24h: v.boolean(),
      }),
    ),
    errors: ['WRONG_STATE'],
  },
  proposeLessonMove: {
    method: 'POST',
    path: '/tns/v1/lessons/:id/moves',
    access: 'teacher',
    summary: '수업 시간 바꾸기를 학생에게 제안; 앞선 제안은 거둬져요',
    params,
    // Within 24 hours of the lesson a reason is a must.
    body: v.strictObject({ clientId: ClientId, newStartAt: Instant, reason: Reason }),
    status: 201,
    response: one,
    errors: ['SCHEDULE_OVERLAP', 'NOTICE_24H', 'WRONG_STATE', 'DATE_PAST'],
  },
  planDayMove: {
    method: 'GET',
    path: '/tns/v1/lesson-moves/day-plan',
    access: 'teacher',
    summary: '하루의 수업을 모두 옮길 때의 새 시간',
    query: v.strictObject({ date: Day }),
    response: dataOf(
      v.object({
        items: v.array(
          v.object({
            lesson: Lesson,
            /** The proposal that waits for an answer. */
            waiting: v.nullable(LessonMove),
            /** The first one is the plan; none means that no free time fits. */
            alternatives: v.array(TimeSpan),
            /** Where none fits: times between 08:00 and 22:00 of the next days, which stand outside her free time. */
            others: v.array(TimeSpan),
            within24h: v.boolean(),
            /** Who is written to when it changes. */
            families: v.array(LessonFamily),
          }),
        ),
      }),
    ),
    errors: [],
  },
  proposeDayMove: {
    method: 'POST',
    path: '/tns/v1/lesson-moves/bulk',
    access: 'teacher',
    summary: '하루의 수업을 한 번에: 옮기기 제안, 취소, 남은 시간 닫기(이것만도 돼요). 모두 되거나 하나도 안 돼요',
    body: v.strictObject({
      clientId: ClientId,
      ...dayChange,
      /** The rest of this day takes no bookings any more. */
      closesDay: v.optional(v.nullable(Day), null),
    }),
    status: 201,
    response: many,
    errors: ['SCHEDULE_OVERLAP', 'WRONG_STATE', 'DATE_PAST', 'NOTICE_24H', 'VERSION_CONFLICT', 'LIMIT_REACHED'],
  },
  previewDayLetters: {
    method: 'POST',
    path: '/tns/v1/lesson-moves/bulk/letters',
    access: 'teacher',
    summary: '보내기 전에 보는 편지: 보호자마다 받을 그대로, 그 보호자의 언어로',
    body: v.strictObject(dayChange),
    response: dataOf(v.object({ items: v.array(FamilyLetter) })),
    errors: [],
  },
  listDayAnswers: {
    method: 'GET',
    path: '/tns/v1/lesson-moves/day-answers',
    access: 'teacher',
    summary: '하루의 수업에 보낸 마지막 제안과 가족마다의 답',
    query: v.strictObject({ date: Day }),
    response: dataOf(
      v.object({
        items: v.array(
          v.object({
            move: LessonMove,
            families: v.array(
              v.object({
                ...LessonFamily.entries,
                answer: v.picklist(FAMILY_ANSWERS),
                at: v.nullable(Instant),
              }),
            ),
            /** The other time that a family asked for instead. */
            wish: v.nullable(LessonMove),
          }),
        ),
      }),
    ),
    errors: [],
  },
  listLessonMoves: {
    method: 'GET',
    path: '/tns/v1/lesson-moves',
    access: 'teacher',
    summary: '수업 시간 제안, 최신순 100개까지',
    query: v.strictObject({ status: v.optional(v.picklist(LESSON_MOVE_STATUSES)), lessonId: v.optional(Id) }),
    response: many,
    errors: [],
  },
  getLessonMove: {
    method: 'GET',
    path: '/tns/v1/lesson-moves/:id',
    access: 'teacher',
    summary: '수업 시간 제안 하나',
    params,
    response: one,
    errors: [],
  },
  checkLessonMove: {
    method: 'GET',
    path: '/tns/v1/lesson-moves/:id/fit',
    access: 'teacher',
    summary: '제안한 시간이 지금 비어 있는지',
    params,
    response: dataOf(ScheduleFit),
    errors: [],
  },
  withdrawLessonMove: {
    method: 'POST',
    path: '/tns/v1/lesson-moves/:id/withdraw',
    access: 'teacher',
    summary: '선생님이 한 제안을 거두기',
    params,
    response: one,
    errors: ['WRONG_STATE'],
  },
  answerLessonMove: {
    method: 'POST',
    path: '/tns/v1/lesson-moves/:id/answer',
    access: 'teacher',
    summary: '학생이 한 제안에 답하기',
    params,
    // What a student reads to a refusal.
    body: v.strictObject({ decision: v.picklist(['ACCEPTED', 'DECLINED']), note: v.optional(Text(500)) }),
    response: one,
    errors: ['WRONG_STATE', 'SCHEDULE_OVERLAP', 'DATE_PAST'],
  },
});
