import * as v from 'valibot';
import type { ApiProblem } from '@portal/api/api-problem';
import type { IdentityProof } from '@portal/domain/identity/identity-proof';
import { OneTimeCode } from '@portal/domain/identity/one-time-code';
import { proof as words } from './proof-messages.ts';

/** The fields of a form that show it is she herself; the one that is not asked for stays empty. */
export interface ProofValues {
  readonly password: string;
  readonly code: string;
}

export const NO_PROOF: ProofValues = { password: '', code: '' };

/** Her password, or the code of a mail that was asked for. */
export const proofFields = (hasPassword: boolean, codeId: string | null) => ({
  password: hasPassword ? v.pipe(v.string(), v.minLength(1, words.passwordMissing)) : v.string(),
  code: hasPassword
    ? v.string()
    : v.pipe(
        v.string(),
        v.check(() => codeId !== null, words.codeMissing),
        v.check((typed) => codeId === null || v.is(OneTimeCode, typed), words.codeHelper),
      ),
});

export const proofOf = ({ password, code }: ProofValues, codeId: string | null): IdentityProof =>
  password ? { password } : { codeId: codeId ?? '', code };

/** What is wrong with a proof is said at its field. */
export function proofProblem({ code, message }: ApiProblem): Readonly<Record<string, string>> | undefined {
  if (code === 'PASSWORD_WRONG') return { password: `${message}.` };
  return code?.startsWith('OTP_') ? { code: `${message}.` } : undefined;
}
