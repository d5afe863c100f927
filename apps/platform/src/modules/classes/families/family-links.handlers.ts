import type { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ClassDeps } from '../class-deps.ts';
import { familyLinkService } from './family-links.service.ts';

export function familyLinksHandlers(deps: ClassDeps): Handlers<typeof familyLinksContract> {
  const links = familyLinkService(deps);
  return {
    listFamilyLinks: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await links.list(userId, id) },
    }),
    renewFamilyLink: async ({ params: { id, guardianId }, caller: { userId } }) => ({
      data: await links.renew(userId, id, guardianId),
    }),
    removeGuardian: async ({ params: { id, guardianId }, caller: { userId } }) => ({
      data: { items: await links.remove(userId, id, guardianId) },
    }),
  };
}
