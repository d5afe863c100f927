import type { TicketTarget } from '@portal/domain/support/ticket';
import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What everything about tickets works with. */
export interface TicketDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly notify: NotificationsModule['notify'];
  /** What her own things of a kind are called, by id; what is not hers is missing. */
  readonly titlesOf: (
    on: Db | Tx,
    teacherId: string,
    kind: Exclude<TicketTarget, 'TEACHER'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}
