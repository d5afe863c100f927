import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { FilledLine, Id } from '../contract/scalar.ts';
import { OneTimeCode } from '../identity/one-time-code.ts';
import { LIMITS } from '../tenant/limits.ts';
import { ContractView, DeskContracts, SignedContract } from './contract.ts';

const path = '/utilities/contracts';
/** In the body: an address would stand in logs. */
export const ContractLink = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{20,128}$/, '링크가 온전하지 않아요. 메일의 링크를 그대로 열어 주세요.'),
);
const byLink = v.strictObject({ link: ContractLink });
/** TICKET_INVALID for what is no link of ours; whoever held a right one hears what has become of it. */
const LINK_ERRORS = ['TICKET_INVALID', 'CONTRACT_EXPIRED', 'CONTRACT_REPLACED'] as const;
const view = dataOf(ContractView);
const ofApplication = '/tns/v1/ops/applications/:id/contracts' as const;
const params = v.strictObject({ id: Id });
const list = dataOf(DeskContracts);

/**
 * The electronic contract (REG-1). An applicant comes by the link of her mail; a guess sounds the same, however near it comes.
 * The team sees and sends contracts at the desk of the applications.
 */
export const contractsContract = defineContract({
  findContract: {
    method: 'POST',
    path: `${path}/find`,
    access: 'public',
    summary: '링크가 여는 계약서; 열어 보기 전에는 내용이 없다',
    body: byLink,
    response: view,
    errors: LINK_ERRORS,
  },
  viewContract: {
    method: 'POST',
    path: `${path}/view`,
    access: 'public',
    summary: '계약서 열어 보기; 열어 본 때가 남는다',
    body: byLink,
    response: view,
    errors: LINK_ERRORS,
  },
  sendContractCode: {
    method: 'POST',
    path: `${path}/code`,
    access: 'public',
    summary: '서명할 인증번호를 지원서의 이메일로 보내기; 60초마다, 세 번까지 다시 (REG-3)',
    body: byLink,
    response: dataOf(v.object({ resendIn: v.number() })),
    errors: [...LINK_ERRORS, 'WRONG_STATE', 'OTP_RESEND_WAIT', 'OTP_RESEND_LIMIT'],
  },
  signContract: {
    method: 'POST',
    path: `${path}/sign`,
    access: 'public',
    summary: '지원서의 이름과 인증번호로 서명하기; 선생님 계정이 생기거나 이어진다',
    body: v.strictObject({
      link: ContractLink,
      signerName: FilledLine(LIMITS.nameMax, '지원서의 이름을 그대로 입력해 주세요.'),
      code: OneTimeCode,
    }),
    response: dataOf(SignedContract),
    // WRONG_STATE: it is signed. ACCOUNT_EXISTS: the address belongs to somebody who is no teacher.
    errors: [...LINK_ERRORS, 'WRONG_STATE', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_ATTEMPTS', 'ACCOUNT_EXISTS'],
  },
  renewContract: {
    method: 'POST',
    path: `${path}/renew`,
    access: 'public',
    summary: '새 링크를 지원서의 이메일로 받기; 맞는 링크인지는 답하지 않는다',
    body: byLink,
    response: Empty,
    errors: [],
  },
  listApplicationContracts: {
    method: 'GET',
    path: ofApplication,
    access: 'operator',
    summary: '지원서의 계약서와 그 기록, 새것부터; 그 이메일의 계정',
    params,
    response: list,
    errors: [],
  },
  resendContract: {
    method: 'POST',
    path: ofApplication,
    access: 'operator',
    summary: '새 계약서 보내기; 본 것은 쓸 수 없게 되고, 보낸 지 1분이 지나야 한다',
    params,
    body: v.strictObject({
      /** The one that she saw: whatever took its place meanwhile stays. Null where there was none, as before there were contracts. */
      contractId: v.nullable(Id),
    }),
    response: list,
    errors: ['WRONG_STATE'],
  },
});
