import type { Db, Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { Files } from '../../assets/module.ts';
import type { NotificationsModule } from '../../notifications/module.ts';

/** What assignments work with. */
export interface AssignmentDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly notify: NotificationsModule['notify'];
  readonly accounts: { getUser(on: Db | Tx, id: string): Promise<{ readonly timeZone: string } | undefined> };
}
