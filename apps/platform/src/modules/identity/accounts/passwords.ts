import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../core/concurrency-limit.ts';

const HASHES = { atOnce: 2, queue: 50 };
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
  const inTurn = createConcurrencyLimit(HASHES);
  let dummy: Promise<string> | undefined;

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
