import { millisecondsInMinute } from 'date-fns/constants';
import { CODE_MINUTES } from '@portal/domain/identity/one-time-code';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountKey, accountQueries, type User } from '../accounts/accounts.queries.ts';
import { createUser, type SignUp } from '../accounts/accounts.service.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { CodesService } from '../codes/codes.service.ts';
import { codeLetter, knownLetter } from './sign-up-letters.ts';
import { signUpQueries } from './sign-ups.queries.ts';

export interface SignUpDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  readonly passwords: Passwords;
  readonly codes: CodesService;
  /** The ticket with which a teacher first comes into the account that was made for her; undefined for anybody else. */
  firstWayIn(tx: Tx, user: User): Promise<string | undefined>;
}

/** Accounts that people make themselves: only with an address that they have shown to be theirs (REG-3). */
export function signUpService({ database: { db }, clock, passwords, codes, firstWayIn }: SignUpDeps) {
  const codeOf = (uid: string) => ({ purpose: 'SIGN_UP', subject: uid }) as const;

  return {
    /**
     * Sends a code for a checked form, and does and takes the same for an address that has an account: its owner is written
     * to, nobody else learns of it. Throws TOO_MANY and OTP_RESEND_LIMIT.
     */
    async begin(uid: string, form: SignUp, ip: string): Promise<void> {
      const email = form.contact.trim().toLowerCase();
      const order = { ...codeOf(uid), to: email, ip };
      await codes.admit(order);
      const passwordHash = await passwords.hash(form.password);
      await db.transaction(async (tx) => {
        const known = await accountQueries(tx).byEmail(email);
        // The code before the form, as `finish` takes them.
        await codes
          .issue(tx, order, async (code, minutes) =>
            known ? knownLetter(email, await firstWayIn(tx, known)) : codeLetter(email, code, minutes),
          )
          .catch(goOnWithOneOnItsWay);
        await signUpQueries(tx).put({
          uid,
          email,
          name: form.name,
          username: accountKey(form.username),
          passwordHash,
          expiresAt: new Date(clock.now().getTime() + CODE_MINUTES * millisecondsInMinute),
        });
      });
    },

    /** What was written in the form of a step, while its number counts; without the passwords, which nobody keeps. */
    async written(uid: string): Promise<Pick<SignUp, 'name' | 'contact' | 'username'> | undefined> {
      const row = await signUpQueries(db).byUid(uid);
      if (!row || row.expiresAt <= clock.now()) return undefined;
      return { name: row.name, contact: row.email, username: row.username };
    },

    /** Makes the account of a step. Throws OTP_EXPIRED, OTP_ATTEMPTS, OTP_INVALID, and ACCOUNT_EXISTS for a taken user name. */
    finish: (uid: string, code: string): Promise<User> =>
      codes.redeem(codeOf(uid), code, async (tx) => {
        const form = await signUpQueries(tx).take(uid);
        if (!form) throw new DomainError('OTP_EXPIRED');
        const { name, username, email, passwordHash } = form;
        return createUser(tx, { name, username, email, passwordHash }, { clock, passwords });
      }),
  };
}

/** A form that is mended within the minute goes on with the number that is on its way. */
function goOnWithOneOnItsWay(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'OTP_RESEND_WAIT')) throw error;
}

export type SignUpService = ReturnType<typeof signUpService>;
