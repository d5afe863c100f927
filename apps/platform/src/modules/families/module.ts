import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { familyDoorHandlers } from './family-door.handlers.ts';
import type { FamilyDeps } from './family-door.service.ts';

/** Calls by one link in a minute that change something. */
const SAYINGS = 30;

/** The families of students, who have no account: what they see and say by the links of their letters. */
export function familiesModule(deps: FamilyDeps & Pick<ModuleDeps, 'clock' | 'config'>): PlatformModule {
  return {
    async register(app) {
      const limiter = createRateLimiter(deps.clock, deps.config.rateLimitPerMinute > 0 ? SAYINGS : Infinity);
      implement(app, familyDoorContract, familyDoorHandlers(deps, limiter));
    },
  };
}
