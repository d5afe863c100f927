import type { ModuleDeps } from '../../../core/module.ts';
import type { MessagingModule } from '../../messaging/module.ts';
import type { DeskQueue } from '../../ops/desk-queue.ts';

/** What reviews work with; `desk` is where their reports wait. */
export interface ReviewDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly notify: MessagingModule['notify'];
  readonly desk: Pick<DeskQueue, 'open' | 'cancel'>;
}
