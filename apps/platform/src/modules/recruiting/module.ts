import { millisecondsInHour } from 'date-fns/constants';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { applicationOpsSource } from './application-ops-source.ts';
import { applicationsHandlers } from './applications.handlers.ts';
import { applicationsService } from './applications.service.ts';
import type { RecruitingPorts } from './recruiting-deps.ts';

export interface RecruitingModule extends PlatformModule {
  /** The applications, for the operators. */
  readonly opsSource: OpsSource;
}

/** Applications that one address may send in an hour, as many as it gets upload tickets. */
const APPLICATIONS_PER_HOUR = 3;

/** Applications of people who want to teach; they need no account. */
export function recruitingModule(
  { database, clock, config }: Pick<ModuleDeps, 'database' | 'clock' | 'config'>,
  ports: RecruitingPorts,
): RecruitingModule {
  const desk = applicationOpsSource({ database, clock, ...ports });
  return {
    opsSource: desk,
    async register(app) {
      const isLimited = config.rateLimitPerMinute > 0;
      const limiter = createRateLimiter(clock, isLimited ? APPLICATIONS_PER_HOUR : Infinity, millisecondsInHour);
      const applications = applicationsService({ database, clock, ...ports, desk, limiter });
      implement(app, applicationsContract, applicationsHandlers(applications));
    },
  };
}
