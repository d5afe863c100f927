import * as v from 'valibot';
import { dataOf } from '../contract/envelope.ts';
import { defineContract } from '../contract/endpoint.ts';

export const profileContract = defineContract({
  checkProfileSubmission: {
    method: 'GET',
    path: '/tns/v1/my-profile/check-submission',
    access: 'teacher',
    summary: '수업 프로필을 냈는지 (WEL-1)',
    response: dataOf(v.object({ isSubmitted: v.boolean() })),
    errors: [],
  },
});
