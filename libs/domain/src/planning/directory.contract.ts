import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';

/** Names of a teacher's world, small enough to search in the browser as one types. */
export const Directory = v.object({
  classes: v.array(v.object({ id: Id, name: v.string() })),
  students: v.array(v.object({ id: Id, name: v.string(), classId: Id, className: v.string() })),
  /** Those that are not over, nearest first. */
  lessons: v.array(v.object({ id: Id, title: v.string(), className: v.string(), startAt: Instant })),
});
export type Directory = v.InferOutput<typeof Directory>;

/** Most entries of each kind. */
export const DIRECTORY_MAX = 500;

export const directoryContract = defineContract({
  getDirectory: {
    method: 'GET',
    path: '/tns/v1/directory',
    access: 'teacher',
    summary: '빠른 이동을 위한 수업, 학생, 회차의 이름',
    response: dataOf(Directory),
    errors: [],
  },
});
