import type { FamilyCaller } from '../../core/caller.ts';
import type { Database } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import { type Family, familyQueries } from '../classes/module.ts';

export type FamilyCallers = ReturnType<typeof familyCallers>;

/** Who comes with the link of a family. */
export function familyCallers({ db }: Pick<Database, 'db'>, limiter: RateLimiter) {
  /** She may have left since. */
  async function familyOf({ classId, guardianId }: FamilyCaller): Promise<Family> {
    const found = await familyQueries(db).of(classId, guardianId);
    if (!found) throw new DomainError('LINK_REVOKED');
    return found;
  }

  return {
    familyOf,

    /** What is said by one link is counted: the teacher hears of some of it. */
    speaking(caller: FamilyCaller): Promise<Family> {
      const retryAfter = limiter.take(`${caller.classId} ${caller.guardianId}`);
      if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
      return familyOf(caller);
    },
  };
}
