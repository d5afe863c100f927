import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { byId, defineAccess } from '../../../testing/access.ts';

/** The lesson is made by the rows of the desk. */
export const access = defineAccess(evidenceProofsContract, {
  rows: {
    makeEvidenceProof: byId('les_desk_1', 'les_none', { body: { format: 'JSON' } }),
    getEvidenceProof: { valid: { params: { code: '0000000000000000' } } },
  },
});
