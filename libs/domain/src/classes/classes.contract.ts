import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Filled, Id, IntegerText, Text, Version } from '../contract/scalar.ts';
import { Lesson } from '../lessons/lesson.ts';
import {
  ClassPlan,
  ClassSettings,
  ClassStudent,
  ClassSummary,
  NewClass,
  PlannedLesson,
  RollOver,
  RollOverPlan,
  TeachingClass,
} from './class.ts';

const path = '/tns/v1/my-classes';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const paged = { page: v.optional(IntegerText(1, 1_000)), size: v.optional(IntegerText(1, 100)) };
const teachingClass = dataOf(TeachingClass);
const lessons = dataOf(v.object({ lessons: v.array(PlannedLesson) }));

/** The lists of the desk: all, and one for each state, so that every class is in exactly one of these (RTE-9, CLS-1). */
export const CLASS_TABS = ['all', 'upcoming', 'in-progress', 'processing', 'completed', 'cancelled'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

export const CLASS_SORTS = ['nextLesson', 'name', 'startDate'] as const;

export const classesContract = defineContract({
  listClasses: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 수업 (RTE-9)',
    query: v.strictObject({
      tab: v.optional(v.picklist(CLASS_TABS)),
      /** In the name of the class or of a student. */
      q: v.optional(Text(60)),
      sort: v.optional(v.picklist(CLASS_SORTS)),
      ...paged,
    }),
    response: dataOf(
      v.object({
        total: count,
        items: v.array(ClassSummary),
        /** Of all her classes, whatever the filter. */
        counts: v.object(v.entriesFromList(CLASS_TABS, count)),
      }),
    ),
    errors: [],
  },
  previewClass: {
    method: 'POST',
    path: `${path}/preview`,
    access: 'teacher',
    summary: '만들 수업의 회차 미리보기: 휴일과 겹침',
    body: ClassPlan,
    response: lessons,
    errors: ['COURSE_NOT_PUBLISHED'],
  },
  createClass: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '강좌로 수업 만들기; 겹치는 회차가 있으면 하나도 만들지 않는다',
    body: NewClass,
    status: 201,
    response: teachingClass,
    errors: ['COURSE_NOT_PUBLISHED', 'SCHEDULE_OVERLAP', 'LIMIT_REACHED'],
  },
  getClass: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 하나: 개요, 커리큘럼과 실제',
    params,
    response: teachingClass,
    errors: [],
  },
  updateClass: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업의 이름, 정원, 장소, 회의 주소 바꾸기',
    params,
    body: ClassSettings,
    response: teachingClass,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT'],
  },
  listClassLessons: {
    method: 'GET',
    path: `${path}/:id/lessons`,
    access: 'teacher',
    summary: '수업의 회차',
    params,
    query: v.strictObject(paged),
    response: dataOf(v.object({ total: count, items: v.array(Lesson) })),
    errors: [],
  },
  listClassStudents: {
    method: 'GET',
    path: `${path}/:id/students`,
    access: 'teacher',
    summary: '수업의 학생',
    params,
    response: dataOf(v.object({ items: v.array(ClassStudent) })),
    errors: [],
  },
  cancelClass: {
    method: 'POST',
    path: `${path}/:id/cancel`,
    access: 'teacher',
    summary: '수업 취소: 남은 회차를 모두 취소하고 알린다 (24시간 규칙)',
    params,
    body: v.strictObject({
      version: Version,
      reason: Filled(500, '취소하는 이유를 적어 주세요.'),
      /** The families agreed: what has to be where less than 24 hours are left. */
      consent: v.optional(v.boolean()),
    }),
    response: teachingClass,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'NOTICE_24H'],
  },
  previewRollOver: {
    method: 'POST',
    path: `${path}/:id/roll-over/preview`,
    access: 'teacher',
    summary: '새 학기 수업의 회차 미리보기',
    params,
    body: RollOverPlan,
    response: lessons,
    errors: ['WRONG_STATE'],
  },
  rollOverClass: {
    method: 'POST',
    path: `${path}/:id/roll-over`,
    access: 'teacher',
    summary: '새 학기로 이어 만들기: 커리큘럼과 시간표를 옮긴 날짜로 (W11)',
    params,
    body: RollOver,
    status: 201,
    response: teachingClass,
    errors: ['WRONG_STATE', 'SCHEDULE_OVERLAP', 'LIMIT_REACHED'],
  },
});
