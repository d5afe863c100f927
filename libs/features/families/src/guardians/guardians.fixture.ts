import type { GuardianInvitation } from '@portal/domain/families/family-guardian';
import { guardianInvitationsContract } from '@portal/domain/families/guardian-invitations.contract';
import { paths } from '@portal/domain/site/paths';
import { fake } from '@portal/testing/contract-fakes';
import { aGuardianInvitation } from '@portal/testing/families/family-guardian-builders';

export const ASKED_LINK = 'a5cedb0da5cedb0da5cedb0d-signature';
export const ASKED = paths.guardianInvitation(ASKED_LINK);

export const asked = (over: Partial<GuardianInvitation> = {}) =>
  fake(guardianInvitationsContract.getGuardianInvitation, aGuardianInvitation(over));
