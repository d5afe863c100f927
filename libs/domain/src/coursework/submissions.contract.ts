import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ERROR_CODES } from '../contract/error-code.ts';
import { Filled, Id, Instant, IntegerText, Version } from '../contract/scalar.ts';
import { GradedSubmission, Grading, GRADING_LIMITS, QueuedSubmission } from './submission.ts';

const path = '/tns/v1/submissions';
const params = v.strictObject({ id: Id });
const submission = dataOf(GradedSubmission);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a teacher looks for: what is left to grade, what is graded and not told yet, or what was told. */
export const GRADING_LISTS = ['to-grade', 'to-return', 'returned'] as const;
export type GradingList = (typeof GRADING_LISTS)[number];

/** What comes first: who has waited longest, or what came last. */
export const GRADING_ORDERS = ['urgent', 'new'] as const;
export type GradingOrder = (typeof GRADING_ORDERS)[number];

/** What students handed in over all classes, graded one after the other (ASG-2). */
export const submissionsContract = defineContract({
  listGradingQueue: {
    method: 'GET',
    path: `${path}/queue`,
    access: 'teacher',
    summary: '채점할 제출물: 모든 수업, 오래 기다린 것부터 또는 새것부터',
    query: v.strictObject({
      list: v.picklist(GRADING_LISTS),
      order: v.optional(v.picklist(GRADING_ORDERS)),
      classId: v.optional(Id),
      assignmentId: v.optional(Id),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(
      v.object({
        /** How many of each list there are, by the same class and assignment. */
        totals: v.object(v.entriesFromList(GRADING_LISTS, count)),
        items: v.array(QueuedSubmission),
      }),
    ),
    errors: [],
  },
  getSubmission: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '제출물 하나: 무엇을 냈고, 어떻게 채점했는지',
    params,
    response: submission,
    errors: [],
  },
  gradeSubmission: {
    method: 'PUT',
    path: `${path}/:id/grade`,
    access: 'teacher',
    summary: '채점하기: 쓰는 중이면 그대로 두고, 마치면 점수가 정해진다; 돌려주기 전에는 가족에게 보이지 않는다',
    params,
    body: Grading,
    response: submission,
    errors: ['VERSION_CONFLICT', 'WRONG_STATE'],
  },
  returnSubmission: {
    method: 'POST',
    path: `${path}/:id/return`,
    access: 'teacher',
    summary: '채점한 것을 가족에게 돌려주기',
    params,
    body: v.strictObject({ version: Version }),
    response: submission,
    errors: ['VERSION_CONFLICT', 'NOT_GRADED'],
  },
  returnSubmissions: {
    method: 'POST',
    path: `${path}/return`,
    access: 'teacher',
    summary: '채점한 것을 한꺼번에 돌려주기; 돌려주지 못한 것은 이유와 함께 남는다',
    body: v.strictObject({
      ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(GRADING_LIMITS.returnedAtOnce)),
    }),
    response: dataOf(
      v.object({ returned: v.array(Id), failed: v.array(v.object({ id: Id, code: v.picklist(ERROR_CODES) })) }),
    ),
    errors: [],
  },
  askSubmissionAgain: {
    method: 'POST',
    path: `${path}/:id/ask-again`,
    access: 'teacher',
    summary: '다시 내 달라고 하기: 이유와 기한이 가족에게 간다',
    params,
    body: v.strictObject({
      version: Version,
      reason: Filled(GRADING_LIMITS.reasonMax, '무엇을 다시 해야 하는지 적어 주세요.'),
      dueAt: Instant,
    }),
    response: submission,
    errors: ['VERSION_CONFLICT', 'WRONG_STATE', 'DATE_PAST'],
  },
});
