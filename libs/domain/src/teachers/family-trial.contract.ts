import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Text } from '../contract/scalar.ts';

/** What a family does with the trial lesson that it booked, by the link of its letters. */
export const familyTrialContract = defineContract({
  cancelFamilyTrial: {
    method: 'POST',
    path: '/fam/v1/trial/cancel',
    access: 'family',
    summary: '예약한 체험 수업 취소하기; 시작하기 전까지, 선생님께 바로 알린다',
    body: v.strictObject({ reason: Text(500) }),
    response: dataOf(v.object({})),
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
