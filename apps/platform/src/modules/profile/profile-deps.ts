import type { ProfileStatus } from '@portal/domain/identity/user';
import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { Catalog } from '../catalog/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** The accounts of the identity module: whose profile it is, and where its status shows. */
export interface ProfileAccounts {
  getUser(on: Db | Tx, id: string): Promise<{ readonly name: string; readonly avatar: string | null } | undefined>;
  setProfileStatus(on: Tx | Db, id: string, status: ProfileStatus): Promise<void>;
}

export interface ProfileDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly files: Files;
  readonly catalog: Catalog;
  readonly accounts: ProfileAccounts;
  readonly notify: NotificationsModule['notify'];
}
