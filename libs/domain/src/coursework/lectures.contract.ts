import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { Lecture, LectureChange, NewLecture } from './lecture.ts';

const path = '/tns/v1/lectures';
const params = v.strictObject({ id: Id });
const lecture = dataOf(Lecture);

/** Material of classes (ASG-1, ASG-3). */
export const lecturesContract = defineContract({
  listLectures: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '수업의 강의 자료, 새것부터',
    query: v.strictObject({
      classId: Id,
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)), items: v.array(Lecture) })),
    errors: [],
  },
  createLecture: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '강의 자료 올리기; 작성 중으로 두거나 바로 공개하거나 예약한다',
    body: NewLecture,
    status: 201,
    response: lecture,
    errors: ['DATE_ORDER', 'DATE_PAST', 'FILE_NOT_FOUND', 'QUOTA_TOTAL', 'LIMIT_REACHED'],
  },
  getLecture: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '강의 자료 하나',
    params,
    response: lecture,
    errors: [],
  },
  updateLecture: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '강의 자료 고치기',
    params,
    body: LectureChange,
    response: lecture,
    errors: ['DATE_ORDER', 'DATE_PAST', 'FILE_NOT_FOUND', 'QUOTA_TOTAL', 'VERSION_CONFLICT'],
  },
  deleteLecture: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '강의 자료 지우기',
    params,
    response: Empty,
    errors: [],
  },
  publishLecture: {
    method: 'POST',
    path: `${path}/:id/publish`,
    access: 'teacher',
    summary: '작성 중인 자료 공개하기; 공개 시각이 있으면 그때 열린다',
    params,
    response: lecture,
    errors: ['WRONG_STATE', 'DATE_ORDER', 'DATE_PAST'],
  },
});
