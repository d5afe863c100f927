import { randomInt } from 'node:crypto';
import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { ErrorCode } from '@portal/domain/contract/error-code';
import { CODE_MINUTES, CODE_TRIES } from '@portal/domain/identity/one-time-code';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { createRateLimiter } from '../../../core/http/rate-limit.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { MailLetter, PlainLetter } from '../letters.ts';
import { digestOf, matchesDigest, randomId } from '../sessions/secrets.ts';
import { codeQueries, type CodeSubject, type OtpChallenge } from './codes.queries.ts';

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'config'> {
  readonly mail: MailLetter;
}

/** A code that is asked for: what it is for, which mailbox it goes to, and from where it is wished for. */
export interface CodeOrder extends CodeSubject {
  readonly to: string;
  readonly ip: string;
}

/**
 * In an hour. `contact` is how many challenges one address may begin with one mailbox. A mailbox takes twice as many letters in all,
 * so that a stranger who uses up his own keeps its owner from nothing.
 */
const PER_HOUR = { address: 10, contact: LIMITS.otpResendMax, mailbox: 2 * LIMITS.otpResendMax };
const WAIT_MS = LIMITS.otpResendSeconds * millisecondsInSecond;

const newCode = () => String(randomInt(10 ** LIMITS.otpMin)).padStart(LIMITS.otpMin, '0');
/** Within the minute of a letter no other one follows. */
const isTooEarly = ({ sentAt }: OtpChallenge, now: Date) => sentAt.getTime() + WAIT_MS > now.getTime();
const mailboxOf = (to: string) => to.trim().toLowerCase();
/** Worth nothing for another purpose or about another subject. */
const bound = ({ purpose, subject }: CodeSubject, code: string) => JSON.stringify([purpose, subject, code.trim()]);

/** One-time codes by which somebody shows that a mailbox is hers: the only ones of the platform (REG-3). */
export function codesService({ database: { db }, clock, config, mail }: Deps) {
  const perHour = (max: number) =>
    createRateLimiter(clock, config.loginLimitPerMinute ? max : Infinity, millisecondsInHour);
  const addresses = perHour(PER_HOUR.address);
  const contacts = perHour(PER_HOUR.contact);
  const mailboxes = perHour(PER_HOUR.mailbox);

  /** That of this mailbox, while its code counts. */
  async function running(on: Db | Tx, order: CodeOrder): Promise<OtpChallenge | undefined> {
    const found = await codeQueries(on).about(order);
    return found && found.sentTo === mailboxOf(order.to) && found.expiresAt > clock.now() ? found : undefined;
  }
  const isUsedUp = ({ resends }: OtpChallenge) => resends >= LIMITS.otpResendMax;
  const keysOf = ({ to, ip }: Pick<CodeOrder, 'to' | 'ip'>) => {
    const mailbox = digestOf(mailboxOf(to));
    return { mailbox, contact: `${ip} ${mailbox}` };
  };

  /** Seconds until another letter may leave: the longest of all that holds it up. */
  async function waitOf(on: Db | Tx, order: CodeOrder): Promise<number> {
    const { mailbox, contact } = keysOf(order);
    const before = await running(on, order);
    const until = before && (isUsedUp(before) ? before.expiresAt.getTime() : before.sentAt.getTime() + WAIT_MS);
    return Math.max(
      until === undefined ? 0 : Math.ceil((until - clock.now().getTime()) / millisecondsInSecond),
      addresses.waitOf(order.ip),
      mailboxes.waitOf(mailbox),
      before && !isUsedUp(before) ? 0 : contacts.waitOf(contact),
    );
  }

  /**
   * Looks a code up; a wrong one costs a try. `use` uses it up in the transaction of what it is for: what is refused there leaves it.
   * Throws OTP_EXPIRED, OTP_ATTEMPTS and OTP_INVALID; `use` throws OTP_EXPIRED.
   */
  async function check(
    of: CodeSubject & { readonly ip?: string },
    code: string,
  ): Promise<{ readonly id: string; use(tx: Tx): Promise<void> }> {
    const row = await codeQueries(db).countTry(of);
    if (!row || row.expiresAt <= clock.now()) throw new DomainError('OTP_EXPIRED');
    if (row.tries > CODE_TRIES) throw new DomainError('OTP_ATTEMPTS');
    if (!matchesDigest(bound(of, code), row.codeHash)) throw new DomainError('OTP_INVALID');
    await codeQueries(db).giveBackTry(row);
    return {
      id: row.id,
      async use(tx) {
        if (!(await codeQueries(tx).take(row))) throw new DomainError('OTP_EXPIRED');
        // The mailbox is hers: what went there was no stranger's doing.
        const { mailbox, contact } = keysOf({ to: row.sentTo, ip: of.ip ?? '' });
        mailboxes.forget(mailbox);
        contacts.forget(contact);
      },
    };
  }

  return {
    /** Counts a wish for a code, before anything that costs. Throws TOO_MANY and OTP_RESEND_LIMIT. */
    async admit(order: CodeOrder): Promise<void> {
      const refuse = async (code: ErrorCode, rest: number) => {
        throw new DomainError(code, { retryAfter: Math.max(rest, await waitOf(db, order)) });
      };
      const wait = addresses.take(order.ip);
      if (wait) await refuse('TOO_MANY', wait);
      const before = await running(db, order);
      // No letter leaves: `issue` says so.
      if (before && (isUsedUp(before) || isTooEarly(before, clock.now()))) return;
      const { mailbox, contact } = keysOf(order);
      const rest = (before ? 0 : contacts.take(contact)) || mailboxes.take(mailbox);
      if (rest) await refuse('OTP_RESEND_LIMIT', rest);
    },

    /**
     * Mails a code in the caller's transaction; the one before it is worth nothing from now on. Seconds until another one may
     * follow it. Throws OTP_RESEND_WAIT and OTP_RESEND_LIMIT, and nothing else of the transaction has to go with them.
     */
    async issue(
      tx: Tx,
      order: CodeOrder,
      letterOf: (code: string, minutes: number) => PlainLetter | Promise<PlainLetter>,
    ): Promise<{ id: string; resendIn: number }> {
      const now = clock.now();
      const code = newCode();
      const sent = await codeQueries(tx).send(
        {
          id: randomId('otp'),
          purpose: order.purpose,
          subject: order.subject,
          sentTo: mailboxOf(order.to),
          codeHash: digestOf(bound(order, code)),
          sentAt: now,
          expiresAt: new Date(now.getTime() + CODE_MINUTES * millisecondsInMinute),
        },
        { now, sentBefore: new Date(now.getTime() - WAIT_MS) },
      );
      if (!sent) {
        const before = await running(tx, order);
        const isTooOften = before && !isTooEarly(before, now);
        throw new DomainError(isTooOften ? 'OTP_RESEND_LIMIT' : 'OTP_RESEND_WAIT', {
          retryAfter: Math.max(1, await waitOf(tx, order)),
        });
      }
      await mail(tx, await letterOf(code, CODE_MINUTES));
      return { id: sent.id, resendIn: await waitOf(tx, order) };
    },

    check,

    /**
     * Does what a code is for, and uses it up in the same transaction: what is refused there leaves the code.
     * Throws OTP_EXPIRED, OTP_ATTEMPTS and OTP_INVALID.
     */
    async redeem<T>(of: CodeSubject, code: string, work: (tx: Tx, challengeId: string) => Promise<T>): Promise<T> {
      const { use, id } = await check(of, code);
      return db.transaction(async (tx) => {
        await use(tx);
        return work(tx, id);
      });
    },
  };
}

export type CodesService = ReturnType<typeof codesService>;
