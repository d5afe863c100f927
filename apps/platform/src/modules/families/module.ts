import { familyAbsenceContract } from '@portal/domain/families/family-absence.contract';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { familyReviewContract } from '@portal/domain/families/family-review.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { familyAbsenceHandlers } from './family-absence.handlers.ts';
import { familyCallers } from './family-callers.ts';
import { familyDoorHandlers } from './family-door.handlers.ts';
import { type FamilyDeps, familyDoorService } from './family-door.service.ts';
import { type FamilyHomeworkDeps, familyHomeworkHandlers } from './family-homework.handlers.ts';
import { familyReviewHandlers } from './family-review.handlers.ts';

/** Calls by one link in a minute that change something. */
const SAYINGS = 30;

/** The families of students, who have no account: what they see and say by the links of their letters. */
export function familiesModule(
  deps: FamilyDeps & FamilyHomeworkDeps & Pick<ModuleDeps, 'clock' | 'config'>,
): PlatformModule {
  return {
    async register(app) {
      const limiter = createRateLimiter(deps.clock, deps.config.rateLimitPerMinute > 0 ? SAYINGS : Infinity);
      const callers = familyCallers(deps.database, limiter);
      const door = familyDoorService(deps);
      implement(app, familyDoorContract, familyDoorHandlers(deps, callers, door));
      implement(app, familyAbsenceContract, familyAbsenceHandlers(deps, callers, door));
      implement(app, familyHomeworkContract, familyHomeworkHandlers(deps, callers));
      implement(app, familyReviewContract, familyReviewHandlers(deps, callers));
    },
  };
}
