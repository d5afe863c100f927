import type { Db, Tx } from '../../core/database/database.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { Catalog } from '../catalog/module.ts';
import type { IdentityModule } from '../identity/module.ts';
import type { PackSharing } from '../library/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What everything about groups works with. */
export interface CommunityDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly notify: NotificationsModule['notify'];
  /** Packs that go from one teacher to another. */
  readonly library: PackSharing;
  readonly catalog: Pick<Catalog, 'subjects'>;
  readonly accounts: Pick<IdentityModule, 'desksOf' | 'getUser' | 'namesOf' | 'teacherCalled'>;
}

/** Where reports and appeals wait. */
export interface CommunityDesks {
  readonly reports: Pick<DeskQueue, 'open' | 'cancel'>;
  readonly appeals: Pick<DeskQueue, 'open' | 'cancel'>;
}

export type On = Db | Tx;
