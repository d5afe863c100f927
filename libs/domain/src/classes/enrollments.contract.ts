import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, Text } from '../contract/scalar.ts';
import {
  ClassInvitation,
  EnrollmentAnswer,
  EnrollmentForm,
  InvitedClass,
  isGrownUp,
  SELF_TOO_YOUNG,
} from './enrollment-request.ts';

const path = '/tns/v1/my-classes/:id';
const params = v.strictObject({ id: Id });
const invitation = dataOf(ClassInvitation);
/** The secret part of a class's link, or of that in the letter of an invitation. */
export const ClassLink = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,128}$/));

/** How a family comes into a class: the teacher's link, its request without an account, and the teacher's answer. */
export const enrollmentsContract = defineContract({
  getClassInvitation: {
    method: 'GET',
    path: `${path}/invitation`,
    access: 'teacher',
    summary: '초대 링크와 자리, 기다리는 가족; 링크가 없으면 만든다',
    params,
    response: invitation,
    errors: [],
  },
  changeClassInvitation: {
    method: 'PUT',
    path: `${path}/invitation`,
    access: 'teacher',
    summary: '신청을 확인하고 등록할지 정하기',
    params,
    body: v.strictObject({ asksTeacher: v.boolean() }),
    response: invitation,
    errors: [],
  },
  renewClassInvitation: {
    method: 'POST',
    path: `${path}/invitation/renew`,
    access: 'teacher',
    summary: '초대 링크를 버리고 새로 만들기',
    params,
    response: invitation,
    errors: [],
  },
  answerEnrollmentRequest: {
    method: 'POST',
    path: `${path}/enrollment-requests/:requestId/answer`,
    access: 'teacher',
    summary: '신청에 답하기: 등록하거나 이유와 함께 거절한다; 가족은 메일을 받는다',
    params: v.strictObject({ id: Id, requestId: Id }),
    body: v.variant('answer', [
      v.strictObject({ answer: v.literal('ACCEPT') }),
      v.strictObject({ answer: v.literal('DECLINE'), reason: Text(500) }),
    ]),
    response: invitation,
    errors: ['WRONG_STATE', 'CLASS_FULL'],
  },
  getInvitedClass: {
    method: 'POST',
    path: '/tns/v1/invitations/class',
    access: 'public',
    summary: '링크가 여는 수업; 신청하기 전에 보여 줄 만큼만',
    body: v.strictObject({ link: ClassLink }),
    response: dataOf(InvitedClass),
    errors: ['LINK_REVOKED'],
  },
  requestEnrollment: {
    method: 'POST',
    path: '/tns/v1/invitations/requests',
    access: 'public',
    summary:
      '등록 신청; 같은 clientId로 다시 보내면 같은 답. 자리가 없으면 기다리는 줄에 선다. 초대 메일의 링크가 아니면 한 네트워크에서 한 시간에 열 번까지',
    body: v.pipe(
      v.strictObject({ link: ClassLink, clientId: ClientId, ...EnrollmentForm.entries }),
      v.forward(
        v.check((form) => isGrownUp(form), SELF_TOO_YOUNG),
        ['relation'],
      ),
    ),
    status: 201,
    response: dataOf(EnrollmentAnswer),
    errors: ['LINK_REVOKED', 'CLASS_FULL'],
  },
  withdrawEnrollment: {
    method: 'POST',
    path: '/tns/v1/invitations/requests/withdraw',
    access: 'public',
    summary:
      '자기 신청 거두기: 신청할 때 쓴 clientId로, 초대 메일의 링크라면 그 링크만으로. 맡아 둔 자리는 풀리고 선생님이 안다',
    body: v.strictObject({ link: ClassLink, clientId: v.optional(ClientId) }),
    response: dataOf(EnrollmentAnswer),
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
