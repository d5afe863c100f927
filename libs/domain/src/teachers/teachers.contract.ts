import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { PublicReview, PublicTeacher, TeacherCard } from './public-teacher.ts';

const path = '/tns/v1/teachers';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many teachers the home page of visitors shows (REG-1). */
export const FEATURED_MAX = 8;

/** Teachers as anybody may read them: those whose profile is approved. */
export const teachersContract = defineContract({
  listFeaturedTeachers: {
    method: 'GET',
    path: `${path}/featured`,
    access: 'public',
    cacheSeconds: 300,
    summary: `함께하는 선생님: 수업 프로필이 승인된 선생님 ${FEATURED_MAX}명까지, 후기가 좋은 순서 (REG-1)`,
    response: dataOf(v.object({ items: v.array(TeacherCard) })),
    errors: [],
  },
  getPublicTeacher: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'public',
    summary: '선생님의 공개 페이지; 승인되지 않은 선생님은 없는 페이지다',
    params,
    response: dataOf(PublicTeacher),
    errors: [],
  },
  listPublicReviews: {
    method: 'GET',
    path: `${path}/:id/reviews`,
    access: 'public',
    summary: '선생님이 받은 수강 후기, 최근 것부터; 숨긴 것과 지운 것은 빠진다 (REV-1)',
    params,
    query: v.strictObject({ page: v.optional(IntegerText(1, 1_000)), size: v.optional(IntegerText(1, 20)) }),
    response: dataOf(v.object({ total: count, items: v.array(PublicReview) })),
    errors: [],
  },
});
