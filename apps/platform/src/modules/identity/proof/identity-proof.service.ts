import { maskedEmail } from '@portal/domain/format/masked-email';
import type { IdentityProof, SentCode } from '@portal/domain/identity/identity-proof';
import type { CodePurpose } from '@portal/domain/identity/one-time-code';
import type { Caller } from '../../../core/caller.ts';
import type { Database, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { accountQueries, type User } from '../accounts/accounts.queries.ts';
import type { CodesService } from '../codes/codes.service.ts';
import type { PlainLetter } from '../letters.ts';
import type { LoginService, TrySource } from '../login/login.service.ts';

/** Who proves something, and from where. */
export interface Prover extends TrySource, Pick<Caller, 'userId' | 'sessionId'> {}

/** That it is she. What counts once is used up in the transaction of what it is for; a password is not. */
export interface Proven {
  /** The code that it was; null of a password. */
  readonly codeId: string | null;
  /** Throws OTP_EXPIRED where somebody else has used it meanwhile. */
  use(tx: Tx): Promise<void>;
}

export interface IdentityProofs {
  hasPassword(userId: string): Promise<boolean>;
  /** Mails a code to her address. Throws VALIDATION where she has none, OTP_RESEND_WAIT, OTP_RESEND_LIMIT and TOO_MANY. */
  sendCode(
    prover: Prover,
    purpose: CodePurpose,
    letterOf: (code: string, minutes: number) => Omit<PlainLetter, 'to'>,
  ): Promise<SentCode>;
  /**
   * Asks a signed-in person to show once more that it is she. Throws PASSWORD_WRONG, LOGIN_DELAYED, TOO_MANY, OTP_INVALID,
   * OTP_EXPIRED and OTP_ATTEMPTS: a stolen session must not become a place to guess.
   */
  prove(prover: Prover, purpose: CodePurpose, proof: IdentityProof): Promise<Proven>;
}

/** How a signed-in person shows that it is she herself: by her password, or by the code of a mail (PAY-1). */
export function identityProofs(
  { db }: Pick<Database, 'db'>,
  { login, codes }: { readonly login: LoginService; readonly codes: CodesService },
): IdentityProofs {
  async function userOf({ userId }: Pick<Prover, 'userId'>): Promise<User> {
    const user = await accountQueries(db).byId(userId);
    if (!user) throw new DomainError('TOKEN_INVALID');
    return user;
  }

  async function byPassword(prover: Prover, password: string): Promise<Proven> {
    const user = await userOf(prover);
    // Whoever has none proves nothing by the right one of nobody.
    if (user.passwordHash === null) throw new DomainError('PASSWORD_WRONG');
    await login.confirmPassword(user, password, prover);
    return { codeId: null, use: async () => undefined };
  }

  return {
    hasPassword: async (userId) => (await userOf({ userId })).passwordHash !== null,

    async sendCode(prover, purpose, letterOf) {
      const { email } = await userOf(prover);
      if (email === null)
        throw new DomainError('VALIDATION', {
          fields: { email: '계정에 이메일이 없어요. 이메일을 등록하거나 비밀번호를 정한 뒤 다시 해 주세요.' },
        });
      const order = { purpose, subject: prover.userId, to: email, ip: prover.ip };
      await codes.admit(order);
      const { id, resendIn } = await db.transaction((tx) =>
        codes.issue(tx, order, (code, minutes) => ({ ...letterOf(code, minutes), to: email })),
      );
      return { codeId: id, sentTo: maskedEmail(email), resendInSeconds: resendIn };
    },

    async prove(prover, purpose, proof) {
      if ('password' in proof) return byPassword(prover, proof.password);
      const { id, use } = await codes.check({ purpose, subject: prover.userId, ip: prover.ip }, proof.code);
      // That of another mail, which was followed by a newer one.
      if (id !== proof.codeId) throw new DomainError('OTP_EXPIRED');
      return { codeId: id, use };
    },
  };
}
