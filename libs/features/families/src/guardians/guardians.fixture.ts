import { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import type { GuardianInvitation } from '@portal/domain/families/family-guardian';
import { paths } from '@portal/domain/site/paths';
import { fake } from '@portal/testing/contract-fakes';
import { aGuardianInvitation } from '@portal/testing/families/family-guardian-builders';

export const ASKED_LINK = 'a5cedb0da5cedb0da5cedb0d-signature';
export const ASKED = paths.guardianInvitation(ASKED_LINK);

export const asked = (over: Partial<GuardianInvitation> = {}) =>
  fake(guardianInvitationsContract.getGuardianInvitation, aGuardianInvitation(over));
