import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { createRateLimiter } from '../../../core/http/rate-limit.ts';
import { accountKey, accountQueries, isPortalUser, type User } from '../accounts/accounts.queries.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { digestOf } from '../sessions/secrets.ts';
import { loginAttemptQueries } from './login-attempts.queries.ts';

/** Where a try comes from. */
export interface TrySource {
  readonly ip: string;
  /** The device as it names itself; only a device that signed in before has a counter of its own. */
  readonly deviceId: string | undefined;
}

export interface Credentials extends TrySource {
  readonly account: string;
  readonly password: string;
}

export interface LoginService {
  /**
   * The teacher whose credentials these are. Throws LOGIN_INVALID (equal for an unknown account), LOGIN_DELAYED, TOO_MANY,
   * and only after a right password USER_TYPE_MISMATCH or ACCOUNT_DELETED.
   */
  authenticate(credentials: Credentials): Promise<User>;
  /** Counts a try of this address and this device; every way to sign in shares the count. Throws TOO_MANY. */
  takeTurn(source: TrySource): void;
  /** The same for somebody whom a provider has named; `undefined` is somebody nobody here knows. */
  authenticateByProvider(source: TrySource, whoIs: () => Promise<User | undefined>): Promise<User>;
  /**
   * Asks a signed-in person for her password again; an account without one passes. Throws PASSWORD_WRONG, LOGIN_DELAYED
   * or TOO_MANY: a stolen session must not become a place to guess. Its tries are counted for the session alone, so that who
   * guesses at the login cannot keep her from it.
   */
  confirmPassword(user: User, password: string | undefined, source: TrySource & { sessionId: string }): Promise<void>;
}

export function loginService(
  { db }: Database,
  { clock, passwords, perMinute }: { clock: Clock; passwords: Passwords; perMinute: number },
): LoginService {
  const accounts = accountQueries(db);
  const attempts = loginAttemptQueries(db);
  const limit = createRateLimiter(clock, perMinute || Number.POSITIVE_INFINITY);

  function takeTurn({ ip, deviceId }: TrySource): void {
    for (const key of [`ip ${ip}`, ...(deviceId ? [`device ${deviceId}`] : [])]) limit.admit(key);
  }

  /** Whether the password is right, at the pace of the account's counter for this device or session. Throws LOGIN_DELAYED. */
  async function verifyPaced(key: string, device: string, stored: string | null | undefined, password: string) {
    const wait = await attempts.begin(key, device, clock.now());
    if (wait) throw new DomainError('LOGIN_DELAYED', { retryAfter: wait });
    const matches = await passwords.verify(stored, password);
    if (matches) await attempts.succeeded(key, device);
    return matches;
  }

  function mayEnter(user: User): User {
    if (user.status === 'DELETED') throw new DomainError('ACCOUNT_DELETED');
    if (!isPortalUser(user)) throw new DomainError('USER_TYPE_MISMATCH');
    return user;
  }

  return {
    takeTurn,

    async authenticate({ account, password, ...source }) {
      takeTurn(source);
      const { deviceId } = source;
      const found = await accounts.forLogin(account, deviceId);
      // An account has one counter whichever of its names is tried; a name without account has one too.
      const key = found ? found.user.id : digestOf(accountKey(account));
      const device = found?.known && deviceId ? deviceId : '';
      const matches = await verifyPaced(key, device, found?.user.passwordHash, password);
      if (!found || !matches) throw new DomainError('LOGIN_INVALID');
      return mayEnter(found.user);
    },

    async authenticateByProvider(source, whoIs) {
      takeTurn(source);
      const user = await whoIs();
      if (!user) throw new DomainError('ACCOUNT_NOT_LINKED');
      return mayEnter(user);
    },

    async confirmPassword(user, password, source) {
      if (user.passwordHash === null) return;
      takeTurn(source);
      if (!password || !(await verifyPaced(user.id, source.sessionId, user.passwordHash, password)))
        throw new DomainError('PASSWORD_WRONG');
    },
  };
}
