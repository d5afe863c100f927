import { randomInt } from 'node:crypto';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { createRateLimiter } from '../../../core/http/rate-limit.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountKey, accountQueries, type User } from '../accounts/accounts.queries.ts';
import { createUser, type SignUp } from '../accounts/accounts.service.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { digestOf, matchesDigest, randomSecret } from '../sessions/secrets.ts';
import { codeLetter, knownLetter, type SignUpLetter } from './sign-up-letters.ts';
import { signUpQueries } from './sign-ups.queries.ts';

export interface SignUpDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config'> {
  readonly passwords: Passwords;
  mail(tx: Tx, letter: SignUpLetter): Promise<void>;
}

const CODE_MINUTES = 10;
const MOST_TRIES = 5;
/**
 * `contact` is what one address may have sent to one mailbox. A mailbox takes twice as many in all, so that a stranger who uses up
 * his own keeps its owner from nothing.
 */
const PER_HOUR = { address: 10, contact: LIMITS.otpResendMax, mailbox: 2 * LIMITS.otpResendMax };

/** Accounts that people make themselves: only with an address that they have shown to be theirs (REG-3). */
export function signUpService({ database: { db }, clock, config, passwords, mail }: SignUpDeps) {
  const perHour = (max: number) =>
    createRateLimiter(clock, config.loginLimitPerMinute ? max : Infinity, millisecondsInHour);
  const addresses = perHour(PER_HOUR.address);
  const contacts = perHour(PER_HOUR.contact);
  const mailboxes = perHour(PER_HOUR.mailbox);

  const codeHashOf = (uid: string, code: string) => digestOf(`${uid} ${code}`);

  return {
    /**
     * Sends a code for a checked form, and does and takes the same for an address that has an account: its owner is written
     * to, nobody else learns of it. Throws TOO_MANY and OTP_RESEND_LIMIT.
     */
    async begin(uid: string, form: SignUp, ip: string): Promise<void> {
      const email = form.contact.trim().toLowerCase();
      const wait = addresses.take(ip);
      if (wait) throw new DomainError('TOO_MANY', { retryAfter: wait });
      const mailbox = digestOf(email);
      const rest = contacts.take(`${ip} ${mailbox}`) || mailboxes.take(mailbox);
      if (rest) throw new DomainError('OTP_RESEND_LIMIT', { retryAfter: rest });
      const passwordHash = await passwords.hash(form.password);
      const code = String(randomInt(10 ** LIMITS.otpMin)).padStart(LIMITS.otpMin, '0');
      await db.transaction(async (tx) => {
        const isKnown = await accountQueries(tx).hasEmail(email);
        await signUpQueries(tx).put({
          uid,
          email,
          name: form.name,
          username: accountKey(form.username),
          passwordHash,
          codeHash: codeHashOf(uid, isKnown ? randomSecret() : code),
          expiresAt: new Date(clock.now().getTime() + CODE_MINUTES * millisecondsInMinute),
        });
        await mail(tx, isKnown ? knownLetter(email) : codeLetter(email, code, CODE_MINUTES));
      });
    },

    /** What was written in the form of a step, while its number counts; without the passwords, which nobody keeps. */
    async written(uid: string): Promise<Pick<SignUp, 'name' | 'contact' | 'username'> | undefined> {
      const row = await signUpQueries(db).byUid(uid);
      if (!row || row.expiresAt <= clock.now()) return undefined;
      return { name: row.name, contact: row.email, username: row.username };
    },

    /** Makes the account of a step. Throws OTP_EXPIRED, OTP_ATTEMPTS, OTP_INVALID, and ACCOUNT_EXISTS for a taken user name. */
    async finish(uid: string, code: string): Promise<User> {
      const row = await signUpQueries(db).countTry(uid);
      if (!row || row.expiresAt <= clock.now()) throw new DomainError('OTP_EXPIRED');
      if (row.tries > MOST_TRIES) throw new DomainError('OTP_ATTEMPTS');
      if (!matchesDigest(`${uid} ${code.trim()}`, row.codeHash)) throw new DomainError('OTP_INVALID');
      const { name, username, email, passwordHash } = row;
      return db.transaction(async (tx) => {
        if (!(await signUpQueries(tx).take(row))) throw new DomainError('OTP_EXPIRED');
        return createUser(tx, { name, username, email, passwordHash }, { clock, passwords });
      });
    },
  };
}

export type SignUpService = ReturnType<typeof signUpService>;
