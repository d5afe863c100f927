import { evidenceProofsContract as contract } from '@portal/domain/lessons/evidence-proofs.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Copies of a lesson's evidence, and how anybody checks one (W1). */
export const evidenceProofsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeEvidenceProof: build.mutation(fromContract(contract.makeEvidenceProof)),
    getEvidenceProof: build.query(fromContract(contract.getEvidenceProof)),
  }),
});

export const { useMakeEvidenceProofMutation, useGetEvidenceProofQuery } = evidenceProofsApi;
