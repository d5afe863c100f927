import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Filled, Id, Instant } from '../contract/scalar.ts';

const path = '/tns/v1/my-classes/:id';
const params = v.strictObject({ id: Id, studentId: Id });

/** A student who was in the class and is not any more. */
export const FormerStudent = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  enrolledAt: Instant,
  leftAt: Instant,
  reason: v.string(),
  /** The class that he went on in; null where he left for good. */
  movedTo: v.nullable(v.object({ id: Id, name: v.string() })),
});
export type FormerStudent = v.InferOutput<typeof FormerStudent>;

/** A class that he could go on in; a full one is shown, so that nobody looks for it. */
export const MoveTarget = v.object({
  id: Id,
  name: v.string(),
  nextLessonAt: v.nullable(Instant),
  seatsFree: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type MoveTarget = v.InferOutput<typeof MoveTarget>;

/** Which of her students leave a class, and where they go on; his family is written to each time. */
export const classStudentsContract = defineContract({
  listFormerStudents: {
    method: 'GET',
    path: `${path}/former-students`,
    access: 'teacher',
    summary: '수업에서 나갔거나 다른 수업으로 옮긴 학생; 나간 지 얼마 안 된 순서로',
    params: v.strictObject({ id: Id }),
    response: dataOf(v.object({ items: v.array(FormerStudent) })),
    errors: [],
  },
  listMoveTargets: {
    method: 'GET',
    path: `${path}/students/:studentId/move-targets`,
    access: 'teacher',
    summary: '학생을 옮길 수 있는 내 다른 수업과 남은 자리; 이미 듣고 있는 수업은 빼고, 이름 순서로',
    params,
    response: dataOf(v.object({ items: v.array(MoveTarget) })),
    errors: [],
  },
  removeStudent: {
    method: 'POST',
    path: `${path}/students/:studentId/remove`,
    access: 'teacher',
    summary: '학생을 수업에서 내보내기; 가족은 이유가 적힌 메일을 받는다',
    params,
    body: v.strictObject({ reason: Filled(500, '내보내는 이유를 적어 주세요.') }),
    response: dataOf(FormerStudent),
    errors: ['WRONG_STATE'],
  },
  moveStudent: {
    method: 'POST',
    path: `${path}/students/:studentId/move`,
    access: 'teacher',
    summary: '학생을 내 다른 수업으로 옮기기; 남은 수업 횟수를 가지고 간다',
    params,
    body: v.strictObject({ toClassId: Id, reason: Filled(500, '옮기는 이유를 적어 주세요.') }),
    response: dataOf(FormerStudent),
    errors: ['WRONG_STATE', 'CLASS_FULL'],
  },
});
