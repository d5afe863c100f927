import { subSeconds } from 'date-fns/subSeconds';
import type { FamilyCaller } from '../../core/caller.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { type Family, familyQueries } from '../classes/module.ts';
import { familyVisitQueries } from './chat/family-visits.queries.ts';

/** An open page asks several things at once, and again and again. */
const NOTED_AGAIN_SECONDS = 20;

export type FamilyCallers = ReturnType<typeof familyCallers>;

/** Who comes with the link of a family. */
export function familyCallers(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  limiter: RateLimiter,
) {
  /** She may have left since. */
  async function familyOf({ classId, guardianId }: FamilyCaller): Promise<Family> {
    const found = await familyQueries(db).of(classId, guardianId);
    if (!found) throw new DomainError('LINK_REVOKED');
    const now = clock.now();
    await familyVisitQueries(db).note({ classId, guardianId }, now, subSeconds(now, NOTED_AGAIN_SECONDS));
    return found;
  }

  return {
    familyOf,

    /** What is said by one link is counted: the teacher hears of some of it. */
    speaking(caller: FamilyCaller): Promise<Family> {
      limiter.admit(`${caller.classId} ${caller.guardianId}`);
      return familyOf(caller);
    },
  };
}
