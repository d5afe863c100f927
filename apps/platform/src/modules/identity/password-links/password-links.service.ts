import { millisecondsInHour } from 'date-fns/constants';
import { brokenPasswordRules, PASSWORD_RULE_TEXTS } from '@portal/domain/identity/password';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { accountKey, accountQueries } from '../accounts/accounts.queries.ts';
import { isUnnamed, takenOr } from '../accounts/accounts.service.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { digestOf, randomSecret } from '../sessions/secrets.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { passwordLinkQueries } from './password-links.queries.ts';

/** For a link that is opened at the next working day. */
export const LINK_HOURS = 72;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Pick<SessionService, 'endAllOf'>;
  /** Hears of a password that was set, inside its transaction. */
  onSet(tx: Tx, userId: string): Promise<void>;
}

interface NewPassword {
  readonly ticket: string;
  /** Chosen with the first password of an account. */
  readonly username?: string | undefined;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** Passwords that are set by a link from a mail (REG-3). */
export function passwordLinks({ database: { db }, clock, passwords, sessions, onSet }: Deps) {
  return {
    /** Makes the ticket of a new link; those before it are worth nothing from now on. */
    async issue(tx: Tx, userId: string): Promise<string> {
      const ticket = randomSecret();
      const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * millisecondsInHour);
      await passwordLinkQueries(tx).put({ userId, ticketHash: digestOf(ticket), expiresAt });
      return ticket;
    },

    /** What a link is for, without using it. Throws TICKET_INVALID. */
    async find(ticket: string): Promise<{ isNew: boolean }> {
      const owner = await passwordLinkQueries(db).ownerOf(digestOf(ticket), clock.now());
      if (!owner) throw new DomainError('TICKET_INVALID');
      return { isNew: isUnnamed(owner) };
    },

    /**
     * Ends every session of the account; the device is known to it from now on. Throws TICKET_INVALID, PASSWORD_WEAK and
     * PASSWORD_MISMATCH; USERNAME_MISSING, and ACCOUNT_EXISTS for a taken user name. Whatever is refused leaves the link.
     */
    async setPassword({ ticket, username, password, passwordConfirm }: NewPassword, deviceId: string): Promise<void> {
      const [broken] = brokenPasswordRules(password);
      if (broken) throw new DomainError('PASSWORD_WEAK', { fields: { password: PASSWORD_RULE_TEXTS[broken] } });
      if (password !== passwordConfirm) throw new DomainError('PASSWORD_MISMATCH');
      const passwordHash = await passwords.hash(password);
      const userId = await db.transaction(async (tx) => {
        const links = passwordLinkQueries(tx);
        const owner = await links.take(digestOf(ticket), clock.now());
        if (owner === undefined) throw new DomainError('TICKET_INVALID');
        if (username !== undefined) await nameFirst(links, owner, username);
        else if (isUnnamed((await accountQueries(tx).byId(owner))!)) throw new DomainError('USERNAME_MISSING');
        await links.setPassword(owner, passwordHash);
        await links.forgetTries(owner);
        await accountQueries(tx).signOut(owner, clock.now());
        await accountQueries(tx).knowDevice(owner, deviceId, clock.now());
        await onSet(tx, owner);
        return owner;
      });
      await sessions.endAllOf(userId);
    },
  };
}

/** Throws ACCOUNT_EXISTS, and VALIDATION where the account has a user name that its owner knows. */
async function nameFirst(links: ReturnType<typeof passwordLinkQueries>, userId: string, username: string) {
  const isNamed = await links.setFirstUsername(userId, accountKey(username)).catch((error: unknown) => {
    throw takenOr(error);
  });
  if (!isNamed) throw new DomainError('VALIDATION', { fields: { username: '이미 정한 아이디가 있어요.' } });
}

export type PasswordLinks = ReturnType<typeof passwordLinks>;
