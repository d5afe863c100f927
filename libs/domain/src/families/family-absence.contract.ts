import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { FamilyDoor } from './family-door.ts';
import { AbsenceReason } from './lesson-absence.ts';

const path = '/fam/v1/lessons/:id/absences/:studentId';
const params = v.strictObject({ id: Id, studentId: Id });
const door = dataOf(FamilyDoor);

/** A family says before a lesson that a child cannot come; its answer is the page from then on. */
export const familyAbsenceContract = defineContract({
  announceFamilyAbsence: {
    method: 'PUT',
    path,
    access: 'family',
    summary: '이번 수업은 못 가요: 수업이 시작하기 전까지, 선생님이 바로 안다',
    params,
    /** With the time that the family has seen: of a lesson that has moved since nothing is said. */
    body: v.strictObject({ startAt: Instant, reason: AbsenceReason }),
    response: door,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
  takeBackFamilyAbsence: {
    method: 'DELETE',
    path,
    access: 'family',
    summary: '못 간다고 알린 것 되돌리기: 수업이 시작하기 전까지',
    params,
    response: door,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
