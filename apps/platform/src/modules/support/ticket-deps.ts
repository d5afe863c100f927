import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/files.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { TeachingModule } from '../teaching-module.ts';

/** What everything about tickets works with. */
export interface TicketDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly notify: NotificationsModule['notify'];
  readonly titlesOf: TeachingModule['titlesOf'];
}
