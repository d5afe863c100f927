import type { EnrollmentAnswer, InvitedClass } from '@portal/domain/classes/enrollment-request';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { paths } from '@portal/domain/site/paths';
import type { EnrollmentValues } from '@portal/family-pages/enrollment-values';
import { anInvitedClass, CLASS_LINK } from '@portal/testing/classes/enrollment-builders';
import { fake } from '@portal/testing/contract-fakes';

export const INVITATION = paths.classInvitation(CLASS_LINK);

export const invited = (over: Partial<InvitedClass> = {}) =>
  fake(enrollmentsContract.getInvitedClass, anInvitedClass(over));

export const REQUESTED: EnrollmentAnswer = { state: 'REQUESTED', heldUntil: '2026-11-20T10:42:00+09:00' };

/** Answers a request; `onSent` gets its body. */
export const answered = (answer = REQUESTED, onSent: (body: object) => void = () => undefined) =>
  fake(enrollmentsContract.requestEnrollment, ({ body }) => {
    onSent(body);
    return answer;
  });

/** A request as it is written, but for the consent. */
export const aRequest: EnrollmentValues = {
  studentName: '학생 B01',
  age: '14',
  goals: '일차함수의 그래프를 어려워해요.',
  guardianName: '보호자 B01',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: '',
  consent: false,
};
