import type { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { teacherOf } from '../../../core/teacher.ts';
import type { evidenceProofService } from './evidence-proofs.service.ts';

interface Limiters {
  /** Copies that one teacher makes: each of them is a document to write. */
  readonly copies: RateLimiter;
  /** Codes that come from one address: whoever checks a copy has no account. */
  readonly codes: RateLimiter;
}

/** Copies of evidence: made for its teacher, checked by anybody. */
export function evidenceProofsHandlers(
  { make, read }: ReturnType<typeof evidenceProofService>,
  { copies, codes }: Limiters,
): Handlers<typeof evidenceProofsContract> {
  return {
    async makeEvidenceProof({ params: { id }, body: { format }, caller }) {
      copies.admit(caller.userId);
      return { data: await make(teacherOf(caller), id, format) };
    },
    async getEvidenceProof({ params: { code }, context: { ip } }) {
      codes.admit(ip);
      return { data: await read(code) };
    },
  };
}
