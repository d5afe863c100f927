import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { createRateLimiter } from '../../core/rate-limit.ts';
import { accountKey, accountQueries, type User } from './accounts.queries.ts';
import { loginAttemptQueries } from './login-attempts.queries.ts';
import type { Passwords } from './passwords.ts';
import { digestOf } from './secrets.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly ip: string;
  /** The device as it names itself; only a device that signed in before has a counter of its own. */
  readonly deviceId: string | undefined;
}

export interface LoginService {
  /**
   * The teacher whose credentials these are. Throws LOGIN_INVALID (equal for an unknown account), LOGIN_DELAYED, TOO_MANY,
   * and only after a right password USER_TYPE_MISMATCH or ACCOUNT_DELETED.
   */
  authenticate(credentials: Credentials): Promise<User>;
}

export function loginService(
  { db }: Database,
  { clock, passwords, perMinute }: { clock: Clock; passwords: Passwords; perMinute: number },
): LoginService {
  const accounts = accountQueries(db);
  const attempts = loginAttemptQueries(db);
  const limit = createRateLimiter(clock, perMinute || Number.POSITIVE_INFINITY);

  function takeTurn(key: string): void {
    const wait = limit.take(key);
    if (wait) throw new DomainError('TOO_MANY', { retryAfter: wait });
  }

  return {
    async authenticate({ account, password, ip, deviceId }) {
      takeTurn(`ip ${ip}`);
      if (deviceId) takeTurn(`device ${deviceId}`);
      const found = await accounts.forLogin(account, deviceId);
      // An account has one counter whichever of its names is tried; a name without account has one too.
      const key = found ? found.user.id : digestOf(accountKey(account));
      const device = found?.known && deviceId ? deviceId : '';
      const wait = await attempts.begin(key, device, clock.now());
      if (wait) throw new DomainError('LOGIN_DELAYED', { retryAfter: wait });
      const matches = await passwords.verify(found?.user.passwordHash, password);
      if (!found || !matches) throw new DomainError('LOGIN_INVALID');
      await attempts.succeeded(key, device);
      if (found.user.status === 'DELETED') throw new DomainError('ACCOUNT_DELETED');
      if (found.user.userType !== 'TEACHER') throw new DomainError('USER_TYPE_MISMATCH');
      return found.user;
    },
  };
}
