import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id } from '../contract/scalar.ts';
import { FamilyGuardians, NEW_GUARDIAN_FIELDS } from './family-guardian.ts';

const path = '/fam/v1/guardians';
const guardians = dataOf(FamilyGuardians);

/** Who else reads and answers for the children of a family; nobody becomes one by what others write of her. */
export const familyGuardiansContract = defineContract({
  listFamilyGuardians: {
    method: 'GET',
    path,
    access: 'family',
    summary: '아이마다의 보호자와 초대한 보호자; 주소는 가려서',
    response: guardians,
    errors: ['LINK_REVOKED'],
  },
  inviteGuardian: {
    method: 'POST',
    path,
    access: 'family',
    summary:
      '보호자 초대하기: 메일의 링크에서 받겠다고 해야 보호자가 된다. 한 아이에 초대까지 네 명, 14일 안에 답한다. 같은 clientId로 다시 보내면 한 번만 보낸다',
    body: v.strictObject({ clientId: ClientId, ...NEW_GUARDIAN_FIELDS }),
    status: 201,
    response: guardians,
    errors: ['LINK_REVOKED', 'GUARDIANS_FULL', 'GUARDIAN_KNOWN', 'GUARDIAN_DECLINED', 'LETTERS_TODAY'],
  },
  withdrawGuardian: {
    method: 'POST',
    path: `${path}/:id/withdraw`,
    access: 'family',
    summary: '자기가 보낸 초대 거두기; 메일의 링크는 바로 닫힌다',
    params: v.strictObject({ id: Id }),
    response: guardians,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
  leaveAsGuardian: {
    method: 'POST',
    path: `${path}/leave`,
    access: 'family',
    summary: '더 이상 받지 않을게요: 초대받아 온 보호자가 스스로 그만둔다. 아이마다 다른 보호자가 남아 있어야 한다',
    body: v.strictObject({ studentIds: NEW_GUARDIAN_FIELDS.studentIds }),
    response: dataOf(v.object({})),
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
