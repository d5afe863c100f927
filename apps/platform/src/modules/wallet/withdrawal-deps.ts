import type { OpsDesk } from '@portal/domain/ops/ops';
import type { Config } from '../../core/config/config.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

export interface WalletAccounts {
  getUser(on: Db | Tx, id: string): Promise<{ readonly name: string } | undefined>;
  desksOf(on: Db | Tx, operatorId: string): Promise<readonly OpsDesk[]>;
}

export interface WithdrawalDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  /** Whose withdrawals they are. */
  readonly accounts: WalletAccounts;
  readonly config: Pick<Config, 'secondPersonAbove'>;
  readonly notify: NotificationsModule['notify'];
}
