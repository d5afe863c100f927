import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { TimeZone } from '../contract/scalar.ts';
import { GuardianInvitation } from '../families/family-guardian.ts';
import { ClassLink } from './enrollments.contract.ts';

const path = '/fam/v1/guardian-invitations';
const link = v.strictObject({ link: ClassLink });

/** What who is asked to be a guardian does by the link of her letter: it shows, and only a press changes something. */
export const guardianInvitationsContract = defineContract({
  getGuardianInvitation: {
    method: 'POST',
    path: `${path}/look`,
    access: 'public',
    summary: '누가 어느 아이의 보호자로 초대했는지 보기; 여는 것만으로는 아무것도 바뀌지 않는다',
    body: link,
    response: dataOf(GuardianInvitation),
    errors: ['LINK_REVOKED'],
  },
  acceptGuardianInvitation: {
    method: 'POST',
    path: `${path}/accept`,
    access: 'public',
    summary: '함께 받을게요: 보호자가 되고, 아이가 듣는 수업마다 자기 링크를 메일로 받는다',
    body: v.strictObject({ link: ClassLink, timeZone: TimeZone }),
    /** The way to the page of the class; null where she had said yes before, for the link of an invitation opens no page. */
    response: dataOf(v.object({ path: v.nullable(v.string()) })),
    errors: ['LINK_REVOKED', 'GUARDIANS_FULL'],
  },
  declineGuardianInvitation: {
    method: 'POST',
    path: `${path}/decline`,
    access: 'public',
    summary: '보호자 초대 거절하기; 링크는 닫힌다',
    body: link,
    response: dataOf(v.object({})),
    errors: ['LINK_REVOKED'],
  },
});
