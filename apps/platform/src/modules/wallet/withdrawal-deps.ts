import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import type { Config } from '../../core/config/config.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Caller, RequestContext } from '../../core/http/implement.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { IdentityProofs, Prover } from '../identity/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

export interface WalletAccounts {
  getUser(
    on: Db | Tx,
    id: string,
  ): Promise<{ readonly name: string; readonly email: string | null; readonly timeZone: string } | undefined>;
  /** By which she shows that it is she who moves money. */
  readonly proofs: IdentityProofs;
  desksOf(on: Db | Tx, operatorId: string): Promise<readonly OpsDesk[]>;
}

export interface WithdrawalDeps
  extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'>, Pick<NotificationsModule, 'notify' | 'mail'> {
  /** Whose withdrawals they are. */
  readonly accounts: WalletAccounts;
  readonly config: Pick<Config, 'secondPersonAbove' | 'tenant'>;
}

/** Who asks, as a proof has to know. */
export const proverOf = ({ userId, sessionId }: Caller, { ip, deviceId }: RequestContext): Prover => ({
  userId,
  sessionId,
  ip,
  deviceId,
});
