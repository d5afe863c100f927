import type { ModuleDeps } from '../../core/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';

/** What reviews work with; `desk` is where their reports wait. */
export interface ReviewDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly notify: NotificationsModule['notify'];
  readonly desk: Pick<DeskQueue, 'open' | 'cancel'>;
}
