import { familyReportsContract } from '@portal/domain/families/family-reports.contract';
import { defineAccess } from '../../../testing/access.ts';

const params = { room: 'class' };
const body = { reason: 'RUDE', words: '' } as const;

/** In the room of the class, which the rows of the family's chat make. */
export const access = defineAccess(familyReportsContract, {
  rows: {
    listFamilyReports: { own: { params } },
    reportFamilyMessage: { own: { params: { ...params, seq: '1' }, body } },
    reportFamilyChat: { own: { params, body } },
  },
});
