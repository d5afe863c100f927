import * as v from 'valibot';
import { Id } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { OneTimeCode } from './one-time-code.ts';

const Password = v.pipe(v.string(), v.minLength(1, '비밀번호를 입력해 주세요.'), v.maxLength(LIMITS.nameMax));

/** Shows, before money moves, that it is she herself: her password, or the code of a mail for who signs in elsewhere. */
export const IdentityProof = v.union([
  v.strictObject({ password: Password }),
  v.strictObject({ codeId: Id, code: OneTimeCode }),
]);
export type IdentityProof = v.InferOutput<typeof IdentityProof>;

/** A code on its way to her. */
export const SentCode = v.object({
  codeId: Id,
  /** Masked. */
  sentTo: v.string(),
  resendInSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SentCode = v.InferOutput<typeof SentCode>;
