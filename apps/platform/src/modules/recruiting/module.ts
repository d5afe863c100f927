import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { LETTERS_PER_HOUR } from '@portal/domain/recruiting/contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import { createIntervalWorker } from '../../core/interval-worker.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { applicationOpsSource } from './application-ops-source.ts';
import { applicationsHandlers } from './applications.handlers.ts';
import { applicationsService } from './applications.service.ts';
import { contractDesk } from './contracts/contract-desk.service.ts';
import { contractSending } from './contracts/contract-sending.service.ts';
import { contractsHandlers } from './contracts/contracts.handlers.ts';
import { contractsService } from './contracts/contracts.service.ts';
import { forgetUnlookedAt } from './forget-applications.ts';
import type { RecruitingPorts } from './recruiting-deps.ts';

export interface RecruitingModule extends PlatformModule {
  /** The applications, for the operators. */
  readonly opsSource: OpsSource;
  /** Ends the contracts whose time is over now, and forgets what nobody looks at, for those who must not wait for the next round. */
  tick(): Promise<void>;
}

/** Applications that one address may send in an hour; families, schools and carriers share one. */
const APPLICATIONS_PER_HOUR = 10;
/** Letters with a link or a code that are wished for: from one address, and for one application. */
const WISHES_PER_HOUR = { address: 10, application: LETTERS_PER_HOUR };

/** Applications of people who want to teach, and their contracts; they need no account before they have signed. */
export function recruitingModule(
  given: Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'events' | 'log'>,
  ports: RecruitingPorts,
): RecruitingModule {
  const { clock, config, log } = given;
  const deps = { ...given, ...ports };
  const sending = contractSending(deps);
  const desk = applicationOpsSource(deps, sending);
  const often = (work: () => Promise<void>, failure: string) =>
    createIntervalWorker(work, {
      clock,
      everyMs: millisecondsInMinute,
      onFailure: (err) => log.error({ err }, `${failure} failed, and will be tried again`),
    });
  const workers = [
    often(() => sending.expireDue(), 'ending contracts'),
    often(() => forgetUnlookedAt(deps), 'forgetting applications that nobody looks at'),
  ];
  const perHour = (most: number) =>
    createRateLimiter(clock, config.rateLimitPerMinute > 0 ? most : Infinity, millisecondsInHour);
  return {
    opsSource: desk,
    async tick() {
      for (const worker of workers) await worker.flush();
    },
    async register(app) {
      const limits = {
        applications: perHour(APPLICATIONS_PER_HOUR),
        codes: perHour(WISHES_PER_HOUR.address),
        letters: perHour(WISHES_PER_HOUR.application),
      };
      const applications = applicationsService({ ...deps, desk, limits });
      implement(app, applicationsContract, applicationsHandlers(applications));
      const wishes = {
        ofAddress: perHour(WISHES_PER_HOUR.address),
        ofApplication: perHour(WISHES_PER_HOUR.application),
      };
      const contracts = contractsService({ ...deps, sending, wishes });
      implement(app, contractsContract, contractsHandlers(contracts, contractDesk(deps, sending)));
      for (const worker of workers) {
        worker.start();
        app.addHook('preClose', () => worker.stop());
      }
    },
  };
}
