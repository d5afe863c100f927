import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { applicationOpsSource } from './application-ops-source.ts';
import { applicationsHandlers } from './applications.handlers.ts';
import { applicationsService } from './applications.service.ts';
import type { RecruitingPorts } from './recruiting-deps.ts';

export interface RecruitingModule extends PlatformModule {
  /** The applications, for the operators. */
  readonly opsSource: OpsSource;
}

/** Applications of people who want to teach; they need no account. */
export function recruitingModule(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  ports: RecruitingPorts,
): RecruitingModule {
  const desk = applicationOpsSource({ database, clock, ...ports });
  return {
    opsSource: desk,
    async register(app) {
      const applications = applicationsService({ database, clock, ...ports, desk });
      implement(app, applicationsContract, applicationsHandlers(applications));
    },
  };
}
