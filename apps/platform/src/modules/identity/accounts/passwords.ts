import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../core/domain-error.ts';

const AT_ONCE = 2;
const QUEUE = 50;
// OWASP's first choice for argon2id: 19 MiB, two passes, one lane (the library's default algorithm is argon2id).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account that does not exist (`undefined`), which never matches. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Equal at set, change and login, or people lock themselves out (R27). */
export const normalised = (password: string): string => password.trim().normalize('NFC');

/** Hashing with at most two at once and fifty waiting: a login storm must not eat the memory of the process (R26). */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE) throw new DomainError('TOO_MANY', { retryAfter: 1 });
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalised(password), COST)),
    async verify(stored, password) {
      dummy ??= hash('an account that does not exist', COST);
      const against = stored ?? (await dummy);
      const matches = await inTurn(() => verify(against, normalised(password)));
      return matches && stored != null;
    },
  };
}
