import type { ModuleDeps } from '../../core/module.ts';
import type { IdentityModule } from '../identity/module.ts';

export interface StatisticsDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'log'> {
  readonly accounts: Pick<IdentityModule, 'desksOf'>;
}
