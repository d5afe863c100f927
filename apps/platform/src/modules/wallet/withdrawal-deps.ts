import type { Config } from '../../core/config/config.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

export interface WalletAccounts {
  getUser(on: Db | Tx, id: string): Promise<{ readonly name: string } | undefined>;
}

export interface WithdrawalDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  /** Whose withdrawals they are. */
  readonly accounts: WalletAccounts;
  readonly config: Pick<Config, 'secondPersonAbove'>;
  readonly notify: NotificationsModule['notify'];
}
