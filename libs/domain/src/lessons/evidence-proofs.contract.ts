import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { EvidenceProof, PROOF_FORMATS, ProofCode, ProofFile } from '../evidence/evidence-proof.ts';

/** Copies of a lesson's evidence, and how anybody checks one (W1). */
export const evidenceProofsContract = defineContract({
  makeEvidenceProof: {
    method: 'POST',
    path: '/tns/v1/lessons/:id/evidence/proofs',
    access: 'teacher',
    summary: '증거 기록을 PDF나 JSON 파일로 만들기; 파일마다 확인 코드가 있다 (W1)',
    params: v.strictObject({ id: Id }),
    body: v.strictObject({ format: v.picklist(PROOF_FORMATS) }),
    status: 201,
    response: dataOf(ProofFile),
    errors: [],
  },
  getEvidenceProof: {
    method: 'GET',
    path: '/tns/v1/evidence-proofs/:code',
    access: 'public',
    summary: '확인 코드로 찾은 증거 기록 파일: 지금도 그때 그대로인지, 파일의 SHA-256',
    params: v.strictObject({ code: ProofCode }),
    response: dataOf(EvidenceProof),
    errors: [],
  },
});
