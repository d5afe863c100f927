import * as v from 'valibot';
import { UploadTicket } from '../assets/uploads.contract.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Filled, Id, Instant } from '../contract/scalar.ts';
import { plainPhone } from '../patterns/patterns.ts';
import { LIMITS } from '../tenant/limits.ts';
import { APPLICATION_FIELDS, ApplicationView, plainCode } from './application.ts';

const path = '/utilities/forms';
/** The phone number or e-mail of the application: with its code it says whose it is. */
const contact = v.pipe(
  Filled(LIMITS.nameMax, '지원할 때 적은 휴대폰 번호나 이메일을 입력해 주세요.'),
  v.transform(plainPhone),
);
const code = v.pipe(v.string(), v.maxLength(64), v.transform(plainCode), Id);

/** Applying needs no account: the code and a contact are what an applicant knows. */
export const applicationsContract = defineContract({
  submitForm: {
    method: 'POST',
    path: `${path}/submit`,
    access: 'public',
    summary: '선생님으로 지원하기; 같은 clientId로 다시 보내면 같은 답 (REG-2)',
    body: v.strictObject({
      type: v.literal('REGISTER_TEACHER'),
      clientId: ClientId,
      ...APPLICATION_FIELDS,
      /** With which the files were sent. */
      uploadTicket: UploadTicket,
    }),
    status: 201,
    response: dataOf(v.object({ code: Id, reviewDueAt: Instant })),
    // DUPLICATE_APPLICATION: its ticket has made one already. Whether the address has another one nobody learns here.
    errors: ['DUPLICATE_APPLICATION', 'FILE_NOT_FOUND'],
  },
  mailFormCode: {
    method: 'POST',
    path: `${path}/code`,
    access: 'public',
    summary: '지원 번호를 지원서의 이메일로 받기; 그런 지원서가 있는지는 답하지 않는다',
    body: v.strictObject({ email: APPLICATION_FIELDS.email }),
    response: Empty,
    errors: [],
  },
  getFormStatus: {
    method: 'GET',
    path: `${path}/status`,
    access: 'public',
    summary: '지원 상태: 단계, 기한, 고칠 항목',
    query: v.strictObject({ code, contact }),
    response: dataOf(ApplicationView),
    errors: [],
  },
  correctForm: {
    method: 'PUT',
    path: `${path}/:code`,
    access: 'public',
    summary: '의견이 달린 항목만 고쳐서 다시 내기; 같은 clientId로 다시 보내면 같은 답',
    params: v.strictObject({ code }),
    body: v.strictObject({
      clientId: ClientId,
      contact,
      changes: v.partial(v.strictObject(APPLICATION_FIELDS)),
    }),
    response: dataOf(ApplicationView),
    errors: ['NOT_IN_CORRECTION', 'FILE_NOT_FOUND'],
  },
});
