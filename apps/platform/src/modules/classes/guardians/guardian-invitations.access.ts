import { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import { defineAccess } from '../../../testing/access.ts';

const link = 'x'.repeat(67);

/** Who was asked to be a guardian comes without an account. */
export const access = defineAccess(guardianInvitationsContract, {
  rows: {
    getGuardianInvitation: { valid: { body: { link } } },
    acceptGuardianInvitation: { valid: { body: { link, timeZone: 'Asia/Seoul' } } },
    declineGuardianInvitation: { valid: { body: { link } } },
  },
});
