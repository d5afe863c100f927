import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files, VisitorTickets } from '../assets/module.ts';
import type { IdentityModule } from '../identity/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { ProfileModule } from '../profile/module.ts';

/** What this module asks of the others. */
export interface RecruitingPorts {
  readonly files: Files;
  readonly visitors: VisitorTickets;
  readonly catalog: CatalogNames;
  /** Applicants have no account, and so no notifications: they are written to. */
  readonly mail: NotificationsModule['mail'];
  /** Whoever signs her contract gets an account. */
  readonly accounts: Pick<
    IdentityModule,
    'codes' | 'teacherOf' | 'accountWith' | 'hasWayIn' | 'wayIn' | 'desksOf' | 'namesOf'
  >;
  /** What her profile begins with. */
  readonly profile: Pick<ProfileModule, 'begin'>;
}

export interface RecruitingDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'events'>, RecruitingPorts {
  readonly desk: DeskQueue;
}
