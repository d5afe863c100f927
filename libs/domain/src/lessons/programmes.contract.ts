import * as v from 'valibot';
import { ProgrammeStep } from '../classes/class.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, Instant } from '../contract/scalar.ts';
import { TimeSpan } from '../schedule/schedule-conflict.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const no = v.pipe(v.number(), v.integer(), v.minValue(1));
const each = v.pipe(v.array(v.pipe(no, v.maxValue(10_000))), v.maxLength(300));

/** How far a class has come: its programme without what is left out, what was covered of it, and by how much it is behind. */
export const ProgrammePace = v.object({
  class: v.object({ id: Id, name: v.string() }),
  total: count,
  covered: count,
  behind: count,
});
export type ProgrammePace = v.InferOutput<typeof ProgrammePace>;

/** Most extra lessons of one plan. */
export const EXTRA_LESSONS_MAX = 4;

/** What of a programme is still to be taught, and the lessons that are left for it. */
export const ProgrammeRest = v.object({
  /** Of everything that a plan is made from: a wrap-up, a moved lesson, and it is another one. */
  version: Id,
  programme: v.array(ProgrammeStep),
  lessonsBehind: count,
  /** What is to be laid on them, in order; what is left out now is among it. */
  open: v.array(no),
  lessons: v.array(v.object({ id: Id, no: count, title: v.string(), ...TimeSpan.entries, nos: v.array(no) })),
  /** In the place of lessons that were not held: so many fit into what the families have paid, at these times. */
  extraRoom: count,
  extraTimes: v.array(TimeSpan),
  /** The plan that can be taken back. */
  replan: v.nullable(v.object({ id: Id, at: Instant })),
});
export type ProgrammeRest = v.InferOutput<typeof ProgrammeRest>;

export const Replan = v.strictObject({
  clientId: ClientId,
  version: Id,
  leftOut: each,
  together: each,
  /** When extra lessons begin. */
  extra: v.pipe(v.array(Instant), v.maxLength(EXTRA_LESSONS_MAX)),
});

const path = '/tns/v1/my-classes/:id/programme';
const rest = dataOf(ProgrammeRest);

/** Programme against reality, and planning the rest of it anew (PLN-1; product-features 2.7). */
export const programmesContract = defineContract({
  listProgrammePaces: {
    method: 'GET',
    path: '/tns/v1/teaching-plan/paces',
    access: 'teacher',
    summary: '진행 중인 수업마다 커리큘럼과 실제 진도: 많이 늦은 수업부터',
    response: dataOf(v.object({ items: v.array(ProgrammePace) })),
    errors: [],
  },
  getProgrammeRest: {
    method: 'GET',
    path: `${path}/rest`,
    access: 'teacher',
    summary: '아직 배우지 않은 커리큘럼과 남은 회차',
    params: v.strictObject({ id: Id }),
    response: rest,
    errors: [],
  },
  replanProgramme: {
    method: 'POST',
    path: `${path}/replans`,
    access: 'teacher',
    summary: '남은 커리큘럼을 남은 회차에 다시 나누기; 이미 한 회차는 바뀌지 않는다',
    params: v.strictObject({ id: Id }),
    body: Replan,
    response: rest,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'SCHEDULE_OVERLAP'],
  },
  undoReplan: {
    method: 'POST',
    path: `${path}/replans/:replanId/undo`,
    access: 'teacher',
    summary: '다시 나눈 계획을 되돌리기: 그 뒤에 바뀐 회차가 없을 때만',
    params: v.strictObject({ id: Id, replanId: Id }),
    response: rest,
    errors: ['WRONG_STATE'],
  },
});
