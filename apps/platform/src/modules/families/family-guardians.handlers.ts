import type { familyGuardiansContract } from '@portal/domain/families/family-guardians.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { FamilyGuardiansService } from '../classes/module.ts';
import type { FamilyCallers } from './family-callers.ts';

export interface FamilyGuardianDeps {
  readonly guardians: FamilyGuardiansService;
}

export function familyGuardiansHandlers(
  { guardians }: FamilyGuardianDeps,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyGuardiansContract> {
  return {
    listFamilyGuardians: async ({ caller }) => ({ data: await guardians.list(await familyOf(caller)) }),
    inviteGuardian: async ({ body, caller }) => ({ data: await guardians.invite(await speaking(caller), body) }),
    withdrawGuardian: async ({ params: { id }, caller }) => ({
      data: await guardians.withdraw(await speaking(caller), id),
    }),
    async leaveAsGuardian({ body: { studentIds }, caller }) {
      await guardians.leave(await speaking(caller), studentIds);
      return { data: {} };
    },
  };
}
