import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { GradingResults } from './grading-results.ts';

const params = v.strictObject({ id: Id });
const results = dataOf(GradingResults);

/** What came out of what was graded (ASG-2). */
export const gradingResultsContract = defineContract({
  getAssignmentResults: {
    method: 'GET',
    path: '/tns/v1/assignments/:id/results',
    access: 'teacher',
    summary: '과제의 결과: 평균, 분포, 자주 틀린 것, 채점에 든 시간',
    params,
    response: results,
    errors: [],
  },
  getClassResults: {
    method: 'GET',
    path: '/tns/v1/my-classes/:id/assignment-results',
    access: 'teacher',
    summary: '한 수업의 과제 결과: 모든 과제를 함께',
    params,
    response: results,
    errors: [],
  },
});
