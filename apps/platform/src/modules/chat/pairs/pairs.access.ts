import { pairsContract } from '@portal/domain/chat/pairs.contract';
import { FAMILY_GUARDIAN } from '../../../testing/access-ground.ts';
import { defineAccess } from '../../../testing/access.ts';

const of = (guardianId: string) => ({ body: { guardianId } });

/** The families of the ground; they are known to their teacher alone. */
export const access = defineAccess(pairsContract, {
  rows: {
    listKnownFamilies: { own: { query: '?search=a&lastItem=grd_none&size=10' } },
    openChat: { own: of(FAMILY_GUARDIAN), foreign: of(FAMILY_GUARDIAN), missing: of('grd_none') },
  },
});
