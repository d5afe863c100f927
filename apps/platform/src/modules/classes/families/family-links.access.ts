import { familyLinksContract } from '@portal/domain/classes/family-links.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../../testing/access-ground.ts';
import { byId, defineAccess } from '../../../testing/access.ts';

const renewing = (id: string, guardianId: string) => ({ params: { id, guardianId } });

export const access = defineAccess(familyLinksContract, {
  rows: {
    listFamilyLinks: byId(FAMILY_CLASS, 'cls_none'),
    renewFamilyLink: {
      // The link of the family that calls in other rows stays as it is.
      own: renewing(FAMILY_CLASS, 'grd_renewed'),
      foreign: renewing(FAMILY_CLASS, FAMILY_GUARDIAN),
      missing: renewing('cls_none', FAMILY_GUARDIAN),
    },
    removeGuardian: {
      own: renewing(FAMILY_CLASS, 'grd_removed'),
      foreign: renewing(FAMILY_CLASS, 'grd_removed'),
      missing: renewing('cls_none', FAMILY_GUARDIAN),
    },
  },
});
